import type { Modulo } from '../../platform/modulo.ts';
import { resumoDosVencimentos } from './resumo-do-dia.service.ts';
import { vencimentoProximo } from './vencimento-proximo.aviso.ts';
import { avisosDoDia } from './vencimentos.jobs.ts';

/** Tells of contracts and digital certificates that are about to end (page book R13, R14). */
export const vencimentos: Modulo = {
  nome: 'vencimentos',
  resumoDoDia: [resumoDosVencimentos],
  avisos: [vencimentoProximo],
  trabalhos: [avisosDoDia],
};
