import pg from 'pg';

/**
 * Gives a database a clock that stands still: columns with a default time read it from a row, so
 * that the database agrees with the application's `agora`. The queues keep real time: what waits
 * there waits for real.
 */
export async function porRelogioNoBanco(cliente: pg.Client, instante: Date): Promise<void> {
  await cliente.query('create schema relogio');
  await cliente.query('create table relogio.ponteiro (instante timestamptz not null)');
  await cliente.query('insert into relogio.ponteiro values ($1)', [instante]);
  await cliente.query(
    `create function relogio.agora() returns timestamptz stable language sql
       return (select instante from relogio.ponteiro)`,
  );
  const { rows } = await cliente.query<{ tabela: string; coluna: string }>(
    `select table_name as tabela, column_name as coluna from information_schema.columns
      where table_schema = 'public' and column_default = 'now()'`,
  );
  for (const { tabela, coluna } of rows) {
    await cliente.query(
      `alter table ${pg.escapeIdentifier(tabela)}
         alter ${pg.escapeIdentifier(coluna)} set default relogio.agora()`,
    );
  }
}

/** Sets the clock that `porRelogioNoBanco` gave. */
export const acertarRelogioDoBanco = (
  cliente: Pick<pg.Pool, 'query'>,
  instante: Date,
): Promise<unknown> => cliente.query('update relogio.ponteiro set instante = $1', [instante]);
