import type { Modulo } from '../../platform/modulo.ts';
import { nomearModelosChecklist } from './auditoria.repository.ts';
import { palavras } from './auditoria.rules.ts';
import { registrarRotasDeModelosChecklist } from './modelos-checklist.routes.ts';

export const modelosChecklist: Modulo = {
  nome: 'modelos-checklist',
  rotas: [registrarRotasDeModelosChecklist],
  auditoria: { palavras, nomear: { modelo_checklist: nomearModelosChecklist } },
  exemplos: () => import('./modelos-checklist.exemplos.ts'),
};
