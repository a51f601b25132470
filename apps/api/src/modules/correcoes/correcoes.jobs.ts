import type { TrabalhoAgendado } from '../../platform/modulo.ts';
import { apagarValores, esquecerGravados } from './limpeza.repository.ts';

/** As long as somebody may still ask what was answered, and why. */
const UM_DIA_MS = 86_400_000;
const UM_ANO_MS = 365 * UM_DIA_MS;

/** Blanks every night what old corrections, and those of deleted records, say of the register. */
export const limpeza: TrabalhoAgendado = {
  nome: 'correcoes.limpar',
  cron: '53 3 * * *',
  fazer: async ({ banco, agora }) => {
    const haQuanto = (ms: number) => new Date(agora().getTime() - ms);
    await apagarValores(banco, haQuanto(UM_ANO_MS));
    // The offer to undo lasts seconds.
    await esquecerGravados(banco, haQuanto(UM_DIA_MS));
  },
};
