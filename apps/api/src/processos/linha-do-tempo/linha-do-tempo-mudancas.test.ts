import { clientesEndpoints } from '@dominio/contrato/clientes';
import { contasBancariasEndpoints } from '@dominio/contrato/contas-bancarias';
import { empresasEndpoints } from '@dominio/contrato/empresas';
import { linhaDoTempoEndpoints as e } from '@dominio/contrato/linha-do-tempo';
import type { Permissao } from '@dominio/contrato/permissoes-catalogo';
import { expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { criarContaBancaria } from '../../../test/factories/contas-bancarias.ts';
import { criarCorrecao, criarRespostaDeCorrecao } from '../../../test/factories/correcoes.ts';
import { criarGrupo } from '../../../test/factories/grupos.ts';
import { vincularCliente } from '../../../test/factories/usuarios.ts';

const { banco, chamar, pessoa, administrador } = await montarApp();
const { token: admin } = await administrador();

const itens = async (id: number, tipos: string, token = admin) =>
  (await chamar(token, e.ler, { params: { id }, query: { tipos } })).corpo.itens.map(
    ({ titulo, detalhe, url }) => [titulo, detalhe, url],
  );

/** Somebody who serves the client and has these permissions. */
async function alguem(clienteId: number, ...permissoes: Permissao[]) {
  const grupo_id = await criarGrupo(banco, ['painel_cliente:visualizar', ...permissoes]);
  const quem = await pessoa({ grupo_id });
  await vincularCliente(banco, quem.id, clienteId);
  return quem.token;
}

test('tells how a client went on, from what and why, and no other change of its record', async () => {
  const { id } = await criarCliente(banco);
  const params = { id };
  await chamar(admin, clientesEndpoints.atualizar, { params, body: { segmento: 'Varejo' } });
  const { status } = await chamar(admin, clientesEndpoints.atualizar, {
    params,
    body: { situacao: 'aviso_previo', situacao_motivo: 'preco', situacao_desde: '2026-03-01' },
  });
  expect(status).toBe(200);
  const url = `/dados-cliente?cliente_id=${id}`;
  expect(await itens(id, 'situacao')).toEqual([
    [
      expect.stringMatching(/^Situação do cliente: Em aviso prévio$/),
      expect.stringMatching(/^Antes: Ativo · Preço$/),
      url,
    ],
  ]);
  expect(await itens(id, 'situacao', await alguem(id))).toEqual([]);
  expect(await itens(id, 'situacao', await alguem(id, 'clientes:visualizar'))).toHaveLength(1);
});

test('tells of a bank account that it came, was closed and came back', async () => {
  const { id: cliente_id } = await criarCliente(banco);
  const { id, nome } = await criarContaBancaria(banco, { cliente_id });
  const params = { id };
  await chamar(admin, contasBancariasEndpoints.encerrar, { params, body: { data: '2026-03-02' } });
  await chamar(admin, contasBancariasEndpoints.reabrir, { params, body: {} });
  const url = `/contas-bancarias?conta=${id}`;
  expect(await itens(cliente_id, 'contas')).toEqual([
    ['Conta bancária reaberta', nome, url],
    ['Conta bancária encerrada em 02/03/2026', nome, url],
    [`Nova conta bancária: ${nome}`, null, url],
  ]);
  const sem = await alguem(cliente_id, 'clientes:visualizar');
  expect(await itens(cliente_id, 'contas', sem)).toEqual([]);
});

test('tells a number by its end alone, since a dossier prints it', async () => {
  const { id: cliente_id } = await criarCliente(banco);
  await chamar(admin, contasBancariasEndpoints.criar, {
    body: {
      cliente_id,
      tipo: 'corrente',
      banco_ispb: '60701190',
      agencia: '1000',
      conta: '33757',
      digito: '0',
    },
  });
  const [[titulo] = []] = await itens(cliente_id, 'contas');
  expect(titulo).toMatch(/^Nova conta bancária: ITAÚ .* · ••••3757$/);
});

test('tells what the client proposed and took back, and what came of it, to who may review each kind', async () => {
  const { id } = await criarCliente(banco);
  const { id: respondida } = await criarCorrecao(banco, id);
  await criarRespostaDeCorrecao(banco, respondida, {
    aceitos: ['site'],
    desfeita_em: new Date('2026-03-09T15:00:05Z'),
  });
  await criarCorrecao(banco, id, {
    alvo: 'novo_contato',
    criado_em: new Date('2026-03-09T16:00:00Z'),
    retirada_em: new Date('2026-03-09T17:00:00Z'),
  });
  const url = `/dados-cliente?cliente_id=${id}`;
  const doContato = [
    ['Novo contato: retirada pelo cliente', null, url],
    ['Novo contato: proposta pelo cliente', null, url],
  ];
  const ditos = [
    ['Correção de dados do cliente: resposta desfeita pelo escritório', null, url],
    ['Correção de dados do cliente: aceita pelo escritório', null, url],
    ['Correção de dados do cliente: proposta pelo cliente', null, url],
  ];
  expect(await itens(id, 'correcoes')).toEqual([...doContato, ...ditos]);
  const so = await alguem(id, 'clientes:visualizar', 'empresas:editar');
  expect(await itens(id, 'correcoes', so)).toEqual([]);
  const edita = await alguem(id, 'clientes:visualizar', 'clientes:editar');
  expect(await itens(id, 'correcoes', edita)).toEqual(ditos);
});

test('tells of a company that it was suspended, closed and had active again', async () => {
  const { id: cliente_id, empresa_id } = await criarCliente(banco);
  const params = { id: empresa_id ?? 0 };
  const suspensa = await chamar(admin, empresasEndpoints.mudarStatus, {
    params,
    body: { status: 'suspensa', status_desde: '2026-03-01', status_motivo: 'Sem movimento' },
  });
  expect(suspensa.status).toBe(200);
  await chamar(admin, empresasEndpoints.mudarStatus, { params, body: { status: 'ativa' } });
  const lidos = await itens(cliente_id, 'empresas');
  expect(lidos.map(([titulo]) => titulo)).toEqual([
    'Empresa reativada',
    'Empresa suspensa em 01/03/2026',
    expect.stringMatching(/^Nova empresa: /),
  ]);
  expect(lidos[1]?.[1]).toMatch(/ · Sem movimento$/);
  const sem = await alguem(cliente_id, 'clientes:visualizar');
  expect(await itens(cliente_id, 'empresas', sem)).toEqual([]);
});
