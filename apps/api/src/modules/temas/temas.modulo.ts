import type { Modulo } from '../../platform/modulo.ts';
import { palavras } from './auditoria.rules.ts';
import { registrarRotasDeTemas } from './temas.routes.ts';

export const temas: Modulo = {
  nome: 'temas',
  rotas: [registrarRotasDeTemas],
  auditoria: { palavras },
  exemplos: () => import('./temas.exemplos.ts'),
  sementes: () => import('./temas.sementes.ts'),
};
