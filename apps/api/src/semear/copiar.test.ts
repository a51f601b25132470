import { afterAll, beforeAll, expect, test } from 'vitest';
import { criarBancoDeTeste } from '../../test/postgres.ts';
import { abrirBanco } from '../platform/db.ts';
import { copiar } from './copiar.ts';

const bancoDeTeste = await criarBancoDeTeste();
const pool = abrirBanco(bancoDeTeste.conexao, { max: 1 }).$client;

beforeAll(async () => {
  await pool.query(
    'create table copias (id int primary key, texto text, sim boolean, em timestamptz)',
  );
});
afterAll(async () => {
  await pool.end();
  await bancoDeTeste.descartar();
});

async function comCliente<T>(
  trabalho: (cliente: import('pg').PoolClient) => Promise<T>,
): Promise<T> {
  const cliente = await pool.connect();
  try {
    return await trabalho(cliente);
  } finally {
    cliente.release();
  }
}

test('COPY writes every value as it was, whatever it contains', async () => {
  const em = new Date('2026-11-20T12:34:56.789Z');
  const textos = ['ação', 'tab\tulado', 'duas\nlinhas\r\n', 'barra \\ \\N \\.', '', null];
  await comCliente((cliente) =>
    copiar(
      cliente,
      'copias',
      ['id', 'texto', 'sim', 'em'],
      textos.map((texto, i) => [i, texto, i % 2 === 0, em]),
    ),
  );
  const { rows } = await pool.query('select * from copias order by id');
  expect(rows).toEqual(textos.map((texto, id) => ({ id, texto, sim: id % 2 === 0, em })));
});

test('a hundred thousand rows are drawn while they are sent, and all are written', async () => {
  function* muitas() {
    for (let id = 1000; id < 101_000; id++) yield [id, 'x'.repeat(200), true, null];
  }
  await comCliente((cliente) => copiar(cliente, 'copias', ['id', 'texto', 'sim', 'em'], muitas()));
  const { rows } = await pool.query('select count(*)::int as n from copias where id >= 1000');
  expect(rows).toEqual([{ n: 100_000 }]);
});

test('a row that the table refuses fails the copy, and the connection can still be used', async () => {
  await comCliente(async (cliente) => {
    await expect(copiar(cliente, 'copias', ['id'], [[200_000], [200_000]])).rejects.toMatchObject({
      code: '23505',
    });
    expect((await cliente.query('select 1 as um')).rows).toEqual([{ um: 1 }]);
  });
});

test('a failing generator of rows throws its own error, and nothing of the copy is written', async () => {
  function* quebrado() {
    yield [300_000];
    throw new Error('sem mais ideias');
  }
  await comCliente(async (cliente) => {
    await expect(copiar(cliente, 'copias', ['id'], quebrado())).rejects.toThrow('sem mais ideias');
    const { rows } = await cliente.query('select 1 from copias where id = 300000');
    expect(rows).toEqual([]);
  });
});
