import pg from 'pg';

/** How often a statement is sent before it is given a name. */
export const VEZES_ATE_O_NOME = 10;

/** Names of a pool. Each keeps a plan in the memory of every connection. */
export const MAXIMO_DE_NOMES = 250;

/** Statements whose repetitions are counted. With more, counting begins anew: those were rare. */
const MAXIMO_DE_CONTADAS = 2_000;

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

/** What a pool knows of the statements it sends. */
class Repetidas {
  readonly #vezes = new Map<string, number>();
  /** The name of each statement that was given one; undefined once it was refused. */
  readonly #nomes = new Map<string, string | undefined>();

  /** The name of a statement that is sent all day, or none. */
  nomeDe(texto: string): string | undefined {
    if (this.#nomes.has(texto)) return this.#nomes.get(texto);
    const vez = (this.#vezes.get(texto) ?? 0) + 1;
    const cabe = this.#nomes.size < MAXIMO_DE_NOMES && !texto.includes(PLANO_PELOS_VALORES);
    if (vez < VEZES_ATE_O_NOME || !cabe) {
      if (this.#vezes.size === MAXIMO_DE_CONTADAS) this.#vezes.clear();
      this.#vezes.set(texto, vez);
      return undefined;
    }
    this.#vezes.delete(texto);
    const nome = `dominio_${this.#nomes.size}`;
    this.#nomes.set(texto, nome);
    return nome;
  }

  recusar(texto: string): void {
    this.#nomes.set(texto, undefined);
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
 * A statement whose name is refused fails once and is sent without one from then on.
 */
export function clientesQuePreparam(): new () => pg.Client {
  const repetidas = new Repetidas();
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
