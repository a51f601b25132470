import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { construirApp } from '../src/app.ts';
import { lerConfiguracao } from '../src/platform/env.ts';
import { criarLog } from '../src/platform/log.ts';
import { montarPlataforma } from '../src/platform/montar.ts';
import { SENHA_DA_DEMONSTRACAO } from '../src/semear/demo/equipe.ts';
import type { Base } from './bases.ts';
import type { Consulta } from './consulta.ts';
import type { Pedido } from './gerador.ts';
import { ambienteDoApp } from './processos.ts';

const gravacao = new AsyncLocalStorage<Consulta[]>();

/** Wraps every connection's statements from now on, and notes those made during a recording. */
function escutarConsultas(): void {
  const original = pg.Client.prototype.query as (...argumentos: unknown[]) => unknown;
  const escutar = function query(this: pg.Client, ...argumentos: unknown[]) {
    const [consulta, valores] = argumentos;
    const doArgumento = Array.isArray(valores) ? valores : [];
    const lista = gravacao.getStore();
    if (typeof consulta === 'string') lista?.push({ text: consulta, values: doArgumento });
    else if (consulta && typeof consulta === 'object' && 'text' in consulta) {
      const { text, values = doArgumento, rowMode, name } = consulta as Consulta;
      lista?.push({ text, values, ...(rowMode && { rowMode }), ...(name && { name }) });
    }
    return original.apply(this, argumentos);
  };
  pg.Client.prototype.query = escutar as typeof pg.Client.prototype.query;
}
escutarConsultas();

export interface Gravador {
  /** Opens a session by the application and answers its token. */
  entrar(email: string): Promise<string>;
  /** The statements of one call, in order, the session's first. */
  gravar(pedido: Pedido): Promise<Consulta[]>;
  parar(): Promise<void>;
}

/**
 * Runs the real application inside this process to record the SQL of each call, so that the
 * measurement needs no copy of the statements to keep up to date.
 */
export async function abrirGravador(base: Base): Promise<Gravador> {
  const { plataforma, parar } = montarPlataforma({
    config: lerConfiguracao(ambienteDoApp(base)),
    conexao: base.conexao,
    log: criarLog('silent'),
    max: 1,
  });
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
      // Once without recording: rights are read at a session's first call and cached afterwards.
      await chamar(pedido);
      const consultas: Consulta[] = [];
      await gravacao.run(consultas, () => chamar(pedido));
      if (consultas.length < 2) throw new Error(`${pedido.caminho} não consultou o banco.`);
      return consultas;
    },
    async parar() {
      await app.close();
      await parar();
    },
  };
}
