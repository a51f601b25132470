import { contratosEndpoints as e } from '@dominio/contrato/contratos';
import { mascararCnpj } from '@dominio/contrato/documentos';
import { desc } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarAgendamento } from '../../../test/factories/agendamentos.ts';
import { criarCliente, umCnpj } from '../../../test/factories/clientes.ts';
import { criarServico } from '../../../test/factories/servicos.ts';
import {
  criarAdministrador,
  criarGestor,
  criarUsuario,
  criarUsuarioDeCliente,
  vincularCliente,
} from '../../../test/factories/usuarios.ts';
import { auditoriaEventos } from '../../platform/auditoria/auditoria.tables.ts';
import { clientes } from '../clientes/clientes.tables.ts';

const { banco, chamar, entrar, agora } = await montarApp();
const administrador = await criarAdministrador(banco);
const admin = await entrar(administrador.id);
const pessoa = await criarUsuario(banco);
const consultor = await entrar(pessoa.id);
const quemEdita = await criarGestor(banco);
const gestor = await entrar(quemEdita.id);
const padaria = await criarCliente(banco, {
  nome: 'Padaria São João',
  numero_contrato: '2024-0187',
});
const alfanumerico = umCnpj('12ABC345');
const mercado = await criarCliente(banco, {
  nome: 'Mercado',
  cnpj: alfanumerico,
  status_contrato: 'SUSPENSO',
});
await criarUsuarioDeCliente(banco, { client_id: mercado.id, email: 'joana@contato.test' });
const [semContrato] = await banco.insert(clientes).values({ nome: 'Sem contrato' }).returning();
await vincularCliente(banco, pessoa.id, padaria.id);
await vincularCliente(banco, quemEdita.id, padaria.id);
const ano = String(agora().getFullYear());

const criar = async (dados: object = {}, token = admin) =>
  chamar(token, e.criar, { body: { cliente_id: padaria.id, ...dados } });
const levar = (id: number, status_contrato: string, motivo?: string, token = admin) =>
  chamar(token, e.mudarStatus, { params: { id }, body: { status_contrato, motivo } });
const numeros = async (token: string, query: object) => {
  const { corpo } = await chamar(token, e.listar, { query });
  expect(corpo.total).toBe(corpo.contratos.length);
  return corpo.contratos.map(({ numero_contrato }) => numero_contrato);
};

describe('AD-55 the list of contracts', () => {
  test('answers the specification’s own example, of clients in scope', async () => {
    const { corpo } = await chamar(consultor, e.listar, {
      query: { status: 'ATIVO', limit: 1000 },
    });
    expect(corpo).toMatchObject({ total: 1, page: 1, limit: 1000, total_pages: 1 });
    expect(corpo.contratos[0]).toMatchObject({
      numero_contrato: '2024-0187',
      cliente_nome: 'Padaria São João',
      cnpj: padaria.cnpj,
    });
    expect(await numeros(admin, { status: 'suspenso' })).toHaveLength(1);
    expect(await numeros(consultor, { status: 'suspenso' })).toEqual([]);
  });

  test.each(['2024-01', 'sao joao', padaria.cnpj.slice(0, 9)])(
    'finds a contract by %s',
    async (termo) => {
      expect(await numeros(admin, { termo })).toContain('2024-0187');
    },
  );

  test('takes a wildcard in the term literally', async () => {
    expect(await numeros(admin, { termo: '%' })).toEqual([]);
  });
});

describe('the clients behind the contracts', () => {
  const nomes = ({ clientes: lista }: { clientes: { nome: string }[] }) =>
    lista.map(({ nome }) => nome);

  test('AD-56 lists each client once, and none without a contract', async () => {
    await criar();
    const { corpo } = await chamar(admin, e.clientesComContrato);
    expect(nomes(corpo)).toEqual(['Mercado', 'Padaria São João']);
    expect(nomes((await chamar(consultor, e.clientesComContrato)).corpo)).toEqual([
      'Padaria São João',
    ]);
  });

  test('AD-57 finds them by name, ignoring accents', async () => {
    const { corpo } = await chamar(admin, e.buscarClientes, { query: { termo: 'PADARIA sao' } });
    expect(nomes(corpo)).toEqual(['Padaria São João']);
    const vazia = await chamar(admin, e.buscarClientes, { query: { termo: 'sem contrato' } });
    expect(vazia.corpo.total).toBe(0);
  });

  test.each([
    ['2024-0187', 1, 'a contract number'],
    [padaria.cnpj, 1, 'a CNPJ'],
    [mascararCnpj(padaria.cnpj), 1, 'a CNPJ with its mask'],
    [alfanumerico.toLowerCase(), 1, 'an alphanumeric CNPJ in lower case'],
    [mascararCnpj(alfanumerico).toLowerCase(), 1, 'and with its mask'],
    ['joana@contato', 1, 'a contact of the client'],
    ['%', 0, 'a percent sign is itself'],
    ['_', 0, 'an underscore is itself'],
    [`"'; --`, 0, 'quotes are themselves'],
  ])('AD-57 for %s finds %d: %s', async (termo, quantos) => {
    expect((await chamar(admin, e.buscarClientes, { query: { termo } })).corpo.total).toBe(quantos);
  });

  test('AD-58 lists those with a contract in force, without pages', async () => {
    const { corpo } = await chamar(admin, e.todosClientesAtivos);
    expect([nomes(corpo), corpo.total]).toEqual([['Padaria São João'], 1]);
  });
});

