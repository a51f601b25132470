import { contatosEndpoints } from '@dominio/contrato/contatos';
import { contratosEndpoints } from '@dominio/contrato/contratos';
import { linhaDoTempoEndpoints as e } from '@dominio/contrato/linha-do-tempo';
import type { Permissao } from '@dominio/contrato/permissoes-catalogo';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarAgendamento } from '../../../test/factories/agendamentos.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { criarContato } from '../../../test/factories/contatos.ts';
import { criarGrupo } from '../../../test/factories/grupos.ts';
import { criarNota } from '../../../test/factories/notas.ts';
import { criarServico } from '../../../test/factories/servicos.ts';
import { vincularCliente } from '../../../test/factories/usuarios.ts';
import { modulos } from '../../modulos.ts';

const { banco, chamar, pessoa, administrador } = await montarApp();
const { id: adminId, token: admin } = await administrador();

/** Somebody with these permissions who serves these clients. */
async function alguem(permissoes: readonly Permissao[], clienteIds: readonly number[]) {
  const grupo_id = await criarGrupo(banco, permissoes);
  const quem = await pessoa({ grupo_id });
  for (const id of clienteIds) await vincularCliente(banco, quem.id, id);
  return quem;
}

const dia = (n: number, hora = 12) => new Date(Date.UTC(2026, 0, n, hora));
const titulos = async (token: string, id: number, query: object = {}) => {
  const { corpo } = await chamar(token, e.ler, { params: { id }, query });
  return corpo.itens.map(({ titulo }) => titulo);
};

test('every source has a name of its own', () => {
  const nomes = modulos.flatMap(({ linhaDoTempo = [] }) =>
    linhaDoTempo.map(({ acontecimento }) => acontecimento),
  );
  expect(nomes.length).toBeGreaterThan(7);
  expect(new Set(nomes).size).toBe(nomes.length);
});

describe('what happened with a client', () => {
  test('is told newest first, each kind only to whom has its permission', async () => {
    const cliente = await criarCliente(banco, { nome: 'Padaria São João' });
    const { id: cliente_id } = cliente;
    await criarContato(banco, { cliente_id, nome: 'Marta Reis', criado_em: dia(2) });
    await criarNota(banco, { cliente_id, texto: 'Liga à tarde.', criado_em: dia(3) });
    const eu = await alguem(['painel_cliente:visualizar', 'agenda:visualizar'], [cliente_id]);
    await criarAgendamento(banco, {
      cliente_id,
      titulo: 'Alinhamento',
      criado_por: eu.id,
      status: 'FINALIZADO',
      data_hora_inicio: dia(4),
    });
    expect(await titulos(eu.token, cliente_id)).toEqual(['Alinhamento', 'Nota']);
    const so = async (permissao: Permissao) => {
      const { token } = await alguem(['painel_cliente:visualizar', permissao], [cliente_id]);
      return titulos(token, cliente_id);
    };
    expect(await so('contatos_importantes:visualizar')).toEqual([
      'Nota',
      'Novo contato: Marta Reis',
    ]);
    expect(await so('empresas:visualizar')).toEqual([
      expect.stringMatching(/^Nova empresa: /),
      'Nota',
    ]);
    expect(await so('contratos:visualizar')).toEqual([
      expect.stringMatching(/^Novo contrato: /),
      'Nota',
    ]);
    expect(await titulos(admin, cliente_id, { tipos: 'notas,contatos' })).toEqual([
      'Nota',
      'Novo contato: Marta Reis',
    ]);
    // A kind that one may not see is empty, not refused.
    expect(await titulos(eu.token, cliente_id, { tipos: 'contatos' })).toEqual([]);
  });

  test('is that client’s alone, and nothing is there of one out of reach', async () => {
    const [meu, alheio] = [await criarCliente(banco), await criarCliente(banco)];
    const eu = await alguem(['painel_cliente:visualizar'], [meu.id]);
    await criarNota(banco, { cliente_id: alheio.id });
    expect(await titulos(eu.token, meu.id)).toEqual([]);
    const resposta = await chamar(eu.token, e.ler, { params: { id: alheio.id } });
    expect(resposta.status).toBe(404);
    const inexistente = await chamar(eu.token, e.ler, { params: { id: 987_654 } });
    expect([inexistente.status, inexistente.erro.detail]).toEqual([404, resposta.erro.detail]);
  });

  test('tells of an appointment what its members read, and to others only its day', async () => {
    const { id: cliente_id } = await criarCliente(banco);
    const permissoes: Permissao[] = ['painel_cliente:visualizar', 'agenda:visualizar'];
    const [eu, colega] = [
      await alguem(permissoes, [cliente_id]),
      await alguem(permissoes, [cliente_id]),
    ];
    const comum = { cliente_id, criado_por: eu.id };
    // 23:30 of the 5th in São Paulo.
    const { id } = await criarAgendamento(banco, {
      ...comum,
      titulo: 'Alinhamento',
      status: 'FINALIZADO',
      data_hora_inicio: new Date('2026-01-06T02:30:00Z'),
    });
    await criarAgendamento(banco, { ...comum, privado: true, data_hora_inicio: dia(7) });
    await criarAgendamento(banco, { ...comum, excluido_em: dia(8), data_hora_inicio: dia(7) });
    await criarAgendamento(banco, comum);

    const ler = async (token: string) =>
      (await chamar(token, e.ler, { params: { id: cliente_id }, query: { tipos: 'agendamentos' } }))
        .corpo.itens;
    expect(await ler(eu.token)).toEqual([
      expect.objectContaining({
        em: '2026-01-06T02:30:00.000Z',
        so_dia: false,
        titulo: 'Alinhamento',
        detalhe: 'Finalizado',
        url: `/agenda?agendamento=${id}`,
      }),
    ]);
    // Nothing by which one appointment is told from another: the key is the day's.
    const deColega = {
      chave: 'agendamento_alheio-20458',
      tipo: 'agendamentos',
      em: '2026-01-05T03:00:00.000Z',
      so_dia: true,
      titulo: 'Agendamento de colegas',
      detalhe: null,
      autor: null,
      url: null,
    };
    expect(await ler(colega.token)).toEqual([deColega]);
    expect(await ler(admin)).toEqual([deColega]);
  });

  test('tells how many appointments others had on a day, not how they ended', async () => {
    const { id: cliente_id } = await criarCliente(banco);
    const comum = { cliente_id, data_hora_inicio: dia(5) };
    await criarAgendamento(banco, { ...comum, status: 'NO_SHOW' });
    await criarAgendamento(banco, { ...comum, status: 'CANCELADO' });
    await criarAgendamento(banco, { ...comum, data_hora_inicio: dia(4) });
    const { corpo } = await chamar(admin, e.ler, {
      params: { id: cliente_id },
      query: { tipos: 'agendamentos' },
    });
    expect(corpo.itens.map(({ em, titulo, detalhe }) => [em, titulo, detalhe])).toEqual([
      ['2026-01-05T03:00:00.000Z', '2 agendamentos de colegas', null],
      ['2026-01-04T03:00:00.000Z', 'Agendamento de colegas', null],
    ]);
  });

  test('tells of a contract its changes of status and amendments', async () => {
    const cliente = await criarCliente(banco, { status_contrato: 'ATIVO' });
    const { corpo: lista } = await chamar(admin, contratosEndpoints.listar, {
      query: { cliente_id: cliente.id },
    });
    const [contrato] = lista.contratos;
    const params = { id: contrato?.id ?? 0 };
    const numero = contrato?.numero_contrato;
    const folha = await criarServico(banco, { nome: 'Folha' });
    await chamar(admin, contratosEndpoints.atualizar, {
      params,
      body: {
        servicos: [{ servico_id: folha.id }],
        aditivo: { descricao: 'Inclui a folha', vigencia_em: '2026-12-01' },
      },
    });
    await chamar(admin, contratosEndpoints.mudarStatus, {
      params,
      body: { status_contrato: 'SUSPENSO', motivo: 'Falta de pagamento' },
    });
    const { corpo } = await chamar(admin, e.ler, {
      params: { id: cliente.id },
      query: { tipos: 'contratos' },
    });
    expect(corpo.itens.map(({ titulo, detalhe }) => [titulo, detalhe])).toEqual([
      [`Contrato ${numero}: Suspenso`, 'Antes: Ativo · Falta de pagamento'],
      [`Aditivo 1 do contrato ${numero}`, 'Inclui a folha'],
      [`Novo contrato: ${numero}`, null],
    ]);
  });

  test('tells that a contact left and returned', async () => {
    const { id: cliente_id } = await criarCliente(banco);
    const { id } = await criarContato(banco, { cliente_id, nome: 'Marta Reis' });
    await chamar(admin, contatosEndpoints.substituir, { params: { id }, body: {} });
    await chamar(admin, contatosEndpoints.reativar, { params: { id }, body: {} });
    expect(await titulos(admin, cliente_id, { tipos: 'contatos' })).toEqual([
      'Marta Reis voltou ao cliente',
      'Marta Reis saiu do cliente',
      'Novo contato: Marta Reis',
    ]);
  });
});

