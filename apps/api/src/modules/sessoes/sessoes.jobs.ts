import type { TrabalhoAgendado } from '../../platform/modulo.ts';
import * as repo from './sessoes.repository.ts';

/** Deletes every day ended sessions, used links and old counts of attempts. */
export const limpeza: TrabalhoAgendado = {
  nome: 'sessoes.limpar',
  cron: '17 3 * * *',
  fazer: ({ banco, agora }) => repo.limpar(banco, agora()),
};
