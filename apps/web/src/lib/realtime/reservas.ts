import { canalAoVivo } from '@dominio/contrato/canal-ao-vivo';
import { TEMPOS_DO_FLUXO } from '@dominio/contrato/eventos';
import { baseDaApi, caminhoDe } from '../api-client.ts';
import type { Fonte } from './fonte.ts';
import { lerMensagem } from './mensagem.ts';

export interface Evento {
  data: string;
  lastEventId: string;
}

/** Turns the text of an event stream, in pieces of any size, into its events (WHATWG HTML §9.2.6). */
export function criarLeitorDeEventos(): (pedaco: string) => Evento[] {
  let resto = '';
  let lastEventId = '';
  let dados: string[] = [];

  function lerLinha(linha: string): Evento | undefined {
    if (linha === '') {
      const data = dados.join('\n');
      const vazio = dados.length === 0;
      dados = [];
      return vazio ? undefined : { data, lastEventId };
    }
    const [, campo, valor = ''] = /^([^:]*):? ?(.*)$/s.exec(linha) ?? [];
    if (campo === 'data') dados.push(valor);
    if (campo === 'id' && !valor.includes('\0')) lastEventId = valor;
    return undefined;
  }

  return (pedaco) => {
    // A lone CR at the end may be half of a CRLF: it waits for the next piece.
    const linhas = (resto + pedaco).split(/\r\n|\n|\r(?!$)/);
    resto = linhas.pop() ?? '';
    return linhas.map(lerLinha).filter((evento) => evento !== undefined);
  };
}

/** A stream read with `fetch`, where `EventSource` reaches nothing (specification part 1 §7.2). */
export function abrirFontePorFetch(endereco: string, token: string): Fonte {
  const fim = new AbortController();
  const fonte: Fonte = {
    onopen: null,
    onmessage: null,
    onerror: null,
    close: () => fim.abort(),
  };

  async function seguir(): Promise<void> {
    const resposta = await fetch(endereco, {
      headers: { Accept: 'text/event-stream', Authorization: `Bearer ${token}` },
      cache: 'no-store',
      signal: fim.signal,
    });
    if (!resposta.ok || resposta.body === null) throw new Error(`HTTP ${resposta.status}`);
    fonte.onopen?.();
    const ler = criarLeitorDeEventos();
    const texto = resposta.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await texto.read();
      if (done) return;
      for (const evento of ler(value)) if (!fim.signal.aborted) fonte.onmessage?.(evento);
    }
  }

  const acabou = () => {
    if (!fim.signal.aborted) fonte.onerror?.();
  };
  // A stream that ends is a failure like any other: the caller opens the next one.
  seguir().then(acabou, acabou);
  return fonte;
}

/** Where a reader stands by a message of the WebSocket, as the `id:` of an event would say. */
function posicaoDe(texto: string): string {
  const mensagem = lerMensagem(texto);
  return mensagem?.id === undefined ? '' : String(mensagem.id);
}

/** The address of a person's channel. */
export const enderecoDoCanal = (userId: number): string =>
  new URL(caminhoDe(canalAoVivo, { userId }), baseDaApi() || location.origin).href.replace(
    /^http/,
    'ws',
  );

/** The live feed by WebSocket, whose first frame says who reads and from where. */
export function abrirFontePorSocket(
  endereco: string,
  quem: { token: string; desde: number | undefined },
): Fonte {
  const socket = new WebSocket(endereco);
  const fim = new AbortController();
  const { signal } = fim;
  let aberta = false;
  const fonte: Fonte = {
    onopen: null,
    onmessage: null,
    onerror: null,
    close() {
      fim.abort();
      socket.close();
    },
  };
  const dizer = (quadro: object) => socket.send(JSON.stringify(quadro));

  socket.addEventListener('open', () => dizer({ type: 'auth', ...quem }), { signal });
  socket.addEventListener(
    'message',
    ({ data }) => {
      // A channel opens before the server knows whose it is: its first message says that it does.
      if (!aberta) fonte.onopen?.();
      aberta = true;
      fonte.onmessage?.({ data, lastEventId: posicaoDe(data) });
    },
    { signal },
  );
  socket.addEventListener(
    'close',
    () => {
      fim.abort();
      fonte.onerror?.();
    },
    { signal },
  );
  const relogio = setInterval(() => {
    if (aberta) dizer({ type: 'ping' });
  }, TEMPOS_DO_FLUXO.batimento);
  signal.addEventListener('abort', () => clearInterval(relogio));
  return fonte;
}
