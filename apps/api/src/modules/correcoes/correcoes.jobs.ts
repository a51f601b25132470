import type { TrabalhoAgendado } from '../../platform/modulo.ts';
import { PRAZO_PARA_DESFAZER_MS } from './correcoes.rules.ts';
import { apagarValores, esquecerGravados } from './limpeza.repository.ts';

/** As long as somebody may still ask what was answered, and why. */
const UM_ANO_MS = 365 * 86_400_000;

/** Blanks every night what old corrections, and those of deleted records, say of the register. */
export const limpeza: TrabalhoAgendado = {
  nome: 'correcoes.limpar',
  cron: '53 3 * * *',
  fazer: async ({ banco, agora }) => {
    const haQuanto = (ms: number) => new Date(agora().getTime() - ms);
    await apagarValores(banco, haQuanto(UM_ANO_MS));
    await esquecerGravados(banco, haQuanto(PRAZO_PARA_DESFAZER_MS));
  },
};
