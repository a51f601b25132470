import type { Modulo } from '../../platform/modulo.ts';
import { palavras } from './auditoria.rules.ts';
import { registrarEventosDoChecklist } from './checklist.events.ts';
import { registrarRotasDoChecklist } from './checklist.routes.ts';
import { secaoDoChecklist } from './dossie.service.ts';
import { linhaDoTempo } from './linha-do-tempo.repository.ts';
import { meusDados } from './meus-dados.service.ts';
import { pendenciaRespondida } from './pendencia-respondida.aviso.ts';
import { resumoDoChecklist } from './resumo-do-dia.service.ts';

export const checklist: Modulo = {
  nome: 'checklist',
  resumoDoDia: [resumoDoChecklist],
  avisos: [pendenciaRespondida],
  rotas: [registrarRotasDoChecklist],
  consumidores: [registrarEventosDoChecklist],
  dossie: [secaoDoChecklist],
  auditoria: { palavras },
  meusDados,
  linhaDoTempo,
  sementes: () => import('./checklist.sementes.ts'),
  exemplos: () => import('./checklist.exemplos.ts'),
};
