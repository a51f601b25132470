import { ferramentasEndpoints as e } from '@dominio/contrato/ferramentas';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';

const { chamar, pessoa } = await montarApp();
const { token } = await pessoa();

const dias = async (query: object) => {
  const { status, corpo, erro } = await chamar(token, e.diasUteis, { query });
  return { ...corpo, status, campos: erro.campos?.map(({ campo }) => campo) };
};

describe('business days', () => {
  test('between two dates are counted, with weekends and holidays listed', async () => {
    expect(await dias({ de: '2026-11-16', ate: '2026-11-23' })).toMatchObject({
      status: 200,
      no_periodo: 5,
      no_prazo: 4,
      dias_corridos: 7,
      de_eh_util: true,
      ate_eh_util: true,
      feriados: [{ data: '2026-11-20', fonte: 'Lei 14.759/2023' }],
    });
  });

  test('are added to a date and subtracted from it; a holiday moves to the next', async () => {
    expect((await dias({ de: '2026-11-18', dias: 2 })).ate).toBe('2026-11-23');
    expect((await dias({ de: '2026-11-23', dias: -1 })).ate).toBe('2026-11-19');
    expect(await dias({ de: '2026-11-01', ate: '2026-11-20' })).toMatchObject({
      ate_eh_util: false,
      antecipado: '2026-11-19',
      adiado: '2026-11-23',
    });
  });

  test('of a month are found by their order, in the calendar asked for', async () => {
    expect((await dias({ mes: '2026-11', ordem: 5 })).ate).toBe('2026-11-09');
    expect((await dias({ mes: '2026-11', ordem: -1 })).ate).toBe('2026-11-30');
    const emSP = { calendario: 'uf', uf: 'SP', mes: '2026-07' };
    expect((await dias({ ...emSP, ordem: 7 })).ate).toBe('2026-07-10');
    expect((await dias({ mes: '2026-07', ordem: 7 })).ate).toBe('2026-07-09');
  });

  test.each([
    [{}, ['de', 'ate']],
    [{ de: '2026-11-01' }, ['ate']],
    [{ de: '2026-11-01', ate: '2026-11-02', dias: 1 }, ['ate']],
    [{ de: '2026-11-02', ate: '2026-11-01' }, ['ate']],
    [{ de: '2023-12-31', dias: 1 }, ['de']],
    [{ de: '2030-12-30', dias: 5 }, ['dias']],
    [{ de: '2026-11-01', dias: 1001 }, ['dias']],
    [{ mes: '2026-13', ordem: 1 }, ['mes']],
    [{ mes: '2026-11' }, ['ordem']],
    [{ mes: '2026-11', ordem: 23 }, ['ordem']],
    [{ de: '2026-11-01', dias: 1, calendario: 'uf' }, ['uf']],
  ])('for %j are refused, naming %j', async (query, campos) => {
    expect(await dias(query)).toMatchObject({ status: 422, campos });
  });
});

describe('the interest and fine of a debt', () => {
  const juros = (query: object) =>
    chamar(token, e.juros, {
      query: { valor_centavos: 100_000, ...query } as {
        valor_centavos: number;
        vencimento: string;
        pagamento: string;
      },
    });

  test('run from its due date, which a holiday moves to the next business day', async () => {
    const noPrazo = await juros({ vencimento: '2026-11-20', pagamento: '2026-11-23' });
    expect(noPrazo.corpo).toMatchObject({
      vencimento_util: '2026-11-23',
      dias_de_atraso: 0,
      total_centavos: 100_000,
    });
    const tarde = await juros({ vencimento: '2026-11-20', pagamento: '2026-12-20' });
    expect(tarde.corpo).toMatchObject({
      dias_de_atraso: 30,
      multa_centavos: 2_000,
      juros_centavos: 1_000,
      total_centavos: 103_000,
    });
    const composto = await juros({
      vencimento: '2026-10-20',
      pagamento: '2026-12-19',
      tipo: 'composto',
      multa: '0',
      juros: '10',
    });
    expect(composto.corpo.juros_centavos).toBe(21_000);
  });

  test('are refused, not answered wrong, past what a number holds to the centavo', async () => {
    const periodo = { vencimento: '2024-01-02', pagamento: '2030-12-30', juros: 100 };
    for (const valor_centavos of [1, 1_000_000, 1_000_000_000_000]) {
      const composto = await juros({ ...periodo, valor_centavos, tipo: 'composto', multa: 100 });
      expect(composto).toMatchObject({
        status: 422,
        erro: { campos: [{ campo: 'juros', mensagem: expect.stringContaining('grande demais') }] },
      });
      const simples = await juros({ ...periodo, valor_centavos, multa: 100 });
      expect(simples.status).toBe(200);
    }
  });

  test.each([
    [{ vencimento: '2026-11-20' }, 'pagamento'],
    [{ valor_centavos: 0, vencimento: '2026-11-20', pagamento: '2026-11-20' }, 'valor_centavos'],
    [{ valor_centavos: 10.5, vencimento: '2026-11-20', pagamento: '2026-11-20' }, 'valor_centavos'],
    [{ vencimento: '2026-11-20', pagamento: '2026-11-20', multa: 101 }, 'multa'],
    [{ vencimento: '2026-11-20', pagamento: '2026-11-20', juros: '1,5' }, 'juros'],
    [{ vencimento: '2026-11-20', pagamento: '2026-11-20', juros: 0.12345 }, 'juros'],
    [{ vencimento: '2026-11-20', pagamento: '2026-11-20', tipo: 'duplo' }, 'tipo'],
  ])('for %j are refused, naming %s', async (query, campo) => {
    const { status, erro } = await juros(query);
    expect([status, erro.campos?.[0]?.campo]).toEqual([422, campo]);
  });
});
