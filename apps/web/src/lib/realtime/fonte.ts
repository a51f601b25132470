/** What the connection needs of a stream: the browser's `EventSource`, or the one below. */
export interface Fonte {
  onopen: (() => void) | null;
  onmessage: ((evento: { data: string; lastEventId: string }) => void) | null;
  onerror: (() => void) | null;
  close(): void;
}

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

/** A stream read with `fetch`, for browsers without `EventSource` (specification part 1 §7.2). */
export function abrirFontePorFetch(endereco: string): Fonte {
  const fim = new AbortController();
  const fonte: Fonte = {
    onopen: null,
    onmessage: null,
    onerror: null,
    close: () => fim.abort(),
  };

  async function seguir(): Promise<void> {
    const resposta = await fetch(endereco, {
      headers: { Accept: 'text/event-stream' },
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

/** Opens the stream at an address. */
export const abrirFonte = (endereco: string): Fonte =>
  typeof EventSource === 'undefined'
    ? abrirFontePorFetch(endereco)
    : (new EventSource(endereco) as Fonte);
