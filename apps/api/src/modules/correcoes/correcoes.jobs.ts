import type { TrabalhoAgendado } from '../../platform/modulo.ts';
import { apagarValores } from './limpeza.repository.ts';

/** As long as somebody may still ask what was answered, and why. */
const UM_ANO_MS = 365 * 86_400_000;

/** Blanks every night what old corrections, and those of deleted records, say of the register. */
export const limpeza: TrabalhoAgendado = {
  nome: 'correcoes.limpar',
  cron: '53 3 * * *',
  fazer: ({ banco, agora }) => apagarValores(banco, new Date(agora().getTime() - UM_ANO_MS)),
};
