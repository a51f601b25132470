import { dataCivil, somarDias } from '@dominio/contrato/datas';
import { empresasEndpoints as e } from '@dominio/contrato/empresas';
import { regimesDaEmpresaEndpoints as r } from '@dominio/contrato/empresas-regimes';
import { linhaDoTempoEndpoints } from '@dominio/contrato/linha-do-tempo';
import { describe, expect, test } from 'vitest';
import { montarEmpresas } from '../../../test/empresas.apoio.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { criarRegimes } from '../../../test/factories/regimes.ts';

const { banco, chamar, admin, agora } = await montarEmpresas();
const hoje = dataCivil(agora());
// Not tomorrow: that is today once midnight passes.
const aVir = somarDias(hoje, 2);

const novaEmpresa = async () => (await criarCliente(banco)).empresa_id;
const ler = async (id: number) => (await chamar(admin, e.ler, { params: { id } })).corpo;
const historia = async (id: number) =>
  (await chamar(admin, r.listar, { params: { id } })).corpo.regimes.map(
    ({ regime, desde, ate, em_vigor }) => [regime, desde, ate, em_vigor],
  );
const criar = (id: number, body: { regime: 'lucro_real' | 'mei'; desde: string }) =>
  chamar(admin, r.criar, { params: { id }, body });

describe('the regimes of a company', () => {
  test('last until the day before the next; the one in force is derived by the day', async () => {
    const id = await novaEmpresa();
    expect(await ler(id)).toMatchObject({ regime_atual: null, proximo_regime: null });
    await criarRegimes(banco, id, [
      ['simples_nacional', '2019-01-01'],
      ['lucro_presumido', hoje],
    ]);
    expect((await criar(id, { regime: 'lucro_real', desde: aVir })).status).toBe(201);
    expect(await historia(id)).toEqual([
      ['lucro_real', aVir, null, false],
      ['lucro_presumido', hoje, somarDias(hoje, 1), true],
      ['simples_nacional', '2019-01-01', somarDias(hoje, -1), false],
    ]);
    expect(await ler(id)).toMatchObject({
      regime_atual: { regime: 'lucro_presumido', desde: hoje },
      proximo_regime: { regime: 'lucro_real', desde: aVir },
    });
  });

  test('are corrected and taken out; the one before goes on', async () => {
    const id = await novaEmpresa();
    const [, segundo = 0] = await criarRegimes(banco, id, [
      ['mei', '2020-01-01'],
      ['lucro_real', '2022-01-01'],
    ]);
    const params = { id, regime_id: segundo };
    const { corpo } = await chamar(admin, r.atualizar, {
      params,
      body: { regime: 'lucro_presumido', desde: '2021-07-01', versao: 1 },
    });
    expect(corpo).toMatchObject({ regime: 'lucro_presumido', desde: '2021-07-01', versao: 2 });
    expect(await historia(id)).toEqual([
      ['lucro_presumido', '2021-07-01', null, true],
      ['mei', '2020-01-01', '2021-06-30', false],
    ]);
    expect((await chamar(admin, r.excluir, { params, query: {} })).status).toBe(200);
    expect(await historia(id)).toEqual([['mei', '2020-01-01', null, true]]);
  });

  test('find the companies that have one in force, not those that had it or will', async () => {
    const [tem, teve, tera] = [await novaEmpresa(), await novaEmpresa(), await novaEmpresa()];
    await criarRegimes(banco, tem, [['imune_isenta', '2020-01-01']]);
    await criarRegimes(banco, teve, [
      ['imune_isenta', '2020-01-01'],
      ['lucro_real', '2021-01-01'],
    ]);
    await criarRegimes(banco, tera, [['imune_isenta', aVir]]);
    const { corpo } = await chamar(admin, e.listar, { query: { regime: 'imune_isenta' } });
    expect([corpo.total, corpo.empresas.map(({ id }) => id)]).toEqual([1, [tem]]);
    expect(corpo.empresas[0]?.regime_atual?.regime).toBe('imune_isenta');
  });

  test('are told in the timeline of the client', async () => {
    const cliente = await criarCliente(banco, { nome: 'Aurora' });
    await criar(cliente.empresa_id, { regime: 'lucro_real', desde: '2025-01-01' });
    const { corpo } = await chamar(admin, linhaDoTempoEndpoints.ler, {
      params: { id: cliente.id },
      query: { tipos: 'empresas' },
    });
    expect(corpo.itens).toContainEqual(
      expect.objectContaining({
        titulo: 'Regime tributário: Lucro Real a partir de 01/01/2025',
        detalhe: 'Aurora Ltda',
      }),
    );
  });
});

