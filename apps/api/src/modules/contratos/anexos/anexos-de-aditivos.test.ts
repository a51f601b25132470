import { auditoriaEndpoints } from '@dominio/contrato/auditoria';
import { contratosEndpoints } from '@dominio/contrato/contratos';
import { aditivosEndpoints } from '@dominio/contrato/contratos-aditivos';
import { anexosEndpoints as e } from '@dominio/contrato/contratos-anexos';
import { renovacaoDosContratosEndpoints } from '@dominio/contrato/contratos-renovacao';
import { beforeEach, expect, test } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';
import { criarCliente } from '../../../../test/factories/clientes.ts';
import { formularioCom } from '../../../../test/factories/imagens.ts';

const { banco, chamar, administrador } = await montarApp();
const { token: admin } = await administrador();
const PDF = Buffer.from('%PDF-1.7\nassinado');

let params: { id: number };
let aditivo: { id: number; numero: number };

/** A contract whose terms were changed once while in force, and its amendment. */
async function comAditivo() {
  const id = (await criarCliente(banco)).contrato_id;
  await chamar(admin, contratosEndpoints.atualizar, {
    params: { id },
    body: { dia_vencimento: 7 },
  });
  const { corpo } = await chamar(admin, aditivosEndpoints.listar, { params: { id } });
  const [um] = corpo.aditivos;
  if (!um) throw new Error('aditivo não gravado');
  return { contrato: id, aditivo: um };
}

beforeEach(async () => {
  const { contrato, aditivo: um } = await comAditivo();
  params = { id: contrato };
  aditivo = um;
});

function enviar(aditivo_id: number | string, tipo = 'aditivo') {
  const body = formularioCom('arquivo', PDF, 'aditivo.pdf');
  body.set('tipo', tipo);
  body.set('aditivo_id', String(aditivo_id));
  return chamar(admin, e.enviar, { params, body });
}
const listar = async () => (await chamar(admin, e.listar, { params })).corpo.anexos;

test('a file is of the amendment that it documents, which the history names', async () => {
  const { status, corpo } = await enviar(aditivo.id);
  expect(status).toBe(201);
  expect(corpo).toMatchObject({ tipo: 'aditivo', aditivo_id: aditivo.id, aditivo_numero: 1 });
  expect(await listar()).toEqual([corpo]);
  const { corpo: historico } = await chamar(admin, auditoriaEndpoints.historico, {
    params: { tipo: 'contrato', id: params.id },
  });
  const [enviado] = historico.eventos;
  expect(enviado?.frase).toContain('enviou um anexo do contrato');
  expect(enviado?.diferencas).toContainEqual(
    expect.objectContaining({ rotulo: 'aditivo', depois: '1' }),
  );
});

test('the history names the amendment of a file that was deleted', async () => {
  const { corpo } = await enviar(aditivo.id);
  await chamar(admin, e.excluir, { params: { ...params, anexo_id: corpo.id } });
  const { corpo: historico } = await chamar(admin, auditoriaEndpoints.historico, {
    params: { tipo: 'contrato', id: params.id },
  });
  expect(historico.eventos[0]?.diferencas).toContainEqual(
    expect.objectContaining({ rotulo: 'aditivo', antes: '1' }),
  );
});

test('a file is of no amendment of another contract, nor of one that does not exist', async () => {
  const alheio = await comAditivo();
  for (const id of [alheio.aditivo.id, 987_654]) {
    const { status, erro } = await enviar(id);
    expect([status, erro.campos]).toEqual([
      422,
      [{ campo: 'aditivo_id', mensagem: 'Escolha um aditivo deste contrato.' }],
    ]);
  }
  expect(await listar()).toEqual([]);
});

test.each(['minuta', 'outro'])('a file of the kind %s is of an amendment too', async (tipo) => {
  const { status, corpo } = await enviar(aditivo.id, tipo);
  expect([status, corpo.tipo, corpo.aditivo_numero]).toEqual([201, tipo, 1]);
});

test('the signed contract is of the whole contract, and of no amendment', async () => {
  const { status, erro } = await enviar(aditivo.id, 'contrato_assinado');
  expect([status, erro.campos]).toEqual([
    422,
    [{ campo: 'aditivo_id', mensagem: 'O contrato assinado vale para o contrato inteiro.' }],
  ]);
  expect((await enviar('dois')).status).toBe(422);
});

test('an amendment that is undone leaves its file to the contract', async () => {
  await chamar(admin, contratosEndpoints.atualizar, {
    params,
    body: { data_inicio: '2026-01-01', data_fim: '2026-12-31' },
  });
  const { corpo: renovado } = await chamar(admin, renovacaoDosContratosEndpoints.renovar, {
    params,
    body: { data_fim: '2027-12-31' },
  });
  const { corpo: lista } = await chamar(admin, aditivosEndpoints.listar, { params });
  const [ultimo] = lista.aditivos;
  if (!ultimo) throw new Error('renovação sem aditivo');
  await enviar(ultimo.id);
  const { versao } = (await chamar(admin, contratosEndpoints.ler, { params })).corpo;
  const desfeito = await chamar(admin, aditivosEndpoints.desfazer, {
    body: { aditivos: [{ contrato_id: renovado.id, numero: ultimo.numero, versao }] },
  });
  expect(desfeito.status).toBe(200);
  expect(await listar()).toMatchObject([
    { nome: 'aditivo.pdf', tipo: 'aditivo', aditivo_id: null, aditivo_numero: null },
  ]);
});
