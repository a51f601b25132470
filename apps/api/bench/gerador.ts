import http from 'node:http';

/** One call to measure: always the same path, method, body and bearer. */
export interface Pedido {
  readonly caminho: string;
  readonly token?: string;
  readonly corpo?: object;
}

interface Volta {
  readonly ms: number;
  readonly status: number;
}

/** Makes one call over a kept connection and reads the whole answer. */
function chamar(base: URL, agente: http.Agent, { caminho, token, corpo }: Pedido): Promise<Volta> {
  const dados = corpo === undefined ? undefined : Buffer.from(JSON.stringify(corpo));
  const inicio = performance.now();
  return new Promise((resolver, rejeitar) => {
    const pedido = http.request(
      {
        host: base.hostname,
        port: base.port,
        path: caminho,
        agent: agente,
        method: dados ? 'POST' : 'GET',
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(dados && { 'content-type': 'application/json', 'content-length': dados.length }),
        },
      },
      (resposta) => {
        resposta.on('error', rejeitar);
        resposta.on('end', () =>
          resolver({ ms: performance.now() - inicio, status: resposta.statusCode ?? 0 }),
        );
        resposta.resume();
      },
    );
    pedido.on('error', rejeitar);
    pedido.end(dados);
  });
}

interface Medicao {
  /** Duration of each call, in milliseconds. */
  readonly voltas: readonly number[];
  /** Calls per second. */
  readonly vazao: number;
}

interface Limites {
  /** Calls under way at any moment. */
  readonly conexoes: number;
  /** The measurement ends with whichever comes first. */
  readonly ms?: number;
  readonly chamadas?: number;
}

/**
 * Repeats the calls in turn, each connection taking the next when its answer has arrived whole.
 *
 * @throws when an answer is not 2xx: what fails is not measured.
 */
export async function medir(
  base: URL,
  pedidos: readonly Pedido[],
  { conexoes, ms = 60_000, chamadas = 1_000_000 }: Limites,
): Promise<Medicao> {
  const agente = new http.Agent({ keepAlive: true, maxSockets: conexoes });
  const voltas: number[] = [];
  const inicio = performance.now();
  let feitos = 0;
  async function trabalhar(): Promise<void> {
    while (feitos < chamadas && performance.now() - inicio < ms) {
      const pedido = pedidos[feitos++ % pedidos.length];
      if (!pedido) throw new Error('Não há o que medir.');
      const volta = await chamar(base, agente, pedido);
      if (volta.status < 200 || volta.status > 299) {
        throw new Error(`${pedido.caminho} respondeu ${volta.status}.`);
      }
      voltas.push(volta.ms);
    }
  }
  try {
    await Promise.all(Array.from({ length: conexoes }, trabalhar));
  } finally {
    agente.destroy();
  }
  return { voltas, vazao: (1000 * voltas.length) / (performance.now() - inicio) };
}
