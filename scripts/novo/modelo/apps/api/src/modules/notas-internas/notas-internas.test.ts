import { notasInternasEndpoints as e } from '@dominio/contrato/notas-internas';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { criarGrupo } from '../../../test/factories/grupos.ts';
import { criarNotaInterna } from '../../../test/factories/notas-internas.ts';
import { vincularCliente } from '../../../test/factories/usuarios.ts';

const { banco, chamar, pessoa, administrador } = await montarApp();
const { token: admin } = await administrador();
const grupo_id = await criarGrupo(banco, [
  'notas_internas:visualizar',
  'notas_internas:criar',
  'notas_internas:editar',
  'notas_internas:excluir',
]);
/** Sees the linked client alone. */
const { id: eu, token } = await pessoa({ grupo_id });
const padaria = await criarCliente(banco, { nome: 'Padaria São João' });
const alheio = await criarCliente(banco, { nome: 'Álvares Transportes' });
await vincularCliente(banco, eu, padaria.id);

const nomes = async (quem: string, query: object = {}) => {
  const { corpo } = await chamar(quem, e.listar, { query });
  expect(corpo.total).toBe(corpo.notas_internas.length);
  return corpo.notas_internas.map(({ nome }) => nome);
};
const ler = (quem: string, id: number) => chamar(quem, e.ler, { params: { id } });

describe('the list', () => {
  test('holds those of clients in reach, searched without accents and narrowed', async () => {
    await criarNotaInterna(banco, { cliente_id: padaria.id, nome: 'Ágil' });
    await criarNotaInterna(banco, { cliente_id: padaria.id, nome: 'Zelo', ativo: false });
    await criarNotaInterna(banco, { cliente_id: alheio.id, nome: 'Breve' });
    expect(await nomes(token)).toEqual(['Ágil', 'Zelo']);
    expect(await nomes(admin)).toEqual(['Ágil', 'Breve', 'Zelo']);
    expect(await nomes(admin, { ordenar: 'cliente' })).toEqual(['Breve', 'Ágil', 'Zelo']);
    expect(await nomes(admin, { termo: 'alvares' })).toEqual(['Breve']);
    expect(await nomes(admin, { termo: 'AGIL' })).toEqual(['Ágil']);
    expect(await nomes(admin, { ativo: 'false' })).toEqual(['Zelo']);
    expect(await nomes(admin, { cliente_id: alheio.id })).toEqual(['Breve']);
  });
});

describe('«um|uma» nota interna', () => {
  test('is entered, read back and changed under its version', async () => {
    const body = { cliente_id: padaria.id, nome: '  Da padaria ', observacoes: '' };
    const { status, corpo } = await chamar(token, e.criar, { body });
    expect(status).toBe(201);
    expect(corpo).toMatchObject({ nome: 'Da padaria', observacoes: null, ativo: true, versao: 1 });
    expect(corpo.cliente_nome).toBe('Padaria São João');
    const params = { id: corpo.id };
    const mudada = await chamar(token, e.atualizar, {
      params,
      body: { observacoes: 'Ligar antes', versao: 1 },
    });
    expect(mudada.corpo).toEqual({ ...corpo, observacoes: 'Ligar antes', versao: 2 });
    expect((await ler(token, corpo.id)).corpo).toEqual(mudada.corpo);
    const velha = await chamar(token, e.atualizar, { params, body: { nome: 'X', versao: 1 } });
    expect([velha.status, velha.erro.atual]).toEqual([409, mudada.corpo]);
  });

  test.each([
    [{ nome: '  ' }, 'nome', 'O nome deve ter de 1 a 120 caracteres.'],
    [{ cliente_id: alheio.id }, 'cliente_id', 'Cliente não encontrado.'],
    [{ cliente_id: 987_654 }, 'cliente_id', 'Cliente não encontrado.'],
  ])('%j is refused at its field', async (dados, campo, mensagem) => {
    const body = { cliente_id: padaria.id, nome: 'De teste', ...dados };
    const { status, erro } = await chamar(token, e.criar, { body });
    expect([status, erro.campos]).toEqual([422, [{ campo, mensagem }]]);
  });

  test('of a client out of reach is not there, whatever is asked', async () => {
    const { id } = await criarNotaInterna(banco, { cliente_id: alheio.id });
    const params = { id };
    const respostas = [
      await ler(token, id),
      await chamar(token, e.atualizar, { params, body: { nome: 'Outro' } }),
      await chamar(token, e.excluir, { params }),
    ];
    expect(respostas.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await ler(admin, id)).corpo.versao).toBe(1);
  });

  test('is gone once it is deleted', async () => {
    const { id } = await criarNotaInterna(banco, { cliente_id: padaria.id });
    expect((await chamar(token, e.excluir, { params: { id } })).status).toBe(200);
    expect((await ler(admin, id)).status).toBe(404);
  });
});

describe('several at once', () => {
  test('are put out of use, and those that were so already stay as they are', async () => {
    const um = await criarNotaInterna(banco, { cliente_id: padaria.id });
    const dois = await criarNotaInterna(banco, { cliente_id: padaria.id, ativo: false });
    const body = { ids: [um.id, dois.id], ativo: false };
    expect((await chamar(token, e.mudarVarios, { body })).corpo.alterados).toEqual([um.id]);
    expect((await ler(token, um.id)).corpo).toMatchObject({ ativo: false, versao: 2 });
    expect((await ler(token, dois.id)).corpo.versao).toBe(1);
  });

  test('none changes when one of them is out of reach', async () => {
    const meu = await criarNotaInterna(banco, { cliente_id: padaria.id });
    const outro = await criarNotaInterna(banco, { cliente_id: alheio.id });
    const body = { ids: [meu.id, outro.id], ativo: false };
    const { status, erro } = await chamar(token, e.mudarVarios, { body });
    expect([status, erro.detail]).toEqual([
      422,
      `Notas internas não encontrad«o|a»s: ${outro.id}.`,
    ]);
    expect((await ler(token, meu.id)).corpo.ativo).toBe(true);
  });
});
