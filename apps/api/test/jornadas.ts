/**
 * The one door from the browser tests to the API: it starts applications and knows nothing of their
 * insides. What a journey may ask of one is in `jornadas.fabricas.ts`.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { cp, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clonarBanco } from './bancos.ts';
import type { Fabricas } from './jornadas.fabricas.ts';
import {
  type Casa,
  INICIO,
  type Mensagem,
  type Partida,
  type Pedido,
} from './jornadas.protocolo.ts';

const PROGRAMA = fileURLToPath(new URL('servidor-de-jornadas.ts', import.meta.url));

/** An application that runs. */
export type Firma = Fabricas & {
  readonly url: string;
  /** Where its clock stands when a test begins. */
  readonly inicio: Date;
  fechar(): Promise<void>;
};

/** Brings up the one database server of a run. Loaded by whoever does, not by every worker. */
export const montarCasa = async () => (await import('./jornadas.casa.ts')).montarCasa();

/** Speaks to an application that was told how to start; answers once it is ready. */
async function ligacaoCom(processo: ChildProcess): Promise<Fabricas> {
  const esperas = new Map<number, PromiseWithResolvers<unknown>>();
  const pronta = Promise.withResolvers<readonly string[]>();
  processo.on('message', (mensagem: Mensagem) => {
    if ('nomes' in mensagem) {
      pronta.resolve(mensagem.nomes);
      return;
    }
    const espera = esperas.get(mensagem.numero);
    esperas.delete(mensagem.numero);
    if ('erro' in mensagem) espera?.reject(new Error(mensagem.erro));
    else espera?.resolve(mensagem.valor);
  });
  processo.on('exit', (codigo) => {
    const fim = new Error(`The application ended (${codigo}); what it said is above.`);
    for (const { reject } of [pronta, ...esperas.values()]) reject(fim);
  });
  let numero = 0;
  const chamar = (nome: string, args: readonly unknown[]) => {
    const espera = Promise.withResolvers<unknown>();
    numero += 1;
    esperas.set(numero, espera);
    processo.send({ numero, nome, args } satisfies Pedido);
    return espera.promise;
  };
  const nomes = await pronta.promise;
  return Object.fromEntries(
    nomes.map((nome) => [nome, (...args: unknown[]) => chamar(nome, args)]),
  ) as unknown as Fabricas;
}

/** Starts an application over a database and a folder of its own. */
export async function abrirFirma(
  { servidor, demonstracao }: Casa,
  opcoes: {
    readonly comDemonstracao: boolean;
    readonly porta: number;
    readonly ambiente: NodeJS.ProcessEnv;
  },
): Promise<Firma> {
  const { comDemonstracao, porta } = opcoes;
  const url = `http://localhost:${porta}`;
  const banco = await clonarBanco(
    servidor,
    comDemonstracao ? demonstracao.modelo : servidor.iniciado,
  );
  const pasta = await mkdtemp(join(servidor.pasta, 'firma-'));
  if (comDemonstracao) await cp(demonstracao.arquivos, pasta, { recursive: true });
  const processo = fork(PROGRAMA, {
    execArgv: [],
    env: { ...process.env, ...opcoes.ambiente },
    serialization: 'advanced',
  });
  const partida: Partida = {
    conexao: banco.conexao,
    instante: comDemonstracao ? null : INICIO,
    ambiente: { PORT: String(porta), PUBLIC_URL: url, DATA_DIR: pasta, ...opcoes.ambiente },
  };
  processo.send(partida);
  const fabricas = await ligacaoCom(processo);
  return {
    ...fabricas,
    url,
    inicio: INICIO,
    async fechar() {
      const fim = new Promise((resolver) => processo.once('exit', resolver));
      processo.disconnect();
      await fim;
      await banco.descartar();
    },
  };
}
