import type { QueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { DURACAO_DO_AVISO } from '../../lib/avisar.ts';
import { agrupar } from '../../lib/realtime/agrupar.ts';
import type { MensagemRecebida } from '../../lib/realtime/mensagem.ts';
import { aoConectar, aoReceber } from '../../lib/realtime/ouvintes.ts';
import { useTempoReal } from '../../lib/realtime/tempo-real.ts';
import { ganharAVez } from '../../lib/realtime/uma-vez.ts';
import { marcarComoLida } from './marcar-como-lida.ts';
import { chaves, guardarLeitura, guardarNova, reler } from './notificacoes.queries.ts';
import {
  idValido,
  lerNotificacao,
  MAXIMO_DE_NAO_LIDAS,
  mereceAviso,
  mesma,
  type Notificacao,
} from './notificacoes.rules.ts';
import { avisarNovidade } from './novidades.ts';

/**
 * A notification replayed after an interruption is told in a toast only while it is news, in
 * seconds; an older one waits in the list, or the return from a night would be a shower of toasts.
 */
export const NOVIDADE_POR = 60;

/** Notifications remembered so that none is told twice. */
const LEMBRADAS = 100;

const Leitura = z.object({ id: z.int().nullable(), lida: z.boolean() });

function mostrarAviso(
  queryClient: QueryClient,
  { id, titulo, mensagem, url }: Notificacao,
  abrir: (url: string) => void,
): void {
  const acao = url !== null && {
    rotulo: 'Abrir',
    noAvisoInteiro: true,
    aoEscolher: () => {
      if (idValido(id)) void marcarComoLida(queryClient, id);
      abrir(url);
    },
  };
  avisarNovidade({ titulo, mensagem, duracao: DURACAO_DO_AVISO, ...(acao && { acao }) });
}

/**
 * Keeps the lists true to the live feed in this tab, and tells news in a toast, once per browser.
 * Returns the way to stop.
 */
export function acompanharNotificacoes(
  queryClient: QueryClient,
  abrir: (url: string) => void,
): () => void {
  let conhecidas: Notificacao[] = [];
  /** The newest moment the server has spoken of, in its own seconds. */
  let relogioDoServidor = 0;

  async function avisarUmaVez(nova: Notificacao): Promise<void> {
    const chave = nova.tracking_key ?? String(nova.id);
    if (await ganharAVez(chave, useTempoReal.getState().lider)) {
      mostrarAviso(queryClient, nova, abrir);
    }
  }

  function aoChegar(mensagem: MensagemRecebida): void {
    if (mensagem.type === 'heartbeat') {
      relogioDoServidor = Math.max(relogioDoServidor, mensagem.timestamp ?? 0);
    }
    if (!mereceAviso(mensagem)) return;
    const nova = lerNotificacao(mensagem.data);
    if (nova === null || conhecidas.some((outra) => mesma(outra, nova))) return;
    conhecidas = [nova, ...conhecidas].slice(0, LEMBRADAS);
    guardarNova(queryClient, nova);
    const idade = relogioDoServidor - Date.parse(nova.criado_em) / 1000;
    if (idade <= NOVIDADE_POR) void avisarUmaVez(nova);
  }

  function aoLerEmOutroLugar({ data }: MensagemRecebida): void {
    const mudanca = Leitura.safeParse(data).data;
    const quantas = queryClient.getQueryData<Notificacao[]>(chaves.naoLidas)?.length ?? 0;
    if (mudanca?.lida) guardarLeitura(queryClient, mudanca.id);
    // Importance, a removal or its undoing, which let others into the lists; back to unread,
    // something unheard of, or a list that ended where the server cuts it.
    if (!mudanca?.lida || (mudanca.id !== null && quantas >= MAXIMO_DE_NAO_LIDAS)) {
      void reler(queryClient);
    }
  }

  const fins = [
    aoReceber('*', aoChegar),
    aoReceber('notification_updated', aoLerEmOutroLugar),
    // Whatever was read before the feed was established may have changed unheard.
    aoConectar(agrupar(() => reler(queryClient))),
  ];
  return () => {
    for (const encerrar of fins) encerrar();
  };
}
