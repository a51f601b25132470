import type { Envio } from '@dominio/contrato/endpoint';
import { visoesSalvasEndpoints as e, MAXIMO_DE_VISOES } from '@dominio/contrato/visoes-salvas';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarVisao } from '../../../test/factories/visoes-salvas.ts';
import { visoesSalvas } from './visoes-salvas.tables.ts';

const { banco, chamar, pessoa } = await montarApp();

const atrasados = {
  tabela: 'clientes',
  nome: 'Contratos suspensos',
  consulta: 'status_contrato=SUSPENSO&ordenar=nome',
  colunas: [
    { id: 'nome', visivel: true },
    { id: 'cnpj', visivel: false },
  ],
  densidade: 'compacta',
} satisfies Envio<typeof e.criar>['body'];

/** A body that the types of the call would not allow. */
const corpo = (mudado: object) => ({ ...atrasados, ...mudado }) as typeof atrasados;

describe('a saved view', () => {
  test('is read back as saved, with defaults for the fields left out', async () => {
    const { token } = await pessoa();
    const { status, corpo: visao } = await chamar(token, e.criar, { body: atrasados });
    expect(status).toBe(201);
    expect(visao).toEqual({
      id: expect.any(Number),
      ...atrasados,
      versao: 1,
    });
    const { corpo: minima } = await chamar(token, e.criar, {
      body: { tabela: 'usuarios', nome: ' Ativos ' },
    });
    expect(minima).toMatchObject({
      nome: 'Ativos',
      consulta: '',
      colunas: [],
      densidade: 'padrao',
    });
    expect((await chamar(token, e.listar)).corpo).toEqual({ visoes: [minima, visao], total: 2 });
    const { corpo: daTabela } = await chamar(token, e.listar, { query: { tabela: 'clientes' } });
    expect(daTabela.visoes).toEqual([visao]);
  });

  test('saved when columns had widths is read without them, and widths that are sent are dropped', async () => {
    const { id, token } = await pessoa();
    const larga = { id: 'nome', visivel: true, largura: 320 };
    const antiga = await criarVisao(banco, id);
    await banco
      .update(visoesSalvas)
      .set({ colunas: [larga] })
      .where(eq(visoesSalvas.id, antiga.id));
    const { corpo: nova } = await chamar(token, e.criar, { body: corpo({ colunas: [larga] }) });
    const { corpo: todas } = await chamar(token, e.listar);
    for (const { colunas } of [nova, ...todas.visoes]) {
      expect(colunas).toEqual([{ id: 'nome', visivel: true }]);
    }
  });

  test('changes only in the fields sent, and its version grows', async () => {
    const { token } = await pessoa();
    const { id } = (await chamar(token, e.criar, { body: atrasados })).corpo;
    const { corpo: nova } = await chamar(token, e.atualizar, {
      params: { id },
      body: { nome: 'Suspensos', versao: 1 },
    });
    expect(nova).toMatchObject({
      nome: 'Suspensos',
      consulta: atrasados.consulta,
      densidade: 'compacta',
      versao: 2,
    });
    const { status, erro } = await chamar(token, e.atualizar, {
      params: { id },
      body: { densidade: 'padrao', versao: 1 },
    });
    expect(status).toBe(409);
    expect(erro).toMatchObject({ codigo: 'REGISTRO_ALTERADO', atual: nova });
  });

  test('has a name unique within its table, ignoring accents and case', async () => {
    const { token } = await pessoa();
    const { corpo: primeira } = await chamar(token, e.criar, { body: corpo({ nome: 'São João' }) });
    const repetida = await chamar(token, e.criar, { body: corpo({ nome: 'SAO JOAO' }) });
    expect(repetida.erro.campos).toEqual([
      { campo: 'nome', mensagem: 'Você já tem uma visão com este nome nesta tabela.' },
    ]);
    const outraTabela = corpo({ nome: 'São João', tabela: 'usuarios' });
    expect((await chamar(token, e.criar, { body: outraTabela })).status).toBe(201);
    const { status } = await chamar(token, e.atualizar, {
      params: { id: primeira.id },
      body: { nome: 'são joão' },
    });
    expect(status, 'its own name is free to itself').toBe(200);
    const deOutro = await chamar((await pessoa()).token, e.criar, {
      body: corpo({ nome: 'São João' }),
    });
    expect(deOutro.status).toBe(201);
  });

  test('is its owner’s alone', async () => {
    const [eu, outro] = [await pessoa(), await pessoa()];
    const { id } = await criarVisao(banco, outro.id);
    const params = { id };
    expect((await chamar(eu.token, e.atualizar, { params, body: { nome: 'x' } })).status).toBe(404);
    expect((await chamar(eu.token, e.excluir, { params })).status).toBe(404);
    expect((await chamar(eu.token, e.listar)).corpo.total).toBe(0);
    expect((await chamar(outro.token, e.excluir, { params })).corpo).toEqual({
      success: true,
      message: 'Visão excluída.',
    });
    expect((await chamar(outro.token, e.excluir, { params })).status).toBe(404);
  });

  test.each([
    [{ tabela: 'Clientes; drop' }, 'tabela'],
    [{ nome: '   ' }, 'nome'],
    [{ nome: 'x'.repeat(61) }, 'nome'],
    [{ consulta: 'x'.repeat(2001) }, 'consulta'],
    [
      { colunas: Array.from({ length: 61 }, (_, i) => ({ id: `c${i}`, visivel: true })) },
      'colunas',
    ],
    [{ colunas: [{ id: 'a', visivel: 'sim' }] }, 'colunas.0.visivel'],
    [{ colunas: ['a', 'a'].map((id) => ({ id, visivel: true })) }, 'colunas'],
    [{ densidade: 'minuscula' }, 'densidade'],
  ])('with %j is refused, naming the field', async (mudado, campo) => {
    const { token } = await pessoa();
    const { status, erro } = await chamar(token, e.criar, { body: corpo(mudado) });
    expect([status, erro.campos?.[0]?.campo]).toEqual([422, campo]);
  });

  test(`is one of ${MAXIMO_DE_VISOES} at most, also when several are saved at once`, async () => {
    const { id, token } = await pessoa();
    for (let i = 0; i < MAXIMO_DE_VISOES - 2; i += 1) await criarVisao(banco, id);
    const respostas = await Promise.all(
      Array.from({ length: 6 }, (_, i) =>
        chamar(token, e.criar, { body: corpo({ nome: `Junta ${i}` }) }),
      ),
    );
    expect(respostas.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409]);
    expect((await chamar(token, e.listar)).corpo.total).toBe(MAXIMO_DE_VISOES);
  });

  test('is saved once when two with one name come at once', async () => {
    const { token } = await pessoa();
    const salvar = () => chamar(token, e.criar, { body: atrasados });
    const respostas = await Promise.all([salvar(), salvar(), salvar()]);
    expect(respostas.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  });
});
