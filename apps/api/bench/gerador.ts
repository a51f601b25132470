import autocannon from 'autocannon';

/** One call to measure: always the same path, method, body and token. */
export interface Pedido {
  readonly caminho: string;
  readonly token?: string;
  readonly corpo?: object;
}

interface Medicao {
  /** Duration of each call, in milliseconds. */
  readonly voltas: readonly number[];
  /** Calls per second. */
  readonly vazao: number;
}

interface Limites {
  /** How many calls are under way at any moment. */
  readonly conexoes: number;
  /** Ends with whichever comes first; at the end of the time, calls under way are dropped. */
  readonly ms?: number;
  readonly chamadas?: number;
}

/** How often autocannon checks whether it is done, in milliseconds. */
const INTERVALO_MS = 10;

/**
 * Repeats the calls in turn; each connection makes the next when its answer has arrived whole.
 *
 * autocannon's own figures are not used: its histogram has whole milliseconds only, and its
 * throughput is a sample per interval. Its clock is used: each answer comes with the time since its
 * call was sent.
 *
 * @throws when a call fails or its answer is not 2xx: such a call must not be measured.
 */
export async function medir(
  base: URL,
  pedidos: readonly Pedido[],
  { conexoes, ms = 60_000, chamadas = 1_000_000 }: Limites,
): Promise<Medicao> {
  if (pedidos.length === 0) throw new Error('Não há o que medir.');
  const voltas: number[] = [];
  let falha: Error | undefined;
  let ligadas = 0;

  const recusarFalha = (caminho: string) => (status: number) => {
    if (status >= 200 && status <= 299) return;
    falha ??= new Error(`${caminho} respondeu ${status}.`);
    corrida.stop();
  };
  const paraAutocannon = ({ caminho, token, corpo }: Pedido): autocannon.Request => ({
    path: caminho,
    method: corpo ? 'POST' : 'GET',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(corpo && { 'content-type': 'application/json' }),
    },
    ...(corpo && { body: JSON.stringify(corpo) }),
    onResponse: recusarFalha(caminho),
  });
  /**
   * Makes each connection start at another call. Starting at the same one, they would make the same
   * call at the same moment, and the second answer would come from a warm cache.
   */
  function repartir(cliente: autocannon.Client): void {
    const primeira = Math.floor((ligadas++ * pedidos.length) / conexoes) % pedidos.length;
    const ordem = [...pedidos.slice(primeira), ...pedidos.slice(0, primeira)];
    cliente.setRequests(ordem.map(paraAutocannon));
  }

  const connections = Math.min(conexoes, chamadas);
  const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>();
  const inicio = performance.now();
  let fim = inicio;
  const corrida = autocannon(
    {
      url: base.origin,
      connections,
      amount: chamadas,
      sampleInt: INTERVALO_MS,
      bailout: 1,
      setupClient: repartir,
    },
    (erro, resultado) => (erro ? reject(erro) : resolve(resultado)),
  );
  corrida.on('response', (_cliente, _status, _bytes, duracao) => {
    voltas.push(duracao);
    fim = performance.now();
  });
  corrida.on('reqError', (erro) => {
    falha ??= erro;
  });
  // autocannon ignores the time when it is given a number of calls.
  let esgotado = false;
  const relogio = setTimeout(() => {
    esgotado = true;
    corrida.stop();
  }, ms);
  const { requests } = await promise.finally(() => clearTimeout(relogio));
  // autocannon reconnects silently when the server closes during a call, so unanswered calls are
  // counted here.
  const semResposta = requests.sent - voltas.length - (esgotado ? connections : 0);
  if (semResposta > 0) falha ??= new Error(`${semResposta} chamadas ficaram sem resposta.`);
  if (falha) throw falha;
  return { voltas, vazao: (1000 * voltas.length) / (fim - inicio) };
}
