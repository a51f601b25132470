import {
  type AvisoDaConta,
  contasBancariasEndpoints as e,
} from '@dominio/contrato/contas-bancarias';
import { expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { criarContaBancaria } from '../../../test/factories/contas-bancarias.ts';
import { criarUsuario } from '../../../test/factories/usuarios.ts';

const { banco, chamar, administrador } = await montarApp();
const { token } = await administrador();

/** An account that lacks nothing. */
async function inteira() {
  const { id: cliente_id, empresa_id } = await criarCliente(banco);
  const { id: responsavel_extrato_id } = await criarUsuario(banco);
  return {
    cliente_id,
    empresa_id,
    responsavel_extrato_id,
    forma_extrato: 'ofx' as const,
    saldo_inicial_centavos: 0,
    saldo_inicial_em: '2026-01-01',
    conta_contabil: '1.1.1.02',
    banco_ispb: '60701190',
    agencia: '0123',
    conta: '045',
    digito: 'x',
  };
}

const avisosDe = async (id: number) =>
  (await chamar(token, e.ler, { params: { id } })).corpo.avisos;
const contados = async (cliente_id: number) =>
  Object.fromEntries(
    (await chamar(token, e.avisos, { query: { cliente_id } })).corpo.avisos
      .filter(({ total }) => total > 0)
      .map(({ aviso, total }) => [aviso, total]),
  );

test('an account that lacks nothing has no warnings', async () => {
  const { id, cliente_id } = await criarContaBancaria(banco, await inteira());
  expect(await avisosDe(id)).toEqual([]);
  expect(await contados(cliente_id)).toEqual({});
});

test('an account that lacks two things is one to mend', async () => {
  const falta = { empresa_id: null, conta_contabil: null };
  const { cliente_id } = await criarContaBancaria(banco, { ...(await inteira()), ...falta });
  const { corpo } = await chamar(token, e.avisos, { query: { cliente_id } });
  expect(corpo.total).toBe(1);
  expect(await contados(cliente_id)).toEqual({ sem_empresa: 1, sem_conta_contabil: 1 });
});

test.each<[AvisoDaConta, object]>([
  ['sem_empresa', { empresa_id: null }],
  ['sem_forma_extrato', { forma_extrato: null }],
  ['sem_responsavel', { responsavel_extrato_id: null }],
  ['sem_fechamento', { tipo: 'cartao', agencia: null, digito: null, conta: '4321' }],
  ['sem_saldo_inicial', { saldo_inicial_em: null, saldo_inicial_centavos: null }],
  ['sem_conta_contabil', { conta_contabil: null }],
])('%s is said, counted and found', async (aviso, falta) => {
  const { id, cliente_id } = await criarContaBancaria(banco, { ...(await inteira()), ...falta });
  expect(await avisosDe(id)).toEqual([aviso]);
  expect(await contados(cliente_id)).toEqual({ [aviso]: 1 });
  const { corpo } = await chamar(token, e.listar, { query: { cliente_id, aviso } });
  expect(corpo.contas_bancarias.map((uma) => uma.id)).toEqual([id]);
});

test('somebody suspended no longer answers for a statement', async () => {
  const { id: responsavel_extrato_id } = await criarUsuario(banco, { situacao: 'suspenso' });
  const { id } = await criarContaBancaria(banco, { ...(await inteira()), responsavel_extrato_id });
  expect(await avisosDe(id)).toEqual(['responsavel_inativo']);
});

test('the same account twice is said of both, however its zeros are written', async () => {
  const dados = await inteira();
  const um = await criarContaBancaria(banco, dados);
  const dois = await criarContaBancaria(banco, {
    ...dados,
    agencia: '123-4',
    conta: '45',
    digito: 'X',
  });
  expect([await avisosDe(um.id), await avisosDe(dois.id)]).toEqual([['repetida'], ['repetida']]);
  expect(await contados(dados.cliente_id)).toEqual({ repetida: 2 });
});

test.each([
  ['with another number', { conta: '46' }],
  ['that is a card', { tipo: 'cartao', dia_fechamento_fatura: 5 }],
  ['that is closed', { encerrada_em: '2026-02-01' }],
])('an account %s is not the same', async (_, outra) => {
  const dados = await inteira();
  const { id } = await criarContaBancaria(banco, dados);
  await criarContaBancaria(banco, { ...dados, ...(outra as object) });
  expect(await avisosDe(id)).toEqual([]);
});

test('the same account at another client is none of this one’s', async () => {
  const dados = await inteira();
  const { id } = await criarContaBancaria(banco, dados);
  const { id: cliente_id, empresa_id } = await criarCliente(banco);
  await criarContaBancaria(banco, { ...dados, cliente_id, empresa_id });
  expect(await avisosDe(id)).toEqual([]);
});

test('nobody mends what is closed', async () => {
  const { id, cliente_id } = await criarContaBancaria(banco, { encerrada_em: '2026-02-01' });
  expect(await avisosDe(id)).toEqual([]);
  expect(await contados(cliente_id)).toEqual({});
});
