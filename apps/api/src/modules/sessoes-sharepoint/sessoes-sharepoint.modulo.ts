import type { Modulo } from '../../platform/modulo.ts';
import { nomearAreas } from './auditoria.repository.ts';
import { palavras } from './auditoria.rules.ts';
import { meusDados } from './meus-dados.service.ts';
import { registrarRotasDasSessoesSharepoint } from './sessoes-sharepoint.routes.ts';

export const sessoesSharepoint: Modulo = {
  nome: 'sessoes-sharepoint',
  rotas: [registrarRotasDasSessoesSharepoint],
  meusDados,
  auditoria: { palavras, nomear: { sessao_sharepoint: nomearAreas } },
  exemplos: () => import('./sessoes-sharepoint.exemplos.ts'),
};
