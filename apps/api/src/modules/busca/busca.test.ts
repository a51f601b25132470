import { buscaEndpoints as e } from '@dominio/contrato/busca';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarAgendamento, criarTipo } from '../../../test/factories/agendamentos.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import {
  criarAdministrador,
  criarTime,
  criarUsuario,
  criarUsuarioDeCliente,
  vincularCliente,
} from '../../../test/factories/usuarios.ts';
import { grupos } from '../grupos/grupos.tables.ts';

const { agora, avancar, banco, chamar, entrar, pessoa } = await montarApp();

const time = await criarTime(banco, { nome: 'Contábil' });
const eu = await criarUsuario(banco, { nome: 'Camila Duarte', time_id: time.id });
const colega = await criarUsuario(banco, { nome: 'João São Pedro', email: 'jsp@firma.demo' });
await criarUsuario(banco, { nome: 'Joana Desligada', situacao: 'desligado' });
const administrador = await criarAdministrador(banco, { nome: 'Helena Barreto' });
const padaria = await criarCliente(banco, {
  nome: 'Padaria São João',
  cnpj: '12ABC34501DE35',
  numero_contrato: '2024-0187',
});
const farmacia = await criarCliente(banco, { nome: 'Farmácia Joaquina' });
const doOutro = await criarCliente(banco, { nome: 'João Alheio Transportes' });
await vincularCliente(banco, eu.id, padaria.id);
await vincularCliente(banco, eu.id, farmacia.id);
await criarUsuarioDeCliente(banco, { nome: 'João da Padaria', client_id: padaria.id });

const buscar = async (termo: string, quem = eu.id) => {
  const { status, corpo } = await chamar(await entrar(quem), e.buscar, { query: { termo } });
  expect(status).toBe(200);
  return corpo;
};
const nomes = (itens: { nome: string }[]) => itens.map(({ nome }) => nome);

describe('clients', () => {
  test.each([
    ['joao', ['Padaria São João']],
    ['JOÃO PADARIA', ['Padaria São João']],
    ['jo', ['Farmácia Joaquina', 'Padaria São João']],
    ['fa', ['Farmácia Joaquina']],
    ['12.ABC.345/01DE-35', ['Padaria São João']],
    ['2024-0187', ['Padaria São João']],
    ['ao', []],
    ['padaria alheio', []],
  ])('found by %j are %j, of those in scope', async (termo, esperados) => {
    expect(nomes((await buscar(termo)).clientes)).toEqual(esperados);
  });

  test('those whose name starts with the term come first, five at most', async () => {
    for (const nome of ['A Zebra', 'B Zebra', 'C Zebra', 'D Zebra', 'E Zebra', 'Zebra Z']) {
      await criarCliente(banco, { nome });
    }
    expect(nomes((await buscar('zebra', administrador.id)).clientes)).toEqual([
      'Zebra Z',
      'A Zebra',
      'B Zebra',
      'C Zebra',
      'D Zebra',
    ]);
  });

  test('all, with what the list shows of each, are found by the administrator', async () => {
    const { clientes } = await buscar('joao', administrador.id);
    expect(nomes(clientes)).toEqual([doOutro.nome, padaria.nome]);
    expect(clientes[1]).toEqual({
      id: padaria.id,
      nome: 'Padaria São João',
      cnpj: '12ABC34501DE35',
      numero_contrato: '2024-0187',
      status_contrato: 'ATIVO',
    });
  });
});

describe('people', () => {
  test('are found among active staff, with their team, never among the clients’ people', async () => {
    expect(nomes((await buscar('joão')).pessoas)).toEqual([colega.nome]);
    expect(nomes((await buscar('jsp@firma')).pessoas)).toEqual([colega.nome]);
    expect((await buscar('camila')).pessoas).toEqual([
      {
        id: eu.id,
        nome: eu.nome,
        avatar_url: `/usuarios/${eu.id}/avatar`,
        tem_avatar: false,
        time_nome: 'Contábil',
      },
    ]);
  });
});

