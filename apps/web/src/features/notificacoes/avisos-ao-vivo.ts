import type { QueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { DURACAO_DO_AVISO } from '../../lib/avisar.ts';
import { agrupar } from '../../lib/realtime/agrupar.ts';
import type { MensagemRecebida } from '../../lib/realtime/mensagem.ts';
import { aoConectar, aoReceber } from '../../lib/realtime/ouvintes.ts';
import { useTempoReal } from '../../lib/realtime/tempo-real.ts';
import { ganharAVez } from '../../lib/realtime/uma-vez.ts';
import { marcarComoLida } from './marcar-como-lida.ts';
import {
  chaves,
  guardarLeitura,
  guardarNova,
  reler,
  relerSeLendo,
} from './notificacoes.queries.ts';
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
 * Age in seconds up to which a notification replayed after an interruption shows a toast. Older
 * ones are only in the list: after a night offline there would be a shower of toasts.
 */
export const NOVIDADE_POR = 60;

/** Most notifications remembered so that none shows two toasts. */
const LEMBRADAS = 100;

const Leitura = z.object({ id: z.int().nullable(), lida: z.boolean() });

/** The message with its marks, whose code few messages need; without it, as plain text. */
async function mensagemDe({ mensagem, html }: Notificacao, aoSeguir: () => void) {
  if (html === null) return mensagem;
  const modulo = await import('./components/marcas.tsx').catch(() => null);
  return modulo?.comMarcas(html, aoSeguir) ?? mensagem;
}

async function mostrarAviso(
  queryClient: QueryClient,
  nova: Notificacao,
  abrir: (url: string) => void,
): Promise<void> {
  const { id, titulo, url } = nova;
  const marcar = () => {
    if (idValido(id)) void marcarComoLida(queryClient, id);
  };
  const acao = url !== null && {
    rotulo: 'Abrir',
    noAvisoInteiro: true,
    aoEscolher: () => {
      marcar();
      abrir(url);
    },
  };
  const mensagem = await mensagemDe(nova, marcar);
  avisarNovidade({ titulo, mensagem, duracao: DURACAO_DO_AVISO, ...(acao && { acao }) });
}

/**
 * Keeps the lists of this tab up to date with the live feed, and shows a toast for each new
 * notification in one tab of the browser.
 *
 * @returns stops following.
 */
export function acompanharNotificacoes(
  queryClient: QueryClient,
  abrir: (url: string) => void,
): () => void {
  /** What this tab was told of, with its position: what is told again comes under a new one. */
  let conhecidas: { nova: Notificacao; posicao: number }[] = [];
  /** Latest heartbeat of the server, in seconds of its clock. */
  let relogioDoServidor = 0;

  async function avisarUmaVez(nova: Notificacao, posicao: number): Promise<void> {
    const chave = `${nova.tracking_key ?? nova.id}:${posicao}`;
    if (await ganharAVez(chave, useTempoReal.getState().lider)) {
      await mostrarAviso(queryClient, nova, abrir);
    }
  }

  function aoChegar(mensagem: MensagemRecebida): void {
    if (mensagem.type === 'heartbeat') {
      relogioDoServidor = Math.max(relogioDoServidor, mensagem.timestamp ?? 0);
    }
    if (!mereceAviso(mensagem)) return;
    const nova = lerNotificacao(mensagem.data);
    if (nova === null) return;
    const posicao = mensagem.id ?? 0;
    const repetida = conhecidas.some(
      (outra) => mesma(outra.nova, nova) && (outra.nova.id !== nova.id || outra.posicao >= posicao),
    );
    if (repetida) return;
    conhecidas = [{ nova, posicao }, ...conhecidas].slice(0, LEMBRADAS);
    guardarNova(queryClient, nova);
    const idade = relogioDoServidor - Date.parse(nova.criado_em) / 1000;
    if (idade <= NOVIDADE_POR) void avisarUmaVez(nova, posicao);
  }

  function aoLerEmOutroLugar({ data }: MensagemRecebida): void {
    const mudanca = Leitura.safeParse(data).data;
    const quantas = queryClient.getQueryData<Notificacao[]>(chaves.naoLidas)?.length ?? 0;
    if (mudanca?.lida) guardarLeitura(queryClient, mudanca.id);
    // Read again: for a change of importance, a removal or its undoing, which move other
    // notifications into the lists; for a mark as unread or an unknown change; and when the list of
    // unread ones was as long as the server sends, because there may be more.
    if (!mudanca?.lida || (mudanca.id !== null && quantas >= MAXIMO_DE_NAO_LIDAS)) {
      void reler(queryClient);
    } else {
      void relerSeLendo(queryClient);
    }
  }

  const fins = [
    aoReceber('*', aoChegar),
    aoReceber('notification_updated', aoLerEmOutroLugar),
    // Changes made before the feed was open were not announced.
    aoConectar(agrupar(() => reler(queryClient))),
  ];
  return () => {
    for (const encerrar of fins) encerrar();
  };
}
