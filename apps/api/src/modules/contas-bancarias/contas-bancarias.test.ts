import { contasBancariasEndpoints as e } from '@dominio/contrato/contas-bancarias';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { criarContaBancaria } from '../../../test/factories/contas-bancarias.ts';
import { criarGrupo } from '../../../test/factories/grupos.ts';
import { vincularCliente } from '../../../test/factories/usuarios.ts';

const { banco, chamar, pessoa, administrador } = await montarApp();
const { token: admin } = await administrador();
const DE_QUEM_MEXE = [
  'contas_bancarias:visualizar',
  'contas_bancarias:criar',
  'contas_bancarias:editar',
  'contas_bancarias:excluir',
] as const;
/** Sees the linked client alone, and no balances. */
const { id: eu, token } = await pessoa({ grupo_id: await criarGrupo(banco, [...DE_QUEM_MEXE]) });
const padaria = await criarCliente(banco, { nome: 'Padaria São João' });
const alheio = await criarCliente(banco, { nome: 'Álvares Transportes' });
await vincularCliente(banco, eu, padaria.id);

const ITAU = '60701190';
const corrente = {
  tipo: 'corrente',
  banco_ispb: ITAU,
  agencia: '1234',
  conta: '56789',
  digito: '0',
} as const;

const nomes = async (quem: string, query: object = {}) => {
  const { corpo } = await chamar(quem, e.listar, { query });
  expect(corpo.total).toBe(corpo.contas_bancarias.length);
  return corpo.contas_bancarias.map(({ nome }) => nome);
};
const ler = (quem: string, id: number) => chamar(quem, e.ler, { params: { id } });

describe('the list', () => {
  test('holds those of clients in reach, searched without accents and narrowed', async () => {
    const cliente_id = padaria.id;
    await criarContaBancaria(banco, {
      cliente_id,
      apelido: 'Ágil',
      empresa_id: padaria.empresa_id,
      conta: '424242',
    });
    await criarContaBancaria(banco, {
      cliente_id,
      apelido: 'Zelo',
      tipo: 'poupanca',
      banco_ispb: '00360305',
      encerrada_em: '2026-01-10',
    });
    await criarContaBancaria(banco, { cliente_id: alheio.id, apelido: 'Breve' });
    expect(await nomes(token)).toEqual(['Ágil', 'Zelo']);
    expect(await nomes(admin)).toEqual(['Ágil', 'Breve', 'Zelo']);
    expect(await nomes(admin, { ordenar: 'tipo' })).toEqual(['Ágil', 'Breve', 'Zelo']);
    expect(await nomes(admin, { ordenar: 'empresa' })).toEqual(['Ágil', 'Zelo', 'Breve']);
    expect(await nomes(admin, { termo: 'alvares' })).toEqual(['Breve']);
    expect(await nomes(token, { termo: 'AGIL' })).toEqual(['Ágil']);
    expect(await nomes(token, { termo: '424242' })).toEqual(['Ágil']);
    expect(await nomes(token, { termo: 'caixa economica' })).toEqual(['Zelo']);
    expect(await nomes(token, { empresa_id: padaria.empresa_id })).toEqual(['Ágil']);
    expect(await nomes(token, { tipo: 'poupanca' })).toEqual(['Zelo']);
    expect(await nomes(token, { ativa: 'true' })).toEqual(['Ágil']);
    expect(await nomes(token, { aviso: 'sem_empresa' })).toEqual([]);
    expect(await nomes(token, { cliente_id: alheio.id })).toEqual([]);
  });
});

