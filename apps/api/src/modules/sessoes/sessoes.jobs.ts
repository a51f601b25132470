import type { TrabalhoAgendado } from '../../platform/modulo.ts';
import * as repo from './sessoes.repository.ts';

/** The daily cleaning of what is over: sessions, links, counts of attempts. */
export const limpeza: TrabalhoAgendado = {
  nome: 'sessoes.limpar',
  cron: '17 3 * * *',
  fazer: ({ banco, agora }) => repo.limpar(banco, agora()),
};