test('pages by cursor, each entry once, also those of one moment in several sources', async () => {
  const { id: cliente_id } = await criarCliente(banco);
  const mesmo = { cliente_id, criado_em: dia(9) };
  for (let i = 0; i < 4; i++) {
    await criarNota(banco, mesmo);
    await criarContato(banco, mesmo);
    await criarAgendamento(banco, { cliente_id, data_hora_inicio: dia(9, 3) });
    await criarAgendamento(banco, { cliente_id, data_hora_inicio: dia(9 - i, 18) });
    await criarAgendamento(banco, {
      cliente_id,
      criado_por: adminId,
      data_hora_inicio: dia(9, 3),
    });
  }
  const ler = async (query: object) =>
    (await chamar(admin, e.ler, { params: { id: cliente_id }, query })).corpo;
  const todos = (await ler({ limit: 100 })).itens.map(({ chave }) => chave);
  expect(todos.length).toBe(18);
  const lidos: string[] = [];
  let antes_de: string | undefined;
  do {
    const pagina = await ler({ limit: 3, antes_de });
    lidos.push(...pagina.itens.map(({ chave }) => chave));
    antes_de = pagina.proximo ?? undefined;
  } while (antes_de !== undefined);
  expect(lidos).toEqual(todos);
  expect(new Set(lidos).size).toBe(lidos.length);
});

test.each([
  ['no cursor', 'ontem'],
  ['a moment after the last year that is written in four digits', '253402300800000-nota-1'],
  ['the longest moment that may be written', '999999999999999-nota-1'],
])('a page that nobody was given is refused: %s', async (_, antes_de) => {
  const { id } = await criarCliente(banco);
  const { status, erro } = await chamar(admin, e.ler, { params: { id }, query: { antes_de } });
  expect([status, erro.detail]).toEqual([422, 'Página inválida.']);
});

test('a page goes on from any cursor of the right form', async () => {
  const { id } = await criarCliente(banco);
  for (const acontecimento of ['nota', 'agendamento', 'agendamento_alheio', 'contrato_criado']) {
    const antes_de = `253402300799999-${acontecimento}-999999999999999`;
    const { status, corpo } = await chamar(admin, e.ler, { params: { id }, query: { antes_de } });
    expect([status, corpo.itens.length], acontecimento).toEqual([200, 2]);
  }
});