describe('an account', () => {
  test('is entered, read back and changed under its version', async () => {
    const { id: cliente_id } = padaria;
    const body = { ...corrente, cliente_id, chaves_pix: ['529.982.247-25', '(11) 98765-4321'] };
    const { status, corpo } = await chamar(token, e.criar, { body });
    expect(status).toBe(201);
    expect(corpo).toMatchObject({
      nome: 'ITAÚ UNIBANCO S.A. · 1234 / 56789-0',
      banco_compe: '341',
      chaves_pix: ['52998224725', '+5511987654321'],
      ativa: true,
      versao: 1,
    });
    const params = { id: corpo.id };
    const mudada = await chamar(token, e.atualizar, {
      params,
      body: { apelido: 'Folha', versao: 1 },
    });
    expect(mudada.corpo).toEqual({ ...corpo, apelido: 'Folha', nome: 'Folha', versao: 2 });
    expect((await ler(token, corpo.id)).corpo).toEqual(mudada.corpo);
    const velha = await chamar(token, e.atualizar, { params, body: { apelido: 'X', versao: 1 } });
    expect([velha.status, velha.erro.atual]).toEqual([409, mudada.corpo]);
  });

  test.each([
    [{ cliente_id: alheio.id }, 'cliente_id', 'Cliente não encontrado.'],
    [{ cliente_id: 987_654 }, 'cliente_id', 'Cliente não encontrado.'],
    [{ empresa_id: alheio.empresa_id }, 'empresa_id', 'Escolha uma empresa deste cliente.'],
    [{ banco_ispb: '99999999' }, 'banco_ispb', 'Escolha o banco da lista.'],
    [{ banco_ispb: null }, 'banco_ispb', 'Escolha o banco.'],
    [{ agencia: '' }, 'agencia', 'Informe a agência.'],
    [{ conta: null }, 'conta', 'Informe a conta.'],
    [
      { conta: '567-8' },
      'conta',
      'Conta inválida. Use só números, até 20; o dígito fica no campo ao lado.',
    ],
    [
      { chaves_pix: ['123'] },
      'chaves_pix.0',
      'Chave Pix inválida. Use CPF, CNPJ, e-mail, telefone com DDD ou chave aleatória.',
    ],
    [
      { dia_fechamento_fatura: 5 },
      'dia_fechamento_fatura',
      'Este tipo de conta não tem dia de fechamento da fatura.',
    ],
    [
      { responsavel_extrato_id: 987_654 },
      'responsavel_extrato_id',
      'Escolha uma pessoa ativa da equipe.',
    ],
  ])('%j is refused at its field', async (dados, campo, mensagem) => {
    const body = { ...corrente, cliente_id: padaria.id, ...dados };
    const { status, erro } = await chamar(token, e.criar, { body });
    expect([status, erro.campos]).toEqual([422, [{ campo, mensagem }]]);
  });

  test.each([
    [{ tipo: 'caixa' as const }, { apelido: 'Informe o apelido.' }],
    [
      { tipo: 'cartao' as const, banco_ispb: ITAU, conta: '5555444433332222' },
      { conta: 'Informe só os quatro últimos números do cartão.' },
    ],
    [{ tipo: 'aplicacao' as const, apelido: 'CDB' }, { banco_ispb: 'Escolha o banco.' }],
  ])('%j lacks what its kind asks for', async (dados, esperado) => {
    const { erro } = await chamar(token, e.criar, { body: { cliente_id: padaria.id, ...dados } });
    expect(Object.fromEntries(erro.campos?.map((um) => [um.campo, um.mensagem]) ?? [])).toEqual(
      esperado,
    );
  });

  test('that becomes a card loses what cards do not have, and closes its invoice on a day', async () => {
    const body = { ...corrente, cliente_id: padaria.id, chaves_pix: ['a@b.com.br'] };
    const { corpo: antes } = await chamar(token, e.criar, { body });
    const { corpo } = await chamar(token, e.atualizar, {
      params: { id: antes.id },
      body: { tipo: 'cartao', conta: '4321', dia_fechamento_fatura: 28 },
    });
    expect(corpo).toMatchObject({
      nome: 'ITAÚ UNIBANCO S.A. · cartão final 4321',
      agencia: null,
      digito: null,
      chaves_pix: [],
      dia_fechamento_fatura: 28,
    });
  });

  test('of a client out of reach is not there, whatever is asked', async () => {
    const { id } = await criarContaBancaria(banco, { cliente_id: alheio.id });
    const params = { id };
    const respostas = [
      await ler(token, id),
      await chamar(token, e.atualizar, { params, body: { apelido: 'Outra' } }),
      await chamar(token, e.excluir, { params }),
      await chamar(token, e.encerrar, { params, body: {} }),
      await chamar(token, e.reabrir, { params, body: {} }),
      await chamar(token, e.avisos, { query: { cliente_id: alheio.id } }),
    ];
    expect(respostas.map(({ status }) => status)).toEqual(respostas.map(() => 404));
    expect((await ler(admin, id)).corpo.versao).toBe(1);
  });

  test('is gone once it is deleted', async () => {
    const { id } = await criarContaBancaria(banco, { cliente_id: padaria.id });
    expect((await chamar(token, e.excluir, { params: { id } })).status).toBe(200);
    expect((await ler(admin, id)).status).toBe(404);
  });
});

describe('the initial balance', () => {
  test('is told, with its day, to who may see amounts alone', async () => {
    const { id } = await criarContaBancaria(banco, { cliente_id: padaria.id });
    const params = { id };
    const saldo = { saldo_inicial_centavos: -1_250, saldo_inicial_em: '2026-01-01' };
    const semDia = await chamar(admin, e.atualizar, {
      params,
      body: { saldo_inicial_centavos: 10 },
    });
    expect(semDia.erro.campos).toEqual([
      { campo: 'saldo_inicial_em', mensagem: 'Informe a data do saldo inicial.' },
    ]);
    const { corpo } = await chamar(admin, e.atualizar, { params, body: saldo });
    expect(corpo).toMatchObject({ ...saldo, ve_valor: true });
    const lido = (await ler(token, id)).corpo;
    expect(lido.ve_valor).toBe(false);
    expect(lido).not.toHaveProperty('saldo_inicial_centavos');
    expect((await chamar(token, e.atualizar, { params, body: saldo })).status).toBe(422);
    // What they do not see stays as it is.
    await chamar(token, e.atualizar, { params, body: { gerente: 'Ana' } });
    expect((await ler(admin, id)).corpo).toMatchObject({ ...saldo, gerente: 'Ana' });
  });
});
