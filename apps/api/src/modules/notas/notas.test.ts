import { auditoriaEndpoints } from '@dominio/contrato/auditoria';
import { meusDadosEndpoints } from '@dominio/contrato/meus-dados';
import { notasEndpoints as e } from '@dominio/contrato/notas';
import { beforeAll, describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { criarGrupo } from '../../../test/factories/grupos.ts';
import { criarNota } from '../../../test/factories/notas.ts';
import { vincularCliente } from '../../../test/factories/usuarios.ts';
import { cifrarSenha } from '../sessoes/senhas/senhas.ts';

const { banco, chamar, pessoa, administrador } = await montarApp();
const { token: admin } = await administrador();
const grupo_id = await criarGrupo(banco, ['painel_cliente:visualizar']);
/** Two who serve the same client, and see that one alone. */
const eu = await pessoa({ grupo_id, nome: 'Ana Souza' });
const colega = await pessoa({ grupo_id, nome: 'Bruno Lima' });
const padaria = await criarCliente(banco, { nome: 'Padaria São João' });
const alheio = await criarCliente(banco, { nome: 'Álvares Transportes' });

beforeAll(async () => {
  await vincularCliente(banco, eu.id, padaria.id);
  await vincularCliente(banco, colega.id, padaria.id);
});

const params = { id: padaria.id };

test('a note is written under one’s name, read by colleagues, changed and gone', async () => {
  const { status, corpo } = await chamar(eu.token, e.criar, {
    params,
    body: { texto: '  Prefere ligações\ndepois das 14h. ' },
  });
  expect(status).toBe(201);
  expect(corpo).toMatchObject({
    cliente_id: padaria.id,
    texto: 'Prefere ligações\ndepois das 14h.',
    fixada: false,
    autor_nome: 'Ana Souza',
    alterado_em: null,
    versao: 1,
    acoes: { editar: true, excluir: true },
  });
  const nota = { params: { id: corpo.id } };
  const lida = await chamar(colega.token, e.ler, nota);
  expect(lida.corpo).toEqual({ ...corpo, acoes: { editar: false, excluir: false } });

  const fixada = await chamar(eu.token, e.atualizar, {
    ...nota,
    body: { fixada: true, versao: 1 },
  });
  expect(fixada.corpo).toEqual({
    ...corpo,
    fixada: true,
    versao: 2,
    alterado_em: expect.any(String),
  });
  const velha = await chamar(eu.token, e.atualizar, { ...nota, body: { texto: 'x', versao: 1 } });
  expect([velha.status, velha.erro.atual]).toEqual([409, fixada.corpo]);

  expect((await chamar(eu.token, e.excluir, nota)).status).toBe(200);
  expect((await chamar(eu.token, e.ler, nota)).status).toBe(404);
});

test('the pinned ones stand first, then the newest', async () => {
  const { id: cliente_id } = await criarCliente(banco);
  const dia = (n: number) => new Date(Date.UTC(2026, 0, n));
  await criarNota(banco, { cliente_id, texto: 'velha', criado_em: dia(1) });
  await criarNota(banco, { cliente_id, texto: 'fixada', criado_em: dia(2), fixada: true });
  await criarNota(banco, { cliente_id, texto: 'nova', criado_em: dia(3) });
  const { corpo } = await chamar(admin, e.listar, { params: { id: cliente_id } });
  expect(corpo.notas.map(({ texto }) => texto)).toEqual(['fixada', 'nova', 'velha']);
  expect(corpo.total).toBe(3);
  const segunda = await chamar(admin, e.listar, {
    params: { id: cliente_id },
    query: { page: 2, limit: 2 },
  });
  expect(segunda.corpo.notas.map(({ texto }) => texto)).toEqual(['velha']);
});

describe('somebody else’s note', () => {
  test('stays as it is, and says whose it is', async () => {
    const { id } = await criarNota(banco, { cliente_id: padaria.id, autor_id: eu.id });
    const nota = { params: { id } };
    const mudar = await chamar(colega.token, e.atualizar, { ...nota, body: { texto: 'outra' } });
    const apagar = await chamar(colega.token, e.excluir, nota);
    const frase =
      'Esta nota é de Ana Souza. Só quem a escreveu ou um administrador pode mudá-la ou excluí-la.';
    expect([mudar.status, mudar.erro.detail]).toEqual([409, frase]);
    expect([apagar.status, apagar.erro.detail]).toEqual([409, frase]);
    expect((await chamar(eu.token, e.ler, nota)).corpo.versao).toBe(1);
  });

  test('is changed and deleted by an administrator, under the author’s name', async () => {
    const { id } = await criarNota(banco, { cliente_id: padaria.id, autor_id: eu.id });
    const nota = { params: { id } };
    const { corpo } = await chamar(admin, e.atualizar, { ...nota, body: { texto: 'outra' } });
    expect([corpo.texto, corpo.autor_nome]).toEqual(['outra', 'Ana Souza']);
    expect((await chamar(admin, e.excluir, nota)).status).toBe(200);
  });
});

test('of a client out of reach nothing is there, whatever is asked', async () => {
  const { id } = await criarNota(banco, { cliente_id: alheio.id, autor_id: eu.id });
  const doCliente = { params: { id: alheio.id } };
  const nota = { params: { id } };
  const respostas = [
    await chamar(eu.token, e.listar, doCliente),
    await chamar(eu.token, e.criar, { ...doCliente, body: { texto: 'x' } }),
    await chamar(eu.token, e.ler, nota),
    await chamar(eu.token, e.atualizar, { ...nota, body: { texto: 'x' } }),
    await chamar(eu.token, e.excluir, nota),
  ];
  expect(respostas.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
});

test.each([
  [{ texto: '  ' }, 'Escreva a nota, com até 4.000 caracteres.'],
  [{ texto: 'x'.repeat(4_001) }, 'Escreva a nota, com até 4.000 caracteres.'],
  [{ texto: 'x', fixada: 'sim' as never }, 'Informe se a nota fica fixada.'],
])('%j is refused at its field', async (body, mensagem) => {
  const { status, erro } = await chamar(eu.token, e.criar, { params, body });
  expect([status, erro.campos?.[0]?.mensagem]).toEqual([422, mensagem]);
});

test('an auditor who may not see the panel reads and finds no text of a note in the log', async () => {
  const quem = await pessoa({ grupo_id: await criarGrupo(banco, ['auditoria:visualizar']) });
  await vincularCliente(banco, quem.id, padaria.id);
  const texto = 'Em atraso com a Receita';
  const { corpo: nota } = await chamar(eu.token, e.criar, { params, body: { texto } });
  const registro = { objeto_tipo: 'nota', objeto_id: nota.id };
  const lidas = await chamar(quem.token, auditoriaEndpoints.listar, { query: registro });
  const [entrada] = lidas.corpo.eventos;
  const doEvento = { params: { id: entrada?.id ?? 0 } };
  const { corpo } = await chamar(quem.token, auditoriaEndpoints.ler, doEvento);
  expect(corpo.diferencas.find(({ campo }) => campo === 'texto')?.depois).toBe('••••••');
  expect(JSON.stringify([lidas.corpo, corpo])).not.toContain('Receita');
  const query = { ...registro, termo: 'Receita' };
  const achadas = await chamar(quem.token, auditoriaEndpoints.listar, { query });
  expect(achadas.corpo.eventos).toEqual([]);
  const doAdmin = await chamar(admin, auditoriaEndpoints.ler, doEvento);
  expect(doAdmin.corpo.diferencas.find(({ campo }) => campo === 'texto')?.depois).toBe(texto);
});

test('one’s own data hold one’s notes of clients that one still sees', async () => {
  const senha = 'corvo azul de bicicleta';
  const quem = await pessoa({ grupo_id, senha_hash: await cifrarSenha(senha) });
  await vincularCliente(banco, quem.id, padaria.id);
  await criarNota(banco, { cliente_id: padaria.id, autor_id: quem.id, texto: 'minha' });
  await criarNota(banco, { cliente_id: alheio.id, autor_id: quem.id, texto: 'de antes' });
  const { corpo } = await chamar(quem.token, meusDadosEndpoints.exportar, { body: { senha } });
  expect(corpo.notas.total).toBe(1);
  expect(corpo.notas.itens.map(({ texto }) => texto)).toEqual(['minha']);
});