describe('is refused in words', () => {
  test('a second regime from the same day, created or corrected', async () => {
    const id = await novaEmpresa();
    const [primeiro = 0] = await criarRegimes(banco, id, [
      ['mei', '2020-01-01'],
      ['lucro_real', '2022-01-01'],
    ]);
    const frase = 'Já há um regime que começa em 01/01/2022.';
    const criado = await criar(id, { regime: 'mei', desde: '2022-01-01' });
    expect([criado.status, criado.erro.detail]).toEqual([409, frase]);
    const { status, erro } = await chamar(admin, r.atualizar, {
      params: { id, regime_id: primeiro },
      body: { desde: '2022-01-01' },
    });
    expect([status, erro.campos]).toEqual([409, [{ campo: 'desde', mensagem: frase }]]);
  });

  test('a start before the company was opened, and an opening after the first regime', async () => {
    const id = await novaEmpresa();
    const abrir = (data_abertura: string) =>
      chamar(admin, e.atualizar, { params: { id }, body: { data_abertura } });
    await abrir('2015-05-20');
    const { status, erro } = await criar(id, { regime: 'lucro_real', desde: '2015-05-19' });
    expect([status, erro.campos]).toEqual([
      422,
      [
        {
          campo: 'desde',
          mensagem: 'A empresa abriu em 20/05/2015: o regime começa nesse dia ou depois.',
        },
      ],
    ]);
    expect((await criar(id, { regime: 'lucro_real', desde: '2015-05-20' })).status).toBe(201);
    const depois = await abrir('2015-05-21');
    expect([depois.status, depois.erro.campos]).toEqual([
      422,
      [
        {
          campo: 'data_abertura',
          mensagem: 'Há um regime tributário desde 20/05/2015. Corrija o regime antes.',
        },
      ],
    ]);
  });

  test('the same regime next to itself, written or left so by an exclusion', async () => {
    const id = await novaEmpresa();
    const [, segundo = 0] = await criarRegimes(banco, id, [
      ['mei', '2020-01-01'],
      ['lucro_real', '2022-01-01'],
      ['mei', '2024-01-01'],
    ]);
    const depois = await criar(id, { regime: 'mei', desde: '2025-01-01' });
    expect([depois.status, depois.erro.campos]).toEqual([
      409,
      [{ campo: 'regime', mensagem: 'MEI já vale desde 01/01/2024. Escolha outro regime.' }],
    ]);
    const antes = await criar(id, { regime: 'mei', desde: '2019-01-01' });
    expect(antes.erro.detail).toBe('MEI já começa em 01/01/2020. Corrija o início desse regime.');
    const { status, erro } = await chamar(admin, r.excluir, {
      params: { id, regime_id: segundo },
      query: {},
    });
    expect([status, erro.detail]).toEqual([
      409,
      'Sem este regime, MEI viria duas vezes seguidas. Exclua antes o regime que começa em 01/01/2024.',
    ]);
    expect(await historia(id)).toHaveLength(3);
  });

  test('a correction that moves a regime from between two that are the same', async () => {
    const id = await novaEmpresa();
    const [, segundo = 0] = await criarRegimes(banco, id, [
      ['mei', '2020-01-01'],
      ['lucro_real', '2022-01-01'],
      ['mei', '2024-01-01'],
    ]);
    const mover = (desde: string) =>
      chamar(admin, r.atualizar, { params: { id, regime_id: segundo }, body: { desde } });
    const mensagem =
      'Com esta data, MEI viria duas vezes seguidas. Exclua antes o regime que começa em 01/01/2024.';
    for (const desde of ['2025-01-01', '2019-01-01']) {
      const { status, erro } = await mover(desde);
      expect([status, erro.campos]).toEqual([409, [{ campo: 'desde', mensagem }]]);
    }
    expect((await mover('2023-01-01')).status).toBe(200);
  });

  test('an exclusion under a version that somebody changed', async () => {
    const id = await novaEmpresa();
    const [regime_id = 0] = await criarRegimes(banco, id, [['mei', '2020-01-01']]);
    const params = { id, regime_id };
    await chamar(admin, r.atualizar, { params, body: { desde: '2020-02-01' } });
    const { status, erro } = await chamar(admin, r.excluir, { params, query: { versao: 1 } });
    expect([status, erro.codigo]).toEqual([409, 'REGISTRO_ALTERADO']);
    expect((await chamar(admin, r.excluir, { params, query: { versao: 2 } })).status).toBe(200);
  });

  test('a regime of another company, as if it were not there', async () => {
    const [minha, outra] = [await novaEmpresa(), await novaEmpresa()];
    const [alheio = 0] = await criarRegimes(banco, outra, [['mei', '2020-01-01']]);
    const params = { id: minha, regime_id: alheio };
    const { status } = await chamar(admin, r.excluir, { params, query: {} });
    expect(status).toBe(404);
    expect(await historia(outra)).toHaveLength(1);
  });
});
