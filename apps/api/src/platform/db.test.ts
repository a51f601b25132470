import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { criarBancoDeTeste } from '../../test/postgres.ts';
import { abrirBanco, migrar } from './db.ts';

const { conexao, descartar } = await criarBancoDeTeste();
const banco = abrirBanco(conexao, { max: 2 });
afterAll(async () => {
  await banco.$client.end();
  await descartar();
});

test('migrating by several processes at once succeeds, and changes nothing that is up to date', async () => {
  const contar = async () =>
    (await banco.$client.query('select count(*) as n from drizzle.__drizzle_migrations')).rows[0].n;
  const antes = await contar();
  await Promise.all([migrar(conexao), migrar(conexao), migrar(conexao)]);
  expect(await contar()).toBe(antes);
});

test('a failing migration reports PostgreSQL’s reason and changes nothing', async () => {
  const registros = 'select hash, created_at from drizzle.__drizzle_migrations order by created_at';
  const { rows: todas } = await banco.$client.query(registros);
  const ultima = todas.at(-1);
  await banco.$client.query('delete from drizzle.__drizzle_migrations where hash = $1', [
    ultima.hash,
  ]);
  await expect(migrar(conexao)).rejects.toThrow(
    /^A atualização do banco de dados parou e nada foi mudado: [^\n]+ already exists$/,
  );
  expect((await banco.$client.query(registros)).rows).toEqual(todas.slice(0, -1));
  await banco.$client.query(
    'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
    [ultima.hash, ultima.created_at],
  );
});

test('a database migrated by a newer program is refused, with the reason', async () => {
  const futuro = Date.now() + 10 * 365 * 86_400_000;
  await banco.$client.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('do futuro', $1)`,
    [futuro],
  );
  await expect(migrar(conexao)).rejects.toThrow(/versão mais nova do Domínio/);
});

test('counts and ids in raw SQL are numbers', async () => {
  const { rows } = await banco.$client.query(
    'select count(*) as n, 9007199254740991::bigint as id',
  );
  expect(rows[0]).toEqual({ n: 1, id: 9_007_199_254_740_991 });
});

test('a statement that takes too long is cancelled by PostgreSQL', async () => {
  const { rows } = await banco.$client.query('show statement_timeout');
  expect(rows[0].statement_timeout).toBe('10s');
});

test('a connection that PostgreSQL closes does not end the process, and the next query works', async () => {
  const avisos: Error[] = [];
  const outro = abrirBanco(conexao, { max: 1, aoFalhar: (erro) => avisos.push(erro) });
  const { rows } = await outro.$client.query('select pg_backend_pid() as pid');
  const admin = new pg.Client(conexao);
  await admin.connect();
  await admin.query('select pg_terminate_backend($1)', [rows[0].pid]);
  await admin.end();
  await expect.poll(() => avisos.length).toBeGreaterThan(0);
  expect((await outro.$client.query('select 1 as um')).rows).toEqual([{ um: 1 }]);
  await outro.$client.end();
});
