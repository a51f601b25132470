import type { Modulo } from '../../platform/modulo.ts';
import { nomearServicos } from './auditoria.repository.ts';
import { palavras } from './auditoria.rules.ts';
import { registrarRotasDeServicos } from './servicos.routes.ts';

export const servicos: Modulo = {
  nome: 'servicos',
  rotas: [registrarRotasDeServicos],
  auditoria: { palavras, nomear: { servico: nomearServicos } },
  exemplos: () => import('./servicos.exemplos.ts'),
};
