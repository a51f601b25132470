import { auditoriaEndpoints } from '@dominio/contrato/auditoria';
import { camposPersonalizadosEndpoints as e } from '@dominio/contrato/campos-personalizados';
import { clientesEndpoints } from '@dominio/contrato/clientes';
import { historicoDeClientesEndpoints } from '@dominio/contrato/clientes-historico';
import { expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { auditoriaEventos } from '../../platform/auditoria/auditoria.tables.ts';

const { banco, chamar, administrador } = await montarApp();
const { token } = await administrador();

const criar = (body: object) => chamar(token, e.criar, { body: body as never });
const mudar = (id: number, body: object) => chamar(token, e.atualizar, { params: { id }, body });
const escrever = (id: number, campos_personalizados: object) =>
  chamar(token, clientesEndpoints.atualizar, {
    params: { id },
    body: { campos_personalizados } as never,
  });

test('fields stand in their order, each under a name of its own whatever its accents', async () => {
  await criar({ nome: 'Região', tipo: 'texto', ordem: 2 });
  await criar({ nome: 'Setor', tipo: 'texto', ordem: 1 });
  const repetido = await criar({ nome: 'regiao', tipo: 'numero' });
  expect([repetido.status, repetido.erro.campos]).toEqual([
    409,
    [{ campo: 'nome', mensagem: 'Já há um campo com este nome.' }],
  ]);
  const { corpo } = await chamar(token, e.listar);
  expect(corpo.campos.map(({ nome }) => nome)).toEqual(['Setor', 'Região']);
});

test.each([
  ['a list without options', { tipo: 'lista' }, 'Informe as opções da lista.'],
  ['options of a text', { tipo: 'texto', opcoes: ['A'] }, 'Só um campo de lista tem opções.'],
])('%s: refused', async (_como, body, mensagem) => {
  const { status, erro } = await criar({ nome: 'Recusado', ...body });
  expect([status, erro.campos]).toEqual([422, [{ campo: 'opcoes', mensagem }]]);
});

test.each([
  ['texto', [], 'A-1', 7],
  ['numero', [], 12.5, 'doze'],
  ['data', [], '2026-03-02', '2026-02-30'],
  ['sim_nao', [], false, 'sim'],
  ['lista', ['Norte', 'Sul'], 'Sul', 'Leste'],
])(
  'a value of kind %s is kept in the record, and another is refused',
  async (tipo, opcoes, bom, mau) => {
    const { corpo: campo } = await criar({ nome: `Campo ${tipo}`, tipo, opcoes });
    const { id } = await criarCliente(banco);
    const gravado = await escrever(id, { [campo.id]: bom });
    expect(gravado.corpo.campos_personalizados).toEqual({ [campo.id]: bom });
    const { status, erro } = await escrever(id, { [campo.id]: mau });
    expect([status, erro.campos?.map((um) => um.campo)]).toEqual([
      422,
      [`campos_personalizados.${campo.id}`],
    ]);
  },
);

test('a value that is not sent stays, and a blank one is kept no longer', async () => {
  const [um, outro] = [
    (await criar({ nome: 'Um', tipo: 'texto' })).corpo,
    (await criar({ nome: 'Outro', tipo: 'texto' })).corpo,
  ];
  const { id } = await criarCliente(banco);
  await escrever(id, { [um.id]: 'A', [outro.id]: 'B' });
  const { corpo } = await escrever(id, { [um.id]: ' ' });
  expect(corpo.campos_personalizados).toEqual({ [outro.id]: 'B' });
});

test('an archived field takes no value, and gives back what it had when it returns', async () => {
  const { corpo: campo } = await criar({ nome: 'Guardado', tipo: 'texto' });
  const { id } = await criarCliente(banco);
  await escrever(id, { [campo.id]: 'A' });
  expect((await mudar(campo.id, { arquivado: true, versao: 1 })).corpo.arquivado).toBe(true);
  expect((await escrever(id, { [campo.id]: 'B' })).status).toBe(422);
  await mudar(campo.id, { arquivado: false });
  const { corpo } = await chamar(token, clientesEndpoints.ler, { params: { id } });
  expect(corpo.campos_personalizados).toEqual({ [campo.id]: 'A' });
});

test('each tells its own changes by its name, clearing it too', async () => {
  const { corpo: campo } = await criar({ nome: 'Contado', tipo: 'texto' });
  const { id } = await criarCliente(banco);
  for (const valor of ['A', 'B', null]) await escrever(id, { [campo.id]: valor });
  const { corpo } = await chamar(token, historicoDeClientesEndpoints.campos, {
    params: { id },
    query: { campos: ['campos_personalizados'] },
  });
  expect(corpo.mudancas.map(({ rotulo, antes, depois }) => [rotulo, antes, depois])).toEqual([
    ['Contado', 'B', null],
    ['Contado', 'A', 'B'],
    ['Contado', null, 'A'],
  ]);
});

const mudancasDe = async (id: number, campo_personalizado: number) =>
  (
    await chamar(token, historicoDeClientesEndpoints.campos, {
      params: { id },
      query: { campo_personalizado, limit: 1 },
    })
  ).corpo.mudancas.map(({ rotulo, antes, depois }) => [rotulo, antes, depois]);

test('one keeps its history under a new name, whatever else changed since', async () => {
  const { corpo: campo } = await criar({ nome: 'Bairro', tipo: 'texto' });
  const { corpo: outro } = await criar({ nome: 'Rota', tipo: 'texto' });
  const { id } = await criarCliente(banco);
  await escrever(id, { [campo.id]: 'Centro' });
  await escrever(id, { [outro.id]: 'A' });
  await mudar(campo.id, { nome: 'Região da cidade' });
  expect(await mudancasDe(id, campo.id)).toEqual([['Região da cidade', null, 'Centro']]);
  expect(await mudancasDe(id, outro.id)).toEqual([['Rota', null, 'A']]);
});

/** An entry of the time when the log held the names of the fields. */
const anotarPeloNome = (id: number, nome: string) =>
  banco.insert(auditoriaEventos).values({
    acao: 'cliente.alterado',
    objeto_tipo: 'cliente',
    objeto_id: id,
    cliente_id: id,
    antes: { campos_personalizados: { [nome]: 'A' } },
    depois: { campos_personalizados: { [nome]: 'B' } },
    request_id: 'antiga',
  });

test('what was logged by the name of a field is still its history', async () => {
  const { corpo: campo } = await criar({ nome: 'Antigo', tipo: 'texto' });
  const { id } = await criarCliente(banco);
  await anotarPeloNome(id, 'Antigo');
  expect(await mudancasDe(id, campo.id)).toEqual([['Antigo', 'A', 'B']]);
});

test('a field that takes the name of another does not tell what was logged by it before', async () => {
  const { corpo: campo } = await criar({ nome: 'Passado', tipo: 'texto' });
  const { id } = await criarCliente(banco);
  await anotarPeloNome(id, 'Passado');
  await mudar(campo.id, { nome: 'Rebatizado' });
  const { corpo: outro } = await criar({ nome: 'Passado', tipo: 'texto' });
  expect(await mudancasDe(id, outro.id)).toEqual([]);
  await escrever(id, { [outro.id]: 'C' });
  expect(await mudancasDe(id, outro.id)).toEqual([['Passado', null, 'C']]);
});

test('a name that is the number of another field does not tell its changes', async () => {
  const { corpo: campo } = await criar({ nome: 'Numerado', tipo: 'texto' });
  const { corpo: outro } = await criar({ nome: String(campo.id), tipo: 'texto' });
  const { id } = await criarCliente(banco);
  await escrever(id, { [campo.id]: 'A' });
  expect(await mudancasDe(id, outro.id)).toEqual([]);
});

test('the history of the whole record tells them by name', async () => {
  const { corpo: campo } = await criar({ nome: 'Setor da loja', tipo: 'texto' });
  const { id } = await criarCliente(banco);
  await escrever(id, { [campo.id]: 'Norte' });
  const { corpo } = await chamar(token, auditoriaEndpoints.historico, {
    params: { tipo: 'cliente', id },
  });
  expect(corpo.eventos[0]?.diferencas.map(({ depois }) => depois)).toEqual([
    'Setor da loja: Norte',
  ]);
});

test('a stale version is refused', async () => {
  const { corpo: campo } = await criar({ nome: 'Velho', tipo: 'texto' });
  await mudar(campo.id, { ordem: 3, versao: 1 });
  const { status, erro } = await mudar(campo.id, { ordem: 4, versao: 1 });
  expect([status, erro.codigo]).toEqual([409, 'REGISTRO_ALTERADO']);
});
