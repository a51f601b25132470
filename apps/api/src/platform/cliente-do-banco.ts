import pg from 'pg';

/** How often a statement is sent before it is given a name. */
export const VEZES_ATE_O_NOME = 10;

/** Names of a pool. Each keeps a plan in the memory of every connection. */
export const MAXIMO_DE_NOMES = 250;

/**
 * A name that was not used for so long gives its place to another. Its plan goes with the connection,
 * of which none is older than an hour (db.ts).
 */
const PARADO_MS = 10 * 60_000;

/** Statements whose repetitions are counted. With more, counting begins anew: those were rare. */
const MAXIMO_DE_CONTADAS = 2_000;

/** Longer ones are rare: inserts of many rows. */
const MAXIMO_DE_LETRAS = 10_000;

/**
 * PostgreSQL's refusals of a statement's name, not of the statement: its columns have changed type
 * since it was parsed, or something between here and there has lost or taken the name.
 */
const NOME_RECUSADO: ReadonlySet<unknown> = new Set(['0A000', '26000', '42P05']);

/**
 * Part of a statement whose plan depends on its values, as a search by trigram does on how rare the
 * term is. It gets no name, since PostgreSQL would plan it for any value.
 */
export const PLANO_PELOS_VALORES = '/* plano pelos valores */';

interface Nomeada {
  readonly nome: string;
  usadaEm: number;
}

/** What a pool knows of the statements it sends. */
class Repetidas {
  readonly #agora: () => number;
  readonly #vezes = new Map<string, number>();
  /** Those with a name, the least recently used first. */
  readonly #nomeadas = new Map<string, Nomeada>();
  readonly #recusadas = new Set<string>();
  #dados = 0;

  constructor(agora: () => number) {
    this.#agora = agora;
  }

  /** The name of a statement that is sent all day, or none. */
  nomeDe(texto: string): string | undefined {
    const nomeada = this.#nomeadas.get(texto);
    if (nomeada) {
      nomeada.usadaEm = this.#agora();
      this.#nomeadas.delete(texto);
      this.#nomeadas.set(texto, nomeada);
      return nomeada.nome;
    }
    if (!this.#repete(texto) || !this.#cabe()) return undefined;
    this.#vezes.delete(texto);
    // A name is never given again: connections may still hold what it meant.
    const nome = `dominio_${this.#dados++}`;
    this.#nomeadas.set(texto, { nome, usadaEm: this.#agora() });
    return nome;
  }

  recusar(texto: string): void {
    this.#nomeadas.delete(texto);
    this.#recusadas.add(texto);
  }

  /** Counts one more use of a statement. Whether that makes it one that is sent all day. */
  #repete(texto: string): boolean {
    const nunca =
      texto.length > MAXIMO_DE_LETRAS ||
      texto.includes(PLANO_PELOS_VALORES) ||
      this.#recusadas.has(texto);
    if (nunca) return false;
    const vez = (this.#vezes.get(texto) ?? 0) + 1;
    if (this.#vezes.size === MAXIMO_DE_CONTADAS) this.#vezes.clear();
    this.#vezes.set(texto, vez);
    return vez >= VEZES_ATE_O_NOME;
  }

  /** Makes room for one more name, where one has not been used for long. */
  #cabe(): boolean {
    if (this.#nomeadas.size < MAXIMO_DE_NOMES) return true;
    const [maisVelha] = this.#nomeadas;
    if (!maisVelha || this.#agora() - maisVelha[1].usadaEm < PARADO_MS) return false;
    return this.#nomeadas.delete(maisVelha[0]);
  }
}

interface Consulta {
  readonly text: string;
  readonly name?: string;
}

/** Whether an argument is a statement with a text and no name; a cursor has neither. */
const semNome = (consulta: unknown): consulta is Consulta =>
  typeof consulta === 'object' &&
  consulta !== null &&
  'text' in consulta &&
  !('submit' in consulta) &&
  !(consulta as Consulta).name;

/** `pg.Client` with one signature of `query` in place of nine. */
const Cliente = pg.Client as unknown as new (
  config?: pg.ClientConfig,
) => Omit<pg.Client, 'query'> & { query(...argumentos: unknown[]): unknown };

/**
 * The connections of a pool, which have PostgreSQL parse and plan once what is sent all day, whoever
 * sends it: from its tenth time on, a statement has a name, and each connection keeps it parsed.
 *
 * PostgreSQL plans a named statement for its values five times, and from then on for any value where
 * that is estimated to cost no more (`plan_cache_mode = auto`). A number that decides the plan, as
 * the length of a page does, therefore belongs into the text (`literal` of db.ts).
 *
 * Where a name is refused, the uses under way fail; from then on the statement is sent without one.
 */
export function clientesQuePreparam(agora: () => number = Date.now): new () => pg.Client {
  const repetidas = new Repetidas(agora);
  class ClienteQuePrepara extends Cliente {
    override query(consulta: unknown, ...resto: unknown[]): unknown {
      const nome = semNome(consulta) ? repetidas.nomeDe(consulta.text) : undefined;
      if (nome === undefined) return super.query(consulta, ...resto);
      const nomeada = { ...(consulta as Consulta), name: nome };
      const aoFalhar = (erro: unknown) => {
        if (NOME_RECUSADO.has((erro as pg.DatabaseError).code)) repetidas.recusar(nomeada.text);
      };
      const aoFim = resto.at(-1);
      if (typeof aoFim === 'function') {
        return super.query(nomeada, ...resto.slice(0, -1), (erro: unknown, resultado: unknown) => {
          if (erro) aoFalhar(erro);
          aoFim(erro, resultado);
        });
      }
      const resultado = super.query(nomeada, ...resto) as Promise<unknown>;
      resultado.catch(aoFalhar);
      return resultado;
    }
  }
  return ClienteQuePrepara as unknown as new () => pg.Client;
}