describe('a contract', () => {
  test('gets the next number of the year, also when three are created at once', async () => {
    const { corpo: sugerido } = await chamar(admin, e.proximoNumero);
    expect(sugerido.numero_contrato).toMatch(new RegExp(`^${ano}-\\d{4}$`));
    const respostas = await Promise.all([1, 2, 3].map(() => criar()));
    const dados = respostas.map(({ corpo }) => corpo.numero_contrato);
    expect(new Set(dados).size).toBe(3);
    expect(dados).toContain(sugerido.numero_contrato);
    expect(respostas[0]?.corpo).toMatchObject({
      status_contrato: 'RASCUNHO',
      proximos_status: ['EM_IMPLANTACAO', 'CANCELADO'],
    });
  });

  test('with the number of another is refused', async () => {
    const { status, erro } = await criar({ numero_contrato: '2024-0187' });
    expect([status, erro.detail]).toEqual([409, 'Já existe um contrato com este número.']);
    const { corpo } = await criar();
    const mudar = await chamar(admin, e.atualizar, {
      params: { id: corpo.id },
      body: { numero_contrato: '2024-0187' },
    });
    expect([mudar.status, mudar.erro.detail]).toEqual([
      409,
      'Já existe um contrato com este número.',
    ]);
  });

  test.each([
    [
      { data_inicio: '2026-02-01', data_fim: '2026-01-31' },
      'data_fim',
      'A data final deve ser depois da inicial.',
    ],
    [{ data_inicio: '2026-02-30' }, 'data_inicio', 'Esta data não existe: 30/02/2026.'],
    [{ empresa_id: mercado.empresa_id }, 'empresa_id', 'Escolha uma empresa deste cliente.'],
    [{ cliente_id: 987_654 }, 'cliente_id', 'Cliente não encontrado.'],
    [
      { valor_mensal_centavos: -1 },
      'valor_mensal_centavos',
      'Informe o valor em centavos, de zero a dez bilhões de reais.',
    ],
  ])('with %j is refused at its field', async (dados, campo, mensagem) => {
    const { status, erro } = await criar(dados);
    expect([status, erro.campos]).toEqual([422, [{ campo, mensagem }]]);
  });

  test('is refused when its end would lie before the stored beginning', async () => {
    const { corpo } = await criar({ data_inicio: '2026-02-01' });
    const { erro } = await chamar(admin, e.atualizar, {
      params: { id: corpo.id },
      body: { data_fim: '2026-01-01' },
    });
    expect(erro.detail).toBe('A data final deve ser depois da inicial.');
  });

  test('shows its amount only to people who hold contratos:ver_valores', async () => {
    const { corpo } = await criar({ valor_mensal_centavos: 150_000 });
    const params = { id: corpo.id };
    const visto = async (token: string) => (await chamar(token, e.ler, { params })).corpo;
    expect(await visto(gestor)).toMatchObject({ ve_valor: true, valor_mensal_centavos: 150_000 });
    const semValor = await visto(consultor);
    expect(semValor).toMatchObject({ ve_valor: false, proximos_status: [] });
    expect(semValor).not.toHaveProperty('valor_mensal_centavos');
    const { corpo: lista } = await chamar(consultor, e.listar);
    expect(lista.contratos.some((um) => 'valor_mensal_centavos' in um)).toBe(false);
  });

  test('is not changed by unknown fields', async () => {
    const { corpo: antes } = await criar();
    const folha = await criarServico(banco, { nome: 'Folha' });
    const body = JSON.parse(
      `{"servicos":[{"servico_id":${folha.id}}],"id":1,"cliente_id":${mercado.id},"status_contrato":"ATIVO","__proto__":{"a":1}}`,
    );
    const { corpo } = await chamar(admin, e.atualizar, { params: { id: antes.id }, body });
    expect(corpo).toMatchObject({
      ...antes,
      servicos: [{ nome: 'Folha' }],
      versao: antes.versao + 1,
    });
  });
});

