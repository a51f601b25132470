import type { Modulo } from '../../platform/modulo.ts';
import { palavras } from './auditoria.rules.ts';
import { registrarRotasDosMeusDados } from './meus-dados.routes.ts';

export const meusDados: Modulo = {
  nome: 'meus-dados',
  rotas: [registrarRotasDosMeusDados],
  auditoria: { palavras },
  exemplos: () => import('./meus-dados.exemplos.ts'),
};
