import type { QueryClient } from '@tanstack/react-query';
import {
  CONFERIR_A_CADA,
  INICIO_AUTOMATICO,
  PING_A_CADA,
} from '../../features/dispositivos-push/esperas.ts';
import { conferirSozinho, inicializar } from '../../features/dispositivos-push/gestor.ts';
import { chaves } from '../../features/notificacoes/notificacoes.queries.ts';
import { avisarNovidade } from '../../features/notificacoes/novidades.ts';
import type {
  MensagemAoTrabalhador,
  MensagemAPagina,
  PushChegado,
} from '../../lib/aplicativo/mensagens.ts';
import { DURACAO_DO_AVISO } from '../../lib/avisar.ts';
import { useTempoReal } from '../../lib/realtime/tempo-real.ts';
import { ganharAVez } from '../../lib/realtime/uma-vez.ts';

/** A page in view takes the worker's notification away after this, in ms (interface.md §1.2). */
export const FECHAR_DEPOIS_DE = 1_000;
/**
 * The live feed, which tells more of the same news, has this long to show its toast first, in ms:
 * the turn of the tracking key is then taken.
 */
export const VEZ_DO_FLUXO = 1_500;

const aVista = () => document.visibilityState === 'visible';

async function fecharMostrada({ tag }: PushChegado): Promise<void> {
  const registro = await navigator.serviceWorker.getRegistration('/');
  for (const mostrada of (await registro?.getNotifications(tag ? { tag } : {})) ?? []) {
    mostrada.close();
  }
}

async function mostrarAviso(
  { titulo, mensagem, url, tag }: PushChegado,
  navegar: (url: string) => void,
): Promise<void> {
  if (!(await ganharAVez(tag || titulo, useTempoReal.getState().lider))) return;
  const acao = { rotulo: 'Abrir', noAvisoInteiro: true, aoEscolher: () => navegar(url) };
  avisarNovidade({ titulo, mensagem, duracao: DURACAO_DO_AVISO, acao });
}

/** Follows the number of unread notifications at the application's icon. */
function acompanharContagem(queryClient: QueryClient): () => void {
  const contar = () => {
    const naoLidas = queryClient.getQueryData<readonly unknown[]>(chaves.naoLidas);
    if (naoLidas === undefined) return;
    // Missing where the browser has no such icon.
    navigator.setAppBadge?.(naoLidas.length).catch(() => undefined);
  };
  contar();
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && String(query.queryKey) === String(chaves.naoLidas)) contar();
  });
}

/**
 * What a page of a session does about pushes: keeps the subscription with the server, shows a toast
 * for those that come while it is in view, goes where a chosen notification leads, and counts at the
 * application's icon.
 *
 * @returns stops following.
 */
export function acompanharPush(
  queryClient: QueryClient,
  navegar: (url: string) => void,
): () => void {
  const servico = navigator.serviceWorker;
  if (!servico) return () => undefined;
  const relogios = new Set<ReturnType<typeof setTimeout>>();
  const depois = (ms: number, fazer: () => void) => void relogios.add(setTimeout(fazer, ms));

  function aoChegar(push: PushChegado): void {
    if (!aVista()) return;
    depois(FECHAR_DEPOIS_DE, () => void fecharMostrada(push).catch(() => undefined));
    depois(VEZ_DO_FLUXO, () => void mostrarAviso(push, navegar));
  }
  function aoOuvir({ data, ports }: MessageEvent<MensagemAPagina>): void {
    if (data.tipo === 'PUSH_CHEGOU') aoChegar(data.push);
    if (data.tipo === 'INSCRICAO_MUDOU') void inicializar();
    if (data.tipo !== 'ABRIR') return;
    ports[0]?.postMessage(true);
    navegar(data.url);
  }
  const conferir = () => {
    if (aVista()) conferirSozinho().catch(() => undefined);
  };
  const pingar = () => {
    if (aVista()) servico.controller?.postMessage({ tipo: 'PING' } satisfies MensagemAoTrabalhador);
  };

  servico.addEventListener('message', aoOuvir);
  depois(INICIO_AUTOMATICO, () => void inicializar());
  const conferencia = setInterval(conferir, CONFERIR_A_CADA);
  const ping = setInterval(pingar, PING_A_CADA);
  const pararDeContar = acompanharContagem(queryClient);
  return () => {
    servico.removeEventListener('message', aoOuvir);
    clearInterval(conferencia);
    clearInterval(ping);
    for (const relogio of relogios) clearTimeout(relogio);
    pararDeContar();
  };
}
