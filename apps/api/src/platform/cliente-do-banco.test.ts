import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { criarBancoDeTeste } from '../../test/postgres.ts';
import {
  clientesQuePreparam,
  MAXIMO_DE_NOMES,
  PLANO_PELOS_VALORES,
  VEZES_ATE_O_NOME,
} from './cliente-do-banco.ts';
import { abrirBanco } from './db.ts';

const bancoDeTeste = await criarBancoDeTeste();
const pool = abrirBanco(bancoDeTeste.conexao, { max: 1 }).$client;
afterAll(async () => {
  await pool.end();
  await bancoDeTeste.descartar();
});

/** The named statements that the only connection holds, by their text. */
async function guardadas(parte: string): Promise<string[]> {
  const { rows } = await pool.query<{ statement: string }>(
    'select statement from pg_prepared_statements where statement like $1 order by prepare_time',
    [`%${parte}%`],
  );
  return rows.map(({ statement }) => statement);
}

const enviar = (text: string, values: unknown[] = []) => pool.query({ text, values });

async function repetir(text: string, values?: unknown[]) {
  for (let i = 0; i < VEZES_ATE_O_NOME; i++) await enviar(text, values);
}

test('a statement that is sent again and again is kept by the connection, a rare one is not', async () => {
  await enviar('select $1::int as raro', [1]);
  await repetir('select $1::int as comum', [1]);
  expect(await guardadas('raro')).toEqual([]);
  expect(await guardadas('comum')).toEqual(['select $1::int as comum']);
  const { rows } = await enviar('select $1::int as comum', [7]);
  expect(rows).toEqual([{ comum: 7 }]);
});

test('a statement whose plan depends on its values is planned for them each time', async () => {
  const BUSCAR = `select 'achada' as busca where 'abc' like $1 ${PLANO_PELOS_VALORES}`;
  await repetir(BUSCAR, ['a%']);
  await enviar(BUSCAR, ['b%']);
  expect(await guardadas('achada')).toEqual([]);
});

test('a statement whose columns changed type fails once, and is parsed anew from then on', async () => {
  const LER = 'select valor from medidas';
  await pool.query('create table medidas as select 1 as valor');
  await repetir(LER);
  await pool.query('alter table medidas alter valor type text');
  await expect(enviar(LER)).rejects.toMatchObject({ code: '0A000' });
  expect((await enviar(LER)).rows).toEqual([{ valor: '1' }]);
});

test('the same in a transaction, which another one may repeat', async () => {
  const LER = 'select quantia from somas';
  await pool.query('create table somas as select 1 as quantia');
  await repetir(LER);
  const cliente = await pool.connect();
  await cliente.query('begin');
  await cliente.query('alter table somas alter quantia type text');
  await expect(cliente.query({ text: LER, values: [] })).rejects.toMatchObject({ code: '0A000' });
  await cliente.query('rollback');
  await cliente.query('begin');
  expect((await cliente.query({ text: LER, values: [] })).rows).toEqual([{ quantia: 1 }]);
  await cliente.query('commit');
  cliente.release();
});

test('a statement of many rows has no name', async () => {
  const MUITAS = `select ${'1 + '.repeat(3_000)} 1 as longa`;
  await repetir(MUITAS);
  expect(await guardadas('longa')).toEqual([]);
});

test('a statement that fails for another reason keeps its name', async () => {
  const DIVIDIR = 'select 1 / $1::int as quociente';
  await repetir(DIVIDIR, [1]);
  await expect(enviar(DIVIDIR, [0])).rejects.toMatchObject({ code: '22012' });
  expect((await enviar(DIVIDIR, [1])).rows).toEqual([{ quociente: 1 }]);
  expect(await guardadas('quociente')).toEqual([DIVIDIR]);
});

test('a cursor and a statement as a string are sent as they are', async () => {
  await repetir('select 1 as com_nome');
  const { rows } = await pool.query('select 1 as com_nome');
  expect(rows).toEqual([{ com_nome: 1 }]);
  const consulta = new pg.Query('select 2 as propria');
  const linha = new Promise((chegar) => consulta.once('row', chegar));
  pool.query(consulta);
  expect(await linha).toEqual({ propria: 2 });
});

test('a connection keeps a limited number of statements; what nobody sends any more makes room', async () => {
  let agora = 0;
  const outro = new pg.Pool({
    ...bancoDeTeste.conexao,
    max: 1,
    Client: clientesQuePreparam(() => agora),
  });
  const repetirNele = async (texto: string) => {
    for (let i = 0; i < VEZES_ATE_O_NOME; i++) await outro.query({ text: texto });
  };
  const guardadasNele = async () => {
    const { rows } = await outro.query<{ statement: string }>(
      'select statement from pg_prepared_statements order by prepare_time',
    );
    return rows.map(({ statement }) => statement);
  };
  const muitas = Array.from({ length: MAXIMO_DE_NOMES }, (_, i) => `select ${i} as muitas`);
  for (const texto of muitas) await repetirNele(texto);
  await repetirNele('select -1 as demais');
  expect(await guardadasNele()).toEqual(muitas);
  agora = 11 * 60_000;
  for (const texto of muitas.slice(1)) await outro.query({ text: texto });
  await repetirNele('select -2 as nova');
  await repetirNele('select -3 as outra');
  expect(await guardadasNele()).toEqual([...muitas, 'select -2 as nova']);
  await outro.end();
});
