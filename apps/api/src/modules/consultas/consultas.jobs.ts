import type { TrabalhoAgendado } from '../../platform/modulo.ts';
import * as repo from './consultas.repository.ts';
import { VALIDADE_MS } from './ritmo.rules.ts';

/** Deletes every hour the answers that are no longer used. */
export const limpeza: TrabalhoAgendado = {
  nome: 'consultas.limpar',
  cron: '41 * * * *',
  fazer: ({ banco, agora }) => repo.limpar(banco, new Date(agora().getTime() - VALIDADE_MS)),
};
