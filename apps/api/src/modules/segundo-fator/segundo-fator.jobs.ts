import type { TrabalhoAgendado } from '../../platform/modulo.ts';
import { limparDesafios } from './chaves/chaves.repository.ts';

/** Deletes every day the challenges that nobody answered. */
export const limpeza: TrabalhoAgendado = {
  nome: 'segundo-fator.limpar',
  cron: '27 3 * * *',
  fazer: ({ banco, agora }) => limparDesafios(banco, agora()),
};
