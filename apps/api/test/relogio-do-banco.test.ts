import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { tiposAgendamento } from '../src/modules/tipos-agendamento/tipos-agendamento.tables.ts';
import { abrirBanco } from '../src/platform/db.ts';
import { criarTipo } from './factories/agendamentos.ts';
import { criarBancoDeTeste } from './postgres.ts';
import { acertarRelogioDoBanco, porRelogioNoBanco } from './relogio-do-banco.ts';

const bancoDeTeste = await criarBancoDeTeste();
const banco = abrirBanco(bancoDeTeste.conexao);
afterAll(async () => {
  await banco.$client.end();
  await bancoDeTeste.descartar();
});

test('rows get the instant to which the database’s clock was set, in every column with a default time', async () => {
  const [parado, depois] = [new Date('2026-03-11T13:00:00Z'), new Date('2026-03-12T00:30:00Z')];
  const cliente = new pg.Client(bancoDeTeste.conexao);
  await cliente.connect();
  await porRelogioNoBanco(cliente, parado);
  await cliente.end();
  await criarTipo(banco);
  await acertarRelogioDoBanco(banco.$client, depois);
  await criarTipo(banco);
  const tipos = await banco.select().from(tiposAgendamento).orderBy(tiposAgendamento.id);
  expect(tipos.map(({ criado_em }) => criado_em)).toEqual([parado, depois]);
  const { rows } = await banco.$client.query(
    `select table_name, column_name from information_schema.columns
      where table_schema = 'public' and column_default ~* 'now|current|clock|timestamp'`,
  );
  expect(rows).toEqual([]);
});
