import type { Banco } from '../src/platform/db.ts';

/**
 * Makes every insert into a table fail while the work runs, as if the server died just then.
 *
 * @param estado the SQLSTATE of the failure; by default that of any exception.
 */
export async function semGravarEm<T>(
  { $client }: Banco,
  tabela: string,
  trabalho: () => Promise<T>,
  estado = 'P0001',
): Promise<T> {
  await $client.query(`
    create or replace function falhar() returns trigger language plpgsql as
      $$ begin raise exception 'falha de teste' using errcode = '${estado}'; end $$;
    create trigger falha_de_teste before insert on ${tabela} execute function falhar()`);
  try {
    return await trabalho();
  } finally {
    await $client.query(`drop trigger falha_de_teste on ${tabela}`);
  }
}
