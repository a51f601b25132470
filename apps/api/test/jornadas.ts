/**
 * The only access of the browser tests to the API: it starts applications and knows nothing of
 * their insides. What a test may ask of one is in `jornadas.fabricas.ts`.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ServidorDeTeste } from './cluster.ts';
import type { Fabricas } from './jornadas.fabricas.ts';
import { INICIO, type Mensagem, type Partida, type Pedido } from './jornadas.protocolo.ts';

const PROGRAMA = fileURLToPath(new URL('servidor-de-jornadas.ts', import.meta.url));

/** A running application. */
export type Firma = Fabricas & {
  readonly url: string;
  /** Its clock when a test begins. */
  readonly inicio: Date;
};

/** The process in which a worker runs its applications, one after the other, at one address. */
export interface Processo {
  /** Starts an application over a database and a folder of its own, empty unless said otherwise. */
  abrir(comDemonstracao: boolean): Promise<Firma>;
  /** Ends the application that was opened last. */
  fechar(): Promise<void>;
  encerrar(): Promise<void>;
}

/** Starts the one database server of a run. Imported where it starts, not by every worker. */
export const ligarServidor = async () =>
  (await import('./cluster.ts')).ligarServidorDeTeste(INICIO);

export async function iniciarProcesso(
  servidor: ServidorDeTeste,
  porta: number,
  ambiente: NodeJS.ProcessEnv,
): Promise<Processo> {
  const url = `http://localhost:${porta}`;
  const processo = fork(PROGRAMA, {
    execArgv: [],
    env: { ...process.env, ...ambiente },
    serialization: 'advanced',
  });
  const esperas = new Map<number, PromiseWithResolvers<unknown>>();
  let numero = 0;
  const chamar = (nome: string, ...args: unknown[]): Promise<unknown> => {
    const espera = Promise.withResolvers<unknown>();
    numero += 1;
    esperas.set(numero, espera);
    processo.send({ numero, nome, args } satisfies Pedido);
    return espera.promise;
  };
  processo.on('message', (mensagem: Mensagem) => {
    const espera = esperas.get(mensagem.numero);
    esperas.delete(mensagem.numero);
    if ('erro' in mensagem) espera?.reject(new Error(mensagem.erro));
    else espera?.resolve(mensagem.valor);
  });
  processo.on('exit', (codigo) => {
    const fim = new Error(`The application ended (${codigo}); what it said is above.`);
    for (const { reject } of esperas.values()) reject(fim);
  });
  processo.send({
    servidor,
    ambiente: { PORT: String(porta), PUBLIC_URL: url, ...ambiente },
  } satisfies Partida);
  await chamar('estar');
  return {
    async abrir(comDemonstracao) {
      const nomes = (await chamar('abrir', comDemonstracao)) as string[];
      const fabricas = Object.fromEntries(
        nomes.map((nome) => [nome, (...args: unknown[]) => chamar(nome, ...args)]),
      ) as unknown as Fabricas;
      return { ...fabricas, url, inicio: INICIO };
    },
    fechar: async () => void (await chamar('fechar')),
    async encerrar() {
      await chamar('terminar');
      const fim = once(processo, 'exit');
      processo.disconnect();
      await fim;
    },
  };
}

/** The HTML of a letter that tells each of these messages, as somebody wrote it. */
export async function cartasDe(mensagens: readonly string[]): Promise<string[]> {
  const [{ escreverCarta }, { lerMensagem, mensagemNaCarta }] = await Promise.all([
    import('../src/platform/email/carta.ts'),
    import('../src/modules/notificacoes/envios/mensagem.service.ts'),
  ]);
  return mensagens.map((escrita) => {
    const { mensagem, html } = lerMensagem(escrita);
    const paragrafo = html === null ? mensagem : mensagemNaCarta(html, 'https://dominio.exemplo');
    const assuntos = [{ titulo: 'Aviso', paragrafos: [paragrafo] }];
    return escreverCarta({ escritorio: 'Contábil', saudacao: 'Olá.', assuntos, rodape: [] }).html;
  });
}
