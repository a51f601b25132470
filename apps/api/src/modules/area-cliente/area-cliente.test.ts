import { areaClienteEndpoints } from '@dominio/contrato/area-cliente';
import { escritorioEndpoints } from '@dominio/contrato/escritorio';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarAgendamento } from '../../../test/factories/agendamentos.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import {
  criarAdministrador,
  criarUsuario,
  criarUsuarioDeCliente,
} from '../../../test/factories/usuarios.ts';
import { usuarioClientes } from '../usuarios/usuarios.tables.ts';

const { administrador, banco, entrar, chamar, agora } = await montarApp();

const daqui = (horas: number) => new Date(agora().getTime() + horas * 3_600_000);

async function usuarioDaEmpresa() {
  const cliente = await criarCliente(banco);
  const { id } = await criarUsuarioDeCliente(banco, { client_id: cliente.id });
  const token = await entrar(id);
  return {
    cliente_id: cliente.id,
    agenda: async (query: { periodo?: string; page?: number; limit?: number } = {}) =>
      (await chamar(token, areaClienteEndpoints.agenda, { query })).corpo,
  };
}

test('a client’s person sees the client’s meetings that are neither private nor deleted, and no internal fields', async () => {
  const { cliente_id, agenda } = await usuarioDaEmpresa();
  const ana = await criarUsuario(banco, { nome: 'Ana', avatar_chave: 'ana.webp' });
  const bia = await criarUsuario(banco, { nome: 'Bia' });
  const { id } = await criarAgendamento(banco, {
    titulo: 'Balanço',
    descricao: 'cliente difícil',
    prioridade: 'URGENTE',
    local_reuniao: 'Sala 2',
    cliente_id,
    criado_por: bia.id,
    criador_participa: false,
    participantes: [ana.id],
  });
  await criarAgendamento(banco, { cliente_id, privado: true });
  await criarAgendamento(banco, { cliente_id, excluido_em: new Date() });
  await criarAgendamento(banco, { cliente_id: (await criarCliente(banco)).id });
  const { agendamentos, total } = await agenda();
  expect(total).toBe(1);
  expect(agendamentos).toEqual([
    {
      id,
      titulo: 'Balanço',
      data_hora_inicio: expect.stringMatching(/Z$/),
      data_hora_termino: expect.stringMatching(/Z$/),
      local_reuniao: 'Sala 2',
      link_reuniao: null,
      status: 'AGENDADO',
      pessoas: [
        {
          id: ana.id,
          nome: 'Ana',
          avatar_url: `/usuarios/${ana.id}/avatar?v=ana`,
          tem_avatar: true,
        },
      ],
    },
  ]);
});

test('meetings not yet ended come soonest first, ended ones newest first, in pages', async () => {
  const { cliente_id, agenda } = await usuarioDaEmpresa();
  const criar = async (horas: number) =>
    (await criarAgendamento(banco, { cliente_id, data_hora_inicio: daqui(horas) })).id;
  const antigo = await criar(-50);
  const recente = await criar(-2);
  const depois = await criar(50);
  const emCurso = await criar(-0.5);
  const ids = async (query: object) => (await agenda(query)).agendamentos.map(({ id }) => id);
  expect(await ids({})).toEqual([emCurso, depois]);
  expect(await ids({ periodo: 'anteriores' })).toEqual([recente, antigo]);
  expect(await agenda({ periodo: 'anteriores', page: 2, limit: 1 })).toMatchObject({
    agendamentos: [{ id: antigo }],
    total: 2,
    page: 2,
    total_pages: 2,
  });
});

test('the staff, who belong to no client, get an empty list, even the administrator', async () => {
  await criarAgendamento(banco, { cliente_id: (await criarCliente(banco)).id });
  for (const { id } of [await criarUsuario(banco), await criarAdministrador(banco)]) {
    const { status, corpo } = await chamar(await entrar(id), areaClienteEndpoints.agenda);
    expect([status, corpo.agendamentos, corpo.total]).toEqual([200, [], 0]);
  }
});

describe('the firm and whom to call', () => {
  const ler = async (quem: number) =>
    (await chamar(await entrar(quem), areaClienteEndpoints.escritorio)).corpo;

  test('are told to a client’s people: the active staff linked to the client, without reviewers', async () => {
    const { token } = await administrador();
    await chamar(token, escritorioEndpoints.gravar, { body: { nome: 'Aurora Contábil' } });
    const { id: cliente_id } = await criarCliente(banco);
    const linkar = async (
      nome: string,
      papel: 'responsavel' | 'apoio' | 'revisor',
      dados: object = {},
      cliente = cliente_id,
    ) => {
      const { id } = await criarUsuario(banco, { nome, ...dados });
      await banco.insert(usuarioClientes).values({ usuario_id: id, cliente_id: cliente, papel });
    };
    await linkar('Bia', 'apoio', { email: 'bia@firma.demo' });
    await linkar('Ana', 'responsavel', { email: 'ana@firma.demo', telefone: '(11) 91234-5678' });
    await linkar('Rui', 'revisor');
    await linkar('Saiu', 'responsavel', { situacao: 'desligado' });
    await linkar('De outro', 'responsavel', {}, (await criarCliente(banco)).id);
    const { id } = await criarUsuarioDeCliente(banco, { client_id: cliente_id });
    const { nome, tem_logo, pessoas } = await ler(id);
    expect([nome, tem_logo]).toEqual(['Aurora Contábil', false]);
    expect(
      pessoas.map(({ nome, papel, email, telefone }) => [nome, papel, email, telefone]),
    ).toEqual([
      ['Ana', 'responsavel', 'ana@firma.demo', '(11) 91234-5678'],
      ['Bia', 'apoio', 'bia@firma.demo', null],
    ]);
  });

  test('are nobody for the staff', async () => {
    expect((await ler((await criarUsuario(banco)).id)).pessoas).toEqual([]);
  });
});

test('an unknown period is refused by name', async () => {
  const token = await entrar((await criarUsuarioDeCliente(banco)).id);
  const query = { periodo: 'sempre' };
  const { status, erro } = await chamar(token, areaClienteEndpoints.agenda, { query });
  expect([status, erro.detail]).toEqual([
    422,
    'Período inválido: sempre. Use: proximos, anteriores.',
  ]);
});