describe('AD-12 the status of a contract', () => {
  test('goes from draft to ended, and an administrator reopens it with a reason', async () => {
    const unico = await criarCliente(banco, { status_contrato: 'SUSPENSO' });
    await vincularCliente(banco, quemEdita.id, unico.id);
    const { id } = (await criar({ cliente_id: unico.id }, gestor)).corpo;
    await criarAgendamento(banco, {
      criado_por: administrador.id,
      cliente_id: unico.id,
      data_hora_inicio: new Date(agora().getTime() + 3 * 86_400_000),
    });
    for (const status of ['EM_IMPLANTACAO', 'ATIVO', 'SUSPENSO', 'ATIVO']) {
      expect((await levar(id, status, undefined, gestor)).corpo.status_contrato).toBe(status);
    }
    const fim = await levar(id, 'ENCERRADO', 'Fim do prazo', gestor);
    expect(fim.corpo).toMatchObject({ proximos_status: [], agendamentos_futuros: 1 });

    const editar = await chamar(admin, e.atualizar, { params: { id }, body: { servicos: [] } });
    expect([editar.status, editar.erro.detail]).toEqual([
      409,
      'Um contrato encerrado ou cancelado não pode ser alterado.',
    ]);
    const peloGestor = await levar(id, 'ATIVO', 'Voltou', gestor);
    expect([peloGestor.status, peloGestor.erro.detail]).toEqual([
      409,
      'Só um administrador reativa um contrato encerrado.',
    ]);
    const semMotivo = await levar(id, 'ATIVO');
    expect([semMotivo.status, semMotivo.erro.campos]).toEqual([
      422,
      [{ campo: 'motivo', mensagem: 'Informe o motivo.' }],
    ]);
    expect((await levar(id, 'ATIVO', 'Voltou')).corpo.status_contrato).toBe('ATIVO');
    const [registro] = await banco
      .select()
      .from(auditoriaEventos)
      .orderBy(desc(auditoriaEventos.id))
      .limit(1);
    expect(registro).toMatchObject({
      acao: 'contrato.status_alterado',
      depois: { status_contrato: 'ATIVO', motivo: 'Voltou' },
    });
  });

  test('once ended leaves no appointment without a contract while another of the client is in force', async () => {
    const cliente = await criarCliente(banco);
    const { id } = (await criar({ cliente_id: cliente.id })).corpo;
    await criarAgendamento(banco, {
      criado_por: administrador.id,
      cliente_id: cliente.id,
      data_hora_inicio: new Date(agora().getTime() + 3 * 86_400_000),
    });
    const abertos = async (contrato: number) =>
      (await chamar(admin, e.ler, { params: { id: contrato } })).corpo.agendamentos_futuros;
    expect(await abertos(id)).toBe(0);
    expect(await abertos(cliente.contrato_id)).toBe(1);
    await levar(cliente.contrato_id, 'SUSPENSO');
    expect(await abertos(id)).toBe(1);
  });

  test('cannot skip a step', async () => {
    const { id } = (await criar()).corpo;
    const { status, erro } = await levar(id, 'ATIVO');
    expect([status, erro.detail]).toEqual([
      409,
      'O contrato não pode passar de Rascunho para Ativo.',
    ]);
  });

  test('is changed by one of two people who do so at once from the same version', async () => {
    const { id, versao } = (await criar()).corpo;
    const mover = (status_contrato: string) =>
      chamar(admin, e.mudarStatus, { params: { id }, body: { status_contrato, versao } });
    const respostas = await Promise.all([mover('EM_IMPLANTACAO'), mover('CANCELADO')]);
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('decides whether the contract may be deleted', async () => {
    const { status, erro } = await chamar(admin, e.excluir, {
      params: { id: padaria.contrato_id },
    });
    expect([status, erro.detail]).toEqual([
      409,
      'Só um contrato em rascunho ou cancelado pode ser excluído.',
    ]);
    const { id } = (await criar()).corpo;
    expect((await chamar(admin, e.excluir, { params: { id } })).status).toBe(200);
    expect((await chamar(admin, e.ler, { params: { id } })).status).toBe(404);
    expect(semContrato).toBeDefined();
  });
});
