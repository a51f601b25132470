import { notificacoesEndpoints } from '@dominio/contrato/notificacoes';
import { baseDaApi, caminhoDe, chamar } from '../api-client.ts';
import { lerToken } from '../sessao-storage.ts';
import type { Caminho, Fonte } from './fonte.ts';

async function pedirBilhete(signal: AbortSignal): Promise<string> {
  const { ticket } = await chamar(notificacoesEndpoints.bilhete, undefined, { signal });
  signal.throwIfAborted();
  return ticket;
}

/**
 * The ways to a person's live feed (specification part 1 §7.2): the browser's event stream, one read
 * with `fetch`, a WebSocket. The reserves are code that few ever need.
 *
 * @param posicao of the newest notification that the browser has seen.
 */
export function caminhosDoFluxo(
  userId: number,
  posicao: () => number | undefined,
): [Caminho, ...Caminho[]] {
  function enderecoDoFluxo(consulta: Record<string, string> = {}): string {
    const desde = posicao();
    const todos = { ...consulta, ...(desde !== undefined && { desde: String(desde) }) };
    const caminho = baseDaApi() + caminhoDe(notificacoesEndpoints.fluxo, { userId });
    return Object.keys(todos).length > 0 ? `${caminho}?${new URLSearchParams(todos)}` : caminho;
  }

  const porEventSource: Caminho = async (sinal) => {
    const token = await pedirBilhete(sinal);
    return new EventSource(enderecoDoFluxo({ token })) as Fonte;
  };
  const porFetch: Caminho = async (sinal) => {
    const { abrirFontePorFetch } = await import('./reservas.ts');
    sinal.throwIfAborted();
    return abrirFontePorFetch(enderecoDoFluxo(), lerToken() ?? '');
  };
  const porSocket: Caminho = async (sinal) => {
    const { abrirFontePorSocket, enderecoDoCanal } = await import('./reservas.ts');
    const token = await pedirBilhete(sinal);
    return abrirFontePorSocket(enderecoDoCanal(userId), { token, desde: posicao() });
  };
  return typeof EventSource === 'undefined'
    ? [porFetch, porSocket]
    : [porEventSource, porFetch, porSocket];
}
