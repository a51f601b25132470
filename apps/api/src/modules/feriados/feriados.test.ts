import { feriadosEndpoints as e } from '@dominio/contrato/feriados';
import { beforeEach, describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarGestor } from '../../../test/factories/usuarios.ts';
import { feriados } from './feriados.tables.ts';

const { banco, chamar, entrar, administrador, pessoa } = await montarApp();
const { token: admin } = await administrador();
const { token: consultor } = await pessoa();
beforeEach(() => banco.delete(feriados));

const NOVO = {
  data: '2026-01-25',
  anual: true,
  nome: 'Aniversário de São Paulo',
  uf: 'SP' as const,
  municipio: 'São Paulo',
  fonte: 'Lei municipal 7.008/1967',
};
const criar = (mudado: object = {}) => chamar(admin, e.criar, { body: { ...NOVO, ...mudado } });
const doAno = async (query: object) => {
  const { status, corpo, erro } = await chamar(consultor, e.doAno, {
    query: query as { ano: 2026 },
  });
  return { status, campos: erro.campos, ...corpo };
};

describe('the holidays of a year', () => {
  test('are those of the bank calendar unless another is asked for', async () => {
    const { feriados: lista, total, observacao } = await doAno({ ano: 2026 });
    expect([total, observacao]).toEqual([13, null]);
    expect(lista[0]).toEqual({
      data: '2026-01-01',
      nome: 'Confraternização Universal',
      abrangencia: 'nacional',
      uf: null,
      municipio: null,
      fonte: 'Lei 662/1949, com a redação da Lei 10.607/2002',
    });
    expect((await doAno({ ano: 2026, calendario: 'nacional' })).total).toBe(10);
    expect((await doAno({ ano: 2026, calendario: 'uf', uf: 'PR' })).observacao).toContain('18.384');
  });

  test('of a city include those that the firm entered for it, ignoring accents and case', async () => {
    await criar();
    await criar({ municipio: 'Santos', nome: 'Aniversário de Santos' });
    await criar({ municipio: null, nome: 'Luto oficial', data: '2026-03-10', anual: false });
    const nomes = async (query: object) =>
      (await doAno({ ano: 2027, uf: 'SP', ...query })).feriados
        .filter(({ abrangencia }) => abrangencia !== 'nacional')
        .map(({ nome }) => nome);
    expect(await nomes({ calendario: 'municipio', municipio: 'SAO PAULO' })).toEqual([
      NOVO.nome,
      'Revolução Constitucionalista',
    ]);
    expect(await nomes({ calendario: 'uf' })).toEqual(['Revolução Constitucionalista']);
    const em2026 = await doAno({ ano: 2026, calendario: 'uf', uf: 'SP' });
    expect(em2026.feriados.map(({ nome }) => nome)).toContain('Luto oficial');
  });

  test.each([
    [{}, 'ano'],
    [{ ano: 2023 }, 'ano'],
    [{ ano: 2031 }, 'ano'],
    [{ ano: 2026, calendario: 'lunar' }, 'calendario'],
    [{ ano: 2026, calendario: 'uf' }, 'uf'],
    [{ ano: 2026, calendario: 'uf', uf: 'XX' }, 'uf'],
    [{ ano: 2026, calendario: 'municipio', uf: 'SP' }, 'municipio'],
  ])('for %j are refused, naming %s', async (query, campo) => {
    const { status, campos } = await doAno(query);
    expect([status, campos?.[0]?.campo]).toEqual([422, campo]);
  });
});

describe('a holiday that the firm enters', () => {
  test('is created, changed and deleted by people who edit the settings, and listed for people who see them', async () => {
    const { status, corpo } = await criar();
    expect([status, corpo]).toEqual([201, { id: expect.any(Number), ...NOVO, versao: 1 }]);
    const params = { id: corpo.id };
    const mudar = (body: object) =>
      chamar(admin, e.atualizar, { params, body: { ...NOVO, ...body } });
    expect((await mudar({ nome: 'Fundação', versao: 1 })).corpo).toMatchObject({
      nome: 'Fundação',
      municipio: 'São Paulo',
      versao: 2,
    });
    const velha = await mudar({ nome: 'Outra', versao: 1 });
    expect(velha.status).toBe(409);
    // The form starts again from `atual`, as no call reads one holiday.
    const atual = { ...NOVO, id: corpo.id, nome: 'Fundação', municipio: 'São Paulo', versao: 2 };
    expect(velha.erro).toMatchObject({ atual });
    const gestor = await entrar((await criarGestor(banco)).id);
    expect((await chamar(gestor, e.listar)).corpo.total).toBe(1);
    expect((await chamar(gestor, e.criar, { body: NOVO })).status).toBe(403);
    expect((await chamar(consultor, e.listar)).status).toBe(403);
    expect((await chamar(admin, e.excluir, { params })).status).toBe(200);
    expect((await chamar(admin, e.excluir, { params })).status).toBe(404);
  });

  test('is the only one of its place and day, also when three are sent at once', async () => {
    const respostas = await Promise.all([criar(), criar({ municipio: 'SAO PAULO' }), criar()]);
    expect(respostas.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    expect((await criar({ municipio: 'Santos' })).status).toBe(201);
    const { id } = (await criar({ municipio: 'Osasco' })).corpo;
    const body = { ...NOVO, municipio: 'Santos' };
    expect((await chamar(admin, e.atualizar, { params: { id }, body })).status).toBe(422);
  });

  test.each([
    [{ data: '2026-02-30' }, 'data'],
    [{ data: '2040-01-01' }, 'data'],
    [{ nome: ' ' }, 'nome'],
    [{ uf: 'ZZ' }, 'uf'],
    [{ anual: 'sempre' }, 'anual'],
  ])('with %j is refused, naming %s', async (mudado, campo) => {
    const { status, erro } = await criar(mudado);
    expect([status, erro.campos?.[0]?.campo]).toEqual([422, campo]);
  });
});
