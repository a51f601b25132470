import type { Modulo } from '../../platform/modulo.ts';
import { nomearModelosMinuta } from './auditoria.repository.ts';
import { palavras } from './auditoria.rules.ts';
import { registrarRotasDeModelosMinuta } from './modelos-minuta.routes.ts';

export const modelosMinuta: Modulo = {
  nome: 'modelos-minuta',
  rotas: [registrarRotasDeModelosMinuta],
  auditoria: { palavras, nomear: { modelo_minuta: nomearModelosMinuta } },
  exemplos: () => import('./modelos-minuta.exemplos.ts'),
};
