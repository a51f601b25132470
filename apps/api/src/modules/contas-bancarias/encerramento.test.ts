import { auditoriaEndpoints } from '@dominio/contrato/auditoria';
import { contasBancariasEndpoints as e } from '@dominio/contrato/contas-bancarias';
import { dataCivil, somarDias } from '@dominio/contrato/datas';
import { expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarContaBancaria } from '../../../test/factories/contas-bancarias.ts';
import { criarGrupo } from '../../../test/factories/grupos.ts';
import { vincularCliente } from '../../../test/factories/usuarios.ts';

const { banco, chamar, administrador, pessoa, agora } = await montarApp();
const { token } = await administrador();

test('an account is closed on a day, once, and opened again', async () => {
  const { id } = await criarContaBancaria(banco);
  const params = { id };
  const { corpo } = await chamar(token, e.encerrar, {
    params,
    body: { data: '2026-02-03', versao: 1 },
  });
  expect(corpo).toMatchObject({ ativa: false, encerrada_em: '2026-02-03', versao: 2, avisos: [] });
  const outra = await chamar(token, e.encerrar, { params, body: {} });
  expect([outra.status, outra.erro.detail]).toEqual([409, 'Esta conta já está encerrada.']);
  const velha = await chamar(token, e.reabrir, { params, body: { versao: 1 } });
  expect([velha.status, velha.erro.atual]).toMatchObject([409, { ativa: false, versao: 2 }]);
  const aberta = await chamar(token, e.reabrir, { params, body: { versao: 2 } });
  expect(aberta.corpo).toMatchObject({ ativa: true, encerrada_em: null, versao: 3 });
  expect((await chamar(token, e.reabrir, { params, body: {} })).status).toBe(409);
  expect((await chamar(token, e.encerrar, { params, body: { versao: 1 } })).status).toBe(409);
});

test('it is closed today unless told, on no day to come, and not before its balance', async () => {
  const { id } = await criarContaBancaria(banco, {
    saldo_inicial_centavos: 0,
    saldo_inicial_em: '2026-02-01',
  });
  const params = { id };
  const hoje = dataCivil(agora());
  for (const data of [somarDias(hoje, 1), '2026-01-31']) {
    const { status, erro } = await chamar(token, e.encerrar, { params, body: { data } });
    expect([status, erro.campos?.[0]?.campo]).toEqual([422, 'data']);
  }
  const { corpo } = await chamar(token, e.encerrar, { params, body: {} });
  expect(corpo.encerrada_em).toBe(hoje);
});

test('its history says what changed, amounts to who may see them, and Pix keys to nobody', async () => {
  const conta = await criarContaBancaria(banco);
  const params = { id: conta.id };
  await chamar(token, e.atualizar, {
    params,
    body: {
      saldo_inicial_centavos: 10_00,
      saldo_inicial_em: '2026-01-01',
      chaves_pix: ['529.982.247-25'],
      conta: '777',
    },
  });
  await chamar(token, e.encerrar, { params, body: {} });
  const { id, token: colega } = await pessoa({
    grupo_id: await criarGrupo(banco, ['contas_bancarias:visualizar']),
  });
  await vincularCliente(banco, id, conta.cliente_id);
  const ditas = async (quem: string) => {
    const { corpo } = await chamar(quem, auditoriaEndpoints.historico, {
      params: { tipo: 'conta_bancaria', id: conta.id },
    });
    expect(corpo.eventos).toHaveLength(2);
    return Object.fromEntries(
      corpo.eventos.flatMap(({ diferencas }) =>
        diferencas.map(({ rotulo, depois }) => [rotulo, depois?.replaceAll('\u00a0', ' ')]),
      ),
    );
  };
  expect(await ditas(token)).toMatchObject({ 'saldo inicial': 'R$ 10,00', 'chaves Pix': '••••••' });
  expect(await ditas(colega)).toMatchObject({
    'saldo inicial': '••••••',
    'chaves Pix': '••••••',
    conta: '777',
    'data do saldo inicial': '01/01/2026',
  });
});

test('a balance cannot be of a day after the closing', async () => {
  const { id } = await criarContaBancaria(banco, { encerrada_em: '2026-02-03' });
  const params = { id };
  const comDia = (saldo_inicial_em: string) =>
    chamar(token, e.atualizar, { params, body: { saldo_inicial_centavos: 0, saldo_inicial_em } });
  const { status, erro } = await comDia('2026-02-04');
  expect([status, erro.campos]).toEqual([
    422,
    [
      {
        campo: 'saldo_inicial_em',
        mensagem: 'A data do saldo inicial não pode ser depois do encerramento, de 03/02/2026.',
      },
    ],
  ]);
  expect((await comDia('2026-02-03')).status).toBe(200);
});