describe('appointments', () => {
  const em = (dias: number) => new Date(agora().getTime() + dias * 86_400_000);
  const marcar = (titulo: string, dias: number, mais = {}) =>
    criarAgendamento(banco, {
      titulo,
      data_hora_inicio: em(dias),
      criado_por: eu.id,
      ...mais,
    });

  test('of the caller alone are found by title or place, nearest to now first', async () => {
    const tipo = await criarTipo(banco, { nome: 'Visita', cor: '#28a745' });
    await marcar('Balanço de novembro', 30);
    await marcar('Balanço de outubro', -2, {
      tipo_agendamento_id: tipo.id,
      cliente_id: padaria.id,
    });
    await marcar('Reunião', 5, { local_reuniao: 'Sala do Balanço' });
    await marcar('Balanço excluído', 1, { excluido_em: em(0) });
    await criarAgendamento(banco, { titulo: 'Balanço alheio', criado_por: colega.id });
    const { agendamentos } = await buscar('balanco');
    expect(agendamentos.map(({ titulo }) => titulo)).toEqual([
      'Balanço de outubro',
      'Reunião',
      'Balanço de novembro',
    ]);
    expect(agendamentos[0]).toMatchObject({
      status: 'AGENDADO',
      cor: '#28a745',
      cliente_nome: padaria.nome,
    });
    expect(new Date(agendamentos[0]?.data_hora_inicio ?? '').getTime()).toBeLessThan(Date.now());
    expect((await buscar('balanco', administrador.id)).agendamentos).toEqual([]);
  });
});

describe('the term of a search', () => {
  test.each(['', ' ', 'a', '%%', '__', '\\\\', '％％', '＿＿', "'';", '´`', '\u0301\u0301\u0301'])(
    '%j finds nothing, being too short or only signs',
    async (termo) => {
      const { clientes, pessoas, agendamentos } = await buscar(termo, administrador.id);
      expect([clientes, pessoas, agendamentos]).toEqual([[], [], []]);
    },
  );

  test.each(['jo%o', 'jo_o', 'jo％o', 'ja\\o', 'ab％'])(
    '%j is matched literally, also signs that folding turns into wildcards',
    async (termo) => {
      expect((await buscar(termo, administrador.id)).clientes).toEqual([]);
    },
  );

  test('with a sign finds the name that holds it', async () => {
    await criarCliente(banco, { nome: 'Desconto 100％ Ltda' });
    await criarCliente(banco, { nome: 'Desconto 1000 Ltda' });
    expect(nomes((await buscar('100%', administrador.id)).clientes)).toEqual([
      'Desconto 100％ Ltda',
    ]);
  });

  test('is refused with more than 100 characters', async () => {
    const { status } = await chamar(await entrar(eu.id), e.buscar, {
      query: { termo: 'x'.repeat(101) },
    });
    expect(status).toBe(422);
  });
});

test('without permissions, and for people of clients, every list is empty', async () => {
  const [grupo] = await banco.insert(grupos).values({ nome: 'Sem nada' }).returning();
  const semNada = await criarUsuario(banco, { grupo_id: grupo?.id ?? 0 });
  await vincularCliente(banco, semNada.id, padaria.id);
  const doCliente = await criarUsuarioDeCliente(banco, { client_id: padaria.id });
  await criarAgendamento(banco, { titulo: 'João', criado_por: semNada.id });
  for (const { id } of [semNada, doCliente]) {
    const { clientes, pessoas, agendamentos } = await buscar('joao', id);
    expect([clientes, pessoas, agendamentos]).toEqual([[], [], []]);
  }
});

test('more than 120 searches in a minute are refused, to that person alone', async () => {
  const { token } = await pessoa();
  const vezes = [];
  for (let i = 0; i < 121; i += 1) {
    vezes.push((await chamar(token, e.buscar, { query: { termo: '' } })).status);
  }
  expect(vezes.filter((status) => status === 429)).toHaveLength(1);
  await buscar('joao');
  avancar(60_000);
  expect((await chamar(token, e.buscar, { query: { termo: '' } })).status).toBe(200);
});
