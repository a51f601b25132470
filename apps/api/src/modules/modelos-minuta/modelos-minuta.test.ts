import { modelosMinutaEndpoints as e } from '@dominio/contrato/modelos-minuta';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarModeloMinuta } from '../../../test/factories/modelos-minuta.ts';

const { banco, chamar, administrador } = await montarApp();
const { token } = await administrador();

const ler = (id: number) => chamar(token, e.ler, { params: { id } });
const TEXTO = 'Contrato {numero} de {cliente}';

test('a firm begins with one, and the list is searched without accents and narrowed', async () => {
  await criarModeloMinuta(banco, { nome: 'Ágil' });
  await criarModeloMinuta(banco, { nome: 'Zelo', ativo: false });
  const nomes = async (query: object = {}) => {
    const { corpo } = await chamar(token, e.listar, { query });
    expect(corpo.total).toBe(corpo.modelos.length);
    return corpo.modelos.map(({ nome }) => nome);
  };
  expect(await nomes()).toEqual(['Ágil', 'Prestação de serviços', 'Zelo']);
  expect(await nomes({ direcao: 'desc' })).toEqual(['Zelo', 'Prestação de serviços', 'Ágil']);
  expect(await nomes({ termo: 'AGIL' })).toEqual(['Ágil']);
  expect(await nomes({ ativo: 'false' })).toEqual(['Zelo']);
});

describe('a template', () => {
  test('is entered, read back, changed under its version and deleted', async () => {
    const { status, corpo } = await chamar(token, e.criar, {
      body: { nome: '  Mensal ', texto: TEXTO },
    });
    expect(status).toBe(201);
    expect(corpo).toMatchObject({ nome: 'Mensal', texto: TEXTO, ativo: true, versao: 1 });
    const params = { id: corpo.id };
    const body = { texto: 'De {cliente}', versao: 1 };
    const mudado = await chamar(token, e.atualizar, { params, body });
    expect(mudado.corpo).toEqual({ ...corpo, texto: 'De {cliente}', versao: 2 });
    const velho = await chamar(token, e.atualizar, { params, body: { nome: 'X', versao: 1 } });
    expect([velho.status, velho.erro.atual]).toEqual([409, mudado.corpo]);
    expect((await chamar(token, e.excluir, { params })).status).toBe(200);
    expect((await ler(corpo.id)).status).toBe(404);
  });

  test('has a name of its own, whatever its accents and case', async () => {
    await criarModeloMinuta(banco, { nome: 'Contábil' });
    const outro = await criarModeloMinuta(banco);
    const recusas = [
      await chamar(token, e.criar, { body: { nome: 'CONTABIL', texto: TEXTO } }),
      await chamar(token, e.atualizar, { params: { id: outro.id }, body: { nome: 'contabil' } }),
    ];
    const campos = [{ campo: 'nome', mensagem: 'Já existe um modelo de minuta com este nome.' }];
    expect(recusas.map(({ status, erro }) => [status, erro.campos])).toEqual(
      Array(2).fill([409, campos]),
    );
  });

  test.each(['{nome_do_gato}', '{}', 'de {cliente}, {Cliente}'])(
    'asks for no variable that there is not: %s',
    async (texto) => {
      const { status, erro } = await chamar(token, e.criar, { body: { nome: 'Torto', texto } });
      expect([status, erro.campos?.[0]?.campo]).toEqual([422, 'texto']);
      expect(erro.campos?.[0]?.mensagem).toContain('Não há variável com este nome: {');
    },
  );
});
