import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { construirApp } from '../src/app.ts';
import { VEZES_ATE_O_NOME } from '../src/platform/cliente-do-banco.ts';
import { lerConfiguracao } from '../src/platform/env.ts';
import { criarLog } from '../src/platform/log.ts';
import { montarPlataforma } from '../src/platform/montar.ts';
import { SENHA_DA_DEMONSTRACAO } from '../src/semear/demo/equipe.ts';
import type { Base } from './bases.ts';
import type { Consulta } from './consulta.ts';
import type { Pedido } from './gerador.ts';
import { ambienteDoApp } from './processos.ts';

/** What the calls under way are recorded into, and how. */
interface Gravacao {
  readonly consultas: Consulta[];
  /** Has every statement parsed and planned anew, as before statements had names. */
  readonly semNomes: boolean;
}

const gravacao = new AsyncLocalStorage<Gravacao>();

/** Wraps every connection's statements from now on, and notes those made during a recording. */
function escutarConsultas(): void {
  const original = pg.Client.prototype.query as (...argumentos: unknown[]) => unknown;
  const escutar = function query(this: pg.Client, ...argumentos: unknown[]) {
    const [consulta, valores] = argumentos;
    const doArgumento = Array.isArray(valores) ? valores : [];
    const { consultas, semNomes } = gravacao.getStore() ?? {};
    if (typeof consulta === 'string') consultas?.push({ text: consulta, values: doArgumento });
    else if (consulta && typeof consulta === 'object' && 'text' in consulta) {
      const { text, values = doArgumento, rowMode, name } = consulta as Consulta;
      consultas?.push({ text, values, ...(rowMode && { rowMode }), ...(name && { name }) });
      if (semNomes) return original.apply(this, argumentos.with(0, { ...consulta, name: '' }));
    }
    return original.apply(this, argumentos);
  };
  pg.Client.prototype.query = escutar as typeof pg.Client.prototype.query;
}
escutarConsultas();

/** PostgreSQL's own time for the statements of one call, in milliseconds. */
export interface Tempos {
  readonly analise: number;
  readonly plano: number;
  readonly execucao: number;
}

/**
 * Has PostgreSQL tell the connection how long each step took (`log_min_duration_statement`), and
 * nobody else.
 */
const COM_TEMPOS =
  '-c log_min_duration_statement=0 -c client_min_messages=log -c log_min_messages=fatal';

const DURACAO =
  /^duration: (?<ms>[\d.]+) ms {2}(?<passo>parse|bind|execute|statement) ?(?<nome>[^:]*):/;

interface Passo {
  readonly ms: number;
  readonly passo: string;
  /** The statement's name. */
  readonly nome: string;
}

/**
 * The steps of a call by what they are. A `bind` plans the statement, where it is planned for its
 * values, and begins to execute it.
 */
function repartir(passos: readonly Passo[], planejada: (nome: string) => boolean): Tempos {
  const tempos = { analise: 0, plano: 0, execucao: 0 };
  for (const { ms, passo, nome } of passos) {
    if (passo === 'parse') tempos.analise += ms;
    else if (passo === 'bind' && planejada(nome)) tempos.plano += ms;
    else tempos.execucao += ms;
  }
  return tempos;
}

export interface Gravador {
  /** Opens a session by the application and answers its token. */
  entrar(email: string): Promise<string>;
  /** The statements of one call, in order, the session's first. */
  gravar(pedido: Pedido): Promise<Consulta[]>;
  /** PostgreSQL's time for one call; without names as if each statement were sent once. */
  cronometrar(pedido: Pedido, opcoes?: { semNomes: boolean }): Promise<Tempos>;
  parar(): Promise<void>;
}

/**
 * Runs the real application inside this process to record the SQL of each call, so that the
 * measurement needs no copy of the statements to keep up to date.
 *
 * @param comTempos whether PostgreSQL times each statement, which takes time itself.
 */
export async function abrirGravador(base: Base, comTempos = false): Promise<Gravador> {
  const { plataforma, parar } = montarPlataforma({
    config: lerConfiguracao(ambienteDoApp(base)),
    conexao: { ...base.conexao, ...(comTempos && { options: COM_TEMPOS }) },
    log: criarLog('silent'),
    max: 1,
  });
  const passos: Passo[] = [];
  const pool = plataforma.banco.$client;
  pool.on('connect', (cliente) =>
    cliente.on('notice', ({ message = '' }) => {
      const { ms, passo, nome } = DURACAO.exec(message)?.groups ?? {};
      if (passo) passos.push({ ms: Number(ms), passo, nome: nome ?? '' });
    }),
  );
  /** How often each named statement of the only connection was planned for its values. */
  async function planosPorNome(): Promise<ReadonlyMap<string, number>> {
    const { rows } = await pool.query<{ name: string; custom_plans: number }>(
      'select name, custom_plans from pg_prepared_statements',
    );
    return new Map(rows.map(({ name, custom_plans }) => [name, custom_plans]));
  }
  const app = await construirApp(plataforma);
  async function chamar({ caminho, token, corpo }: Pedido) {
    const resposta = await app.inject({
      method: corpo ? 'POST' : 'GET',
      url: caminho,
      headers: { ...(token && { authorization: `Bearer ${token}` }) },
      ...(corpo && { payload: corpo }),
    });
    if (resposta.statusCode < 300) return resposta;
    throw new Error(`${caminho} respondeu ${resposta.statusCode}: ${resposta.body}`);
  }
  return {
    async entrar(email) {
      const corpo = { email, password: SENHA_DA_DEMONSTRACAO };
      const resposta = await chamar({ caminho: '/auth/login', corpo });
      return resposta.json<{ access_token: string }>().access_token;
    },
    async gravar(pedido) {
      // Before recording: rights are read at a session's first call and cached afterwards, and from
      // the tenth on the statements have their names.
      for (let vez = 0; vez < VEZES_ATE_O_NOME; vez++) await chamar(pedido);
      const consultas: Consulta[] = [];
      await gravacao.run({ consultas, semNomes: false }, () => chamar(pedido));
      if (consultas.length < 2) throw new Error(`${pedido.caminho} não consultou o banco.`);
      return consultas;
    },
    async cronometrar(pedido, { semNomes } = { semNomes: false }) {
      const antes = await planosPorNome();
      passos.length = 0;
      await gravacao.run({ consultas: [], semNomes }, () => chamar(pedido));
      const feitos = [...passos];
      const depois = await planosPorNome();
      return repartir(feitos, (nome) => !depois.has(nome) || depois.get(nome) !== antes.get(nome));
    },
    async parar() {
      await app.close();
      await parar();
    },
  };
}
