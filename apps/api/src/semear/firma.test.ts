import { cnpjValido, cpfValido } from '@dominio/contrato/documentos';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { criarBancoDeTeste } from '../../test/postgres.ts';
import { conferirSenha } from '../modules/sessoes/senhas/senhas.ts';
import { abrirBanco } from '../platform/db.ts';
import { volumesDe } from './firma/volumes.ts';
import { semearFirma } from './firma.ts';

const agora = new Date('2026-11-20T15:00:00Z');
const fracao = 0.002;
const volumes = volumesDe(fracao);
const linhas: string[] = [];

const bancoDeTeste = await criarBancoDeTeste();
const banco = abrirBanco(bancoDeTeste.conexao, { max: 2 });
const opcoes = { agora, fracao, aoAvancar: (linha: string) => linhas.push(linha) };

const um = async (consulta: string) =>
  Object.values((await banco.$client.query<Record<string, unknown>>(consulta)).rows[0] ?? {})[0];

beforeAll(() => semearFirma(banco, opcoes));
afterAll(async () => {
  await banco.$client.end();
  await bancoDeTeste.descartar();
});

test('the volumes of the whole firm are those of the dataset’s specification', () => {
  expect(volumesDe(1)).toMatchObject({
    equipe: 300,
    grupos: 25,
    times: 40,
    permissoes: 250,
    clientesPorPessoa: 60,
    clientesPorTime: 400,
    usuariosDeClientes: 10_000,
    clientes: 5_000,
    contratos: 8_000,
    agendamentos: 300_000,
  });
});

test('what people wrote of a client is of weekdays, within working hours', async () => {
  const escritos = (condicao: string) =>
    um(`select count(*) from (
      select criado_em at time zone 'America/Sao_Paulo' as em from notas union all
      select criado_em at time zone 'America/Sao_Paulo' from checklist_respostas) escritos
      where ${condicao}`);
  expect(await escritos('true')).toBeGreaterThan(3 * volumes.clientes);
  expect(
    await escritos("extract(isodow from em) > 5 or em::time not between '09:00' and '17:00'"),
  ).toBe(0);
});

test('no company has a regime that the revenue of its client does not allow', async () => {
  const deQuem = (porte: string, regimes: string) =>
    um(`select count(*) from empresa_regimes r join empresas e on e.id = r.empresa_id
      join clientes c on c.id = e.cliente_id where c.porte = '${porte}' and r.regime in (${regimes})`);
  expect(await deQuem('grande', "'simples_nacional', 'lucro_presumido'")).toBe(0);
  expect(await deQuem('medio', "'simples_nacional'")).toBe(0);
});

test('each table has its fraction of the rows', async () => {
  expect(await um('select count(*) from usuarios where grupo_id <> 2')).toBe(volumes.equipe);
  expect(await um('select count(*) from usuarios where grupo_id = 2')).toBe(
    volumes.usuariosDeClientes,
  );
  expect(await um('select count(*) from clientes')).toBe(volumes.clientes);
  expect(await um('select count(*) from contatos')).toBe(3 * volumes.clientes);
  expect(await um('select count(*) from notas')).toBe(3 * volumes.clientes);
  expect(await um('select count(*) from contas_bancarias')).toBe(2 * volumes.clientes);
  expect(await um('select count(*) from grupos')).toBe(volumes.grupos);
  expect(await um('select count(*) from times')).toBe(volumes.times);
  expect(await um('select count(*) from permissoes')).toBe(volumes.permissoes);
  expect(await um("select count(*) from contratos where status_contrato = 'ATIVO'")).toBe(
    await um("select count(*) from clientes where situacao = 'ativo'"),
  );
  expect(await um('select count(distinct contrato_id) from contrato_servicos')).toBe(
    volumes.contratos,
  );
  const agendamentos = Number(await um('select count(*) from agendamentos'));
  expect(agendamentos).toBeGreaterThan(volumes.agendamentos * 0.95);
  expect(agendamentos).toBeLessThan(volumes.agendamentos * 1.05);
  expect(await um('select count(*) from notificacoes')).toBe(volumes.notificacoes);
  expect(linhas.length).toBeGreaterThan(3);
});

test('every notification of the last month says what became of it by each way, in order of time', async () => {
  const recentes = "criado_em > timestamptz '2026-11-20T15:00:00Z' - interval '30 days'";
  expect(
    await um(`select count(*) from notificacoes n where ${recentes} and 3 <>
      (select count(*) from notificacoes_entregas e where e.notificacao_id = n.id)`),
  ).toBe(0);
  expect(
    await um(`select count(*) from (select criado_em < lag(criado_em) over (order by id) as antes
      from notificacoes) n where antes`),
  ).toBe(0);
});

test('a tenth of the CNPJs have letters, and all are valid', async () => {
  const { rows } = await banco.$client.query<{ cnpj: string }>('select cnpj from empresas');
  expect(rows.filter(({ cnpj }) => !cnpjValido(cnpj))).toEqual([]);
  expect(rows.filter(({ cnpj }) => /[A-Z]/.test(cnpj))).toHaveLength(volumes.clientes / 10);
});

test('everybody has a valid CPF of their own', async () => {
  const { rows } = await banco.$client.query<{ cpf: string }>('select cpf from usuarios');
  expect(new Set(rows.map(({ cpf }) => cpf)).size).toBe(rows.length);
  expect(rows.filter(({ cpf }) => !cpfValido(cpf))).toEqual([]);
});

test('the fixed accounts exist and have the password of the demonstration', async () => {
  const { rows } = await banco.$client.query<{ email: string; senha_hash: string }>(
    `select email, senha_hash from usuarios
      where split_part(email, '@', 1) = any('{admin,gestor,consultor,cliente}')`,
  );
  expect(rows.map(({ email }) => email).toSorted()).toEqual([
    'admin@dominio.demo',
    'cliente@dominio.demo',
    'consultor@dominio.demo',
    'gestor@dominio.demo',
  ]);
  for (const { senha_hash } of rows) {
    expect(await conferirSenha(senha_hash, 'demonstracao-2026')).toBe(true);
  }
});

test('nobody is booked twice, and every creator is a member of the appointment', async () => {
  expect(
    await um(`select count(*) from agendamento_participantes a
      join agendamento_participantes b on b.usuario_id = a.usuario_id
        and b.agendamento_id > a.agendamento_id and b.inicio < a.termino and a.inicio < b.termino`),
  ).toBe(0);
  expect(
    await um(`select count(*) from agendamentos a where not exists (
      select 1 from agendamento_participantes p
      where p.agendamento_id = a.id and p.usuario_id = a.criado_por)`),
  ).toBe(0);
});

test('nothing has a history from the future', async () => {
  expect(
    await um(`select count(*) from (
        select greatest(criado_em, status_em, atualizado_em, excluido_em) as em from agendamentos
        union all select criado_em from agendamento_historico
        union all select criado_em from notificacoes) x where em > '2026-11-20T15:00:00Z'`),
  ).toBe(0);
});

test('new rows continue the ids that were used', async () => {
  for (const tabela of ['clientes', 'usuarios', 'agendamentos', 'empresas', 'contratos']) {
    const proximo = await um(`select nextval(pg_get_serial_sequence('${tabela}', 'id'))`);
    expect(proximo, tabela).toBe(Number(await um(`select max(id) from ${tabela}`)) + 1);
  }
});

test('a database with data is refused with a message and left as it is', async () => {
  const antes = await um('select count(*) from usuarios');
  await expect(semearFirma(banco, opcoes)).rejects.toThrow('só enche um banco vazio');
  expect(await um('select count(*) from usuarios')).toBe(antes);
});
