import type { Modulo } from '../../platform/modulo.ts';
import { palavras } from './auditoria.rules.ts';
import { registrarRotasDosConsentimentos } from './consentimentos.routes.ts';
import { meusDados } from './meus-dados.service.ts';

export const consentimentos: Modulo = {
  nome: 'consentimentos',
  rotas: [registrarRotasDosConsentimentos],
  meusDados,
  auditoria: { palavras },
  exemplos: () => import('./consentimentos.exemplos.ts'),
};
