import type { Modulo } from '../../platform/modulo.ts';
import { palavras } from './auditoria.rules.ts';
import { registrarEventosDoChecklist } from './checklist.events.ts';
import { registrarRotasDoChecklist } from './checklist.routes.ts';
import { secaoDoChecklist } from './dossie.service.ts';

export const checklist: Modulo = {
  nome: 'checklist',
  rotas: [registrarRotasDoChecklist],
  consumidores: [registrarEventosDoChecklist],
  dossie: [secaoDoChecklist],
  auditoria: { palavras },
  exemplos: () => import('./checklist.exemplos.ts'),
};
