import type { Modulo } from '../../platform/modulo.ts';
import { nomearNotasInternas } from './auditoria.repository.ts';
import { palavras } from './auditoria.rules.ts';
import { registrarRotasDeNotasInternas } from './notas-internas.routes.ts';

export const notasInternas: Modulo = {
  nome: 'notas-internas',
  rotas: [registrarRotasDeNotasInternas],
  auditoria: { palavras, nomear: { nota_interna: nomearNotasInternas } },
  exemplos: () => import('./notas-internas.exemplos.ts'),
};
