import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DrizzleQueryError, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { clientesQuePreparam } from './cliente-do-banco.ts';
import { TRAVAS } from './travas.ts';

/** The pool or one transaction: repositories take either. */
export type Db = Pick<
  NodePgDatabase,
  | 'select'
  | 'selectDistinct'
  | 'insert'
  | 'update'
  | 'delete'
  | 'execute'
  | '$with'
  | 'with'
  | '$count'
>;
export type Banco = NodePgDatabase & { $client: pg.Pool };

/**
 * A statement whose SQL is built once for the pool instead of on every call; inside a transaction
 * it is built anew. For statements run all day: building one costs as much as the rest of a short
 * call. `construir` must end with `.prepare('')`: its name is given by the connection
 * (cliente-do-banco.ts).
 */
export function preparada<T>(construir: (db: Db) => T): (db: Db) => T {
  const construidas = new WeakMap<Db, T>();
  return (db) => {
    const pronta = construidas.get(db) ?? construir(db);
    construidas.set(db, pronta);
    return pronta;
  };
}

const dialeto = new PgDialect();

/**
 * A part of a statement that has no values, written once instead of on every call: for the columns
 * and joins of what is read all day.
 *
 * @throws where there is a value in it.
 */
export function fixo(parte: SQL): SQL {
  const { sql: texto, params } = dialeto.sqlToQuery(parte);
  if (params.length > 0) throw new Error(`Há um valor numa parte fixa: ${texto}`);
  return sql.raw(texto);
}

/**
 * A whole number as part of a statement's text, for `limit`: a plan made for any value reckons with a
 * tenth of all rows where it is one.
 *
 * @throws for anything but a whole number from zero on.
 */
export function literal(numero: number): SQL & Placeholder {
  if (!Number.isSafeInteger(numero) || numero < 0)
    throw new Error(`${numero} não é uma quantidade`);
  // Drizzle's types permit a number or a placeholder in `limit`; it writes SQL there as it is.
  return sql.raw(String(numero)) as SQL & Placeholder;
}

/**
 * How many rows a page leaves out, for `offset`. None is part of the text, so that the first page has
 * a plan of its own; all later pages are one statement, whichever is asked for.
 *
 * @throws for anything but a whole number from zero on.
 */
export function pulando(linhas: number): SQL & Placeholder {
  const parte = literal(linhas);
  return linhas === 0 ? parte : (sql`${linhas}` as SQL & Placeholder);
}

const MIGRACOES = fileURLToPath(new URL('../../migrations', import.meta.url));

// Counts and ids stay far below 2^53 (colunas.ts), so they are numbers in raw SQL too.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

interface Opcoes {
  /**
   * Connections of this process. Two cores serve about ten busy ones; more would only queue inside
   * PostgreSQL.
   */
  max?: number;
  aoFalhar?: (erro: Error) => void;
}

/** Opens a pool. A statement is cancelled after 10 s (seguranca.md, faults: slow PostgreSQL). */
export function abrirBanco(conexao: pg.PoolConfig, { max = 10, aoFalhar }: Opcoes = {}): Banco {
  const pool = new pg.Pool({
    max,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'dominio',
    keepAlive: true,
    // What a connection has learned and keeps (cliente-do-banco.ts) does not grow for ever.
    maxLifetimeSeconds: 3_600,
    ...conexao,
    Client: clientesQuePreparam(),
  });
  // Without a listener, the error of an idle connection when PostgreSQL stops would end this
  // process.
  pool.on('error', (erro) => aoFalhar?.(erro));
  return drizzle({ client: pool }) as Banco;
}

/** Timestamp of the newest migration of this program. */
function ultimaMigracaoConhecida(): number {
  const diario = JSON.parse(readFileSync(`${MIGRACOES}/meta/_journal.json`, 'utf8')) as {
    entries: { when: number }[];
  };
  return Math.max(...diario.entries.map(({ when }) => when));
}

/** The cause of Drizzle's error, with PostgreSQL's reason: its message is only the statement. */
function falhaDaMigracao(erro: unknown): unknown {
  const motivo = erro instanceof DrizzleQueryError ? erro.cause?.message : undefined;
  if (motivo === undefined) return erro;
  const frase = `A atualização do banco de dados parou e nada foi mudado: ${motivo}`;
  return new Error(frase, { cause: erro });
}

/**
 * Migrates the database to this program's schema, one process at a time.
 *
 * @throws when a newer program migrated the database, which running on would damage (P46); with
 *   PostgreSQL's reason when a statement fails, which undoes all of them.
 */
export async function migrar(conexao: pg.PoolConfig): Promise<void> {
  const banco = abrirBanco({ ...conexao, statement_timeout: 0 }, { max: 1 });
  const cliente = banco.$client;
  try {
    await cliente.query('select pg_advisory_lock($1)', [TRAVAS.migracao]);
    const { rows } = await cliente.query<{ existe: boolean }>(
      `select to_regclass('drizzle.__drizzle_migrations') is not null as existe`,
    );
    if (rows[0]?.existe) {
      const { rows: ultimas } = await cliente.query<{ ultima: string | null }>(
        'select max(created_at) as ultima from drizzle.__drizzle_migrations',
      );
      if (Number(ultimas[0]?.ultima ?? 0) > ultimaMigracaoConhecida()) {
        throw new Error(
          'O banco de dados foi atualizado por uma versão mais nova do Domínio. Use essa versão ou uma mais nova.',
        );
      }
    }
    await migrate(banco, { migrationsFolder: MIGRACOES }).catch((erro: unknown) => {
      throw falhaDaMigracao(erro);
    });
  } finally {
    await cliente.end();
  }
}
