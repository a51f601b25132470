import type { TrabalhoAgendado } from '../../platform/modulo.ts';
import * as repo from './dispositivos-push.repository.ts';
import { ESPERA_DO_DONO_MS } from './inscricao.service.ts';

const DIA_MS = 86_400_000;
const DIAS_DA_IMPRESSAO = 90;

/** Deletes every ten minutes what no push goes to any more, and old fingerprints. */
export const limpeza: TrabalhoAgendado = {
  nome: 'dispositivos-push.limpar',
  cron: '*/10 * * * *',
  fazer: ({ banco, agora }) => {
    const ha = (ms: number) => new Date(agora().getTime() - ms);
    return repo.limpar(banco, {
      agora: agora(),
      semDonoAte: ha(ESPERA_DO_DONO_MS),
      impressaoAte: ha(DIAS_DA_IMPRESSAO * DIA_MS),
    });
  },
};
