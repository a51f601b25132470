import type { Modulo } from '../../platform/modulo.ts';
import { registrarRotaDosEmails } from './emails.routes.ts';
import { registrarRotaDeSaude } from './saude.routes.ts';

export const sistema: Modulo = {
  nome: 'sistema',
  rotas: [registrarRotaDosEmails, registrarRotaDeSaude],
  exemplos: () => import('./sistema.exemplos.ts'),
};
