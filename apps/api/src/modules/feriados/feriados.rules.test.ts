import { diaDaSemana } from '@dominio/contrato/datas';
import { diaUtilDoMes } from '@dominio/contrato/dias-uteis';
import { ANOS_DOS_FERIADOS } from '@dominio/contrato/feriados';
import { UFS, type Uf } from '@dominio/contrato/ufs';
import { describe, expect, test } from 'vitest';
import { diasFechados, feriadosDoAno, pascoa } from './feriados.rules.ts';
import { FERIADOS_ESTADUAIS } from './feriados-estaduais.rules.ts';

const { primeiro, ultimo } = ANOS_DOS_FERIADOS;
const ANOS = Array.from({ length: ultimo - primeiro + 1 }, (_, i) => primeiro + i);
const datas = (ano: number, calendario: 'nacional' | 'bancario') =>
  feriadosDoAno(ano, { calendario, cadastrados: [] }).map(({ data }) => data.slice(5));
const daUf = (ano: number, uf: Uf) =>
  feriadosDoAno(ano, { calendario: 'uf', uf, cadastrados: [] })
    .filter(({ abrangencia }) => abrangencia === 'estadual')
    .map(({ data }) => data.slice(5));

/** Easter, Carnival Tuesday, Good Friday and Corpus Christi, as published. */
const MOVEIS = [
  [2024, '03-31', '02-13', '03-29', '05-30'],
  [2025, '04-20', '03-04', '04-18', '06-19'],
  [2026, '04-05', '02-17', '04-03', '06-04'],
  [2027, '03-28', '02-09', '03-26', '05-27'],
  [2028, '04-16', '02-29', '04-14', '06-15'],
  [2029, '04-01', '02-13', '03-30', '05-31'],
  [2030, '04-21', '03-05', '04-19', '06-20'],
] as const;

describe('holidays that move with Easter', () => {
  test.each(MOVEIS)('in %i follow from Easter on %s', (ano, domingo, carnaval, paixao, corpus) => {
    expect(pascoa(ano)).toBe(`${ano}-${domingo}`);
    const bancos = datas(ano, 'bancario');
    expect(bancos).toEqual(expect.arrayContaining([carnaval, paixao, corpus]));
    expect(datas(ano, 'nacional')).toContain(paixao);
    expect(datas(ano, 'nacional')).not.toContain(corpus);
  });

  test('follow known Easters of other centuries; Easter is always a Sunday from 22 March to 25 April', () => {
    expect([1818, 1943, 1961, 2000, 2038, 2285].map(pascoa)).toEqual([
      '1818-03-22',
      '1943-04-25',
      '1961-04-02',
      '2000-04-23',
      '2038-04-25',
      '2285-03-22',
    ]);
    for (let ano = 1900; ano <= 2200; ano += 1) {
      const domingo = pascoa(ano);
      expect(diaDaSemana(domingo), domingo).toBe(0);
      expect(domingo.slice(5) >= '03-22' && domingo.slice(5) <= '04-25', domingo).toBe(true);
    }
  });
});

test('national holidays are ten, those of banks thirteen, each with its source, in order', () => {
  const fixos = ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-25'];
  for (const ano of ANOS) {
    const nacionais = datas(ano, 'nacional');
    expect(nacionais).toHaveLength(10);
    expect(nacionais).toEqual(expect.arrayContaining(fixos));
    const bancos = feriadosDoAno(ano, { calendario: 'bancario', cadastrados: [] });
    expect(bancos).toHaveLength(13);
    expect(bancos.map(({ data }) => data)).toEqual(bancos.map(({ data }) => data).toSorted());
    for (const { fonte } of bancos) expect(fonte).toMatch(/^(Lei|Resolução)/);
  }
});

describe('business days of the bank calendar (dominios.md §7)', () => {
  const quintos = (ano: number) =>
    Array.from({ length: 12 }, (_, i) => {
      const bancos = new Set(datas(ano, 'bancario').map((dia) => `${ano}-${dia}`));
      const mes = `${ano}-${String(i + 1).padStart(2, '0')}-01`;
      return Number(diaUtilDoMes(mes, 5, (data) => bancos.has(data))?.slice(8));
    });

  test('the fifth one of each month is the known one', () => {
    expect(quintos(2026)).toEqual([8, 6, 6, 8, 8, 8, 7, 7, 8, 7, 9, 7]);
    expect(quintos(2027)).toEqual([8, 5, 5, 7, 7, 7, 7, 6, 8, 7, 8, 7]);
  });
});

describe('state holidays', () => {
  test('are listed for all 27 states, each with its law; only Paraná has none', () => {
    expect(Object.keys(FERIADOS_ESTADUAIS).sort()).toEqual([...UFS].sort());
    expect(UFS.filter((uf) => FERIADOS_ESTADUAIS[uf].length === 0)).toEqual(['PR']);
    for (const { fonte } of Object.values(FERIADOS_ESTADUAIS).flat()) {
      expect(fonte).toMatch(/^(Lei (distrital )?\d|Constituição d)/);
    }
  });

  test.each([
    ['SP', 2026, ['07-09']],
    ['RJ', 2026, ['02-17', '04-23']],
    ['ES', 2026, ['04-13']],
    ['BA', 2027, ['07-02']],
    ['AC', 2026, ['01-23', '01-23', '03-08', '06-15', '09-05', '11-20']],
    ['AL', 2028, ['06-24', '06-29', '09-16', '12-01']],
    ['AL', 2027, ['06-24', '06-29', '09-16', '11-29']],
    ['AL', 2026, ['06-24', '06-29', '09-16', '11-30']],
    ['SC', 2026, ['08-16', '11-29']],
    ['PR', 2026, []],
  ] as const)('%s in %i: %j', (uf, ano, esperados) => {
    expect(daUf(ano, uf)).toEqual(esperados);
  });
});

test('the holidays of a place include what the firm entered for it, every year if yearly', () => {
  const base = { id: 1, nome: 'Aniversário', uf: 'SP' as const, fonte: null, versao: 1 };
  const cadastrados = [
    { ...base, data: '2026-01-25', anual: true, municipio: 'São Paulo' },
    { ...base, data: '2028-02-29', anual: true, municipio: 'São Paulo' },
    { ...base, data: '2026-03-10', anual: false, municipio: null },
  ];
  const dos = (ano: number, calendario: 'uf' | 'municipio') =>
    feriadosDoAno(ano, { calendario, uf: 'SP', cadastrados })
      .filter(({ nome }) => nome === 'Aniversário')
      .map(({ data, abrangencia }) => `${data} ${abrangencia}`);
  expect(dos(2026, 'municipio')).toEqual(['2026-01-25 municipal', '2026-03-10 estadual']);
  expect(dos(2026, 'uf')).toEqual(['2026-03-10 estadual']);
  expect(dos(2027, 'municipio')).toEqual(['2027-01-25 municipal']);
  expect(dos(2028, 'municipio')).toEqual(['2028-01-25 municipal', '2028-02-29 municipal']);
});

describe('the days on which a firm keeps closed', () => {
  const base = { id: 1, nome: 'Padroeira', fonte: null, versao: 1, anual: true };
  const cadastrados = [
    { ...base, data: '2026-01-25', uf: 'SP' as const, municipio: 'São Paulo' },
    { ...base, data: '2026-03-10', uf: 'SP' as const, municipio: null },
  ];
  const CARNAVAL = '2026-02-17';
  const CORPUS = '2026-06-04';

  test.each([
    ['of no known place', {}, [CARNAVAL, CORPUS]],
    ['of a state', { uf: 'SP', cadastrados }, [CARNAVAL, CORPUS, '2026-07-09', '2026-03-10']],
    [
      'of a city',
      { uf: 'SP', municipio: 'São Paulo', cadastrados },
      [CARNAVAL, CORPUS, '2026-07-09', '2026-03-10', '2026-01-25'],
    ],
  ] as const)('%s are those of the banks and of its place', (_, lugar, esperados) => {
    const dias = diasFechados(2026, { cadastrados: [], ...lugar }).map(({ data }) => data);
    expect(dias).toEqual(expect.arrayContaining(['2026-01-01', '2026-12-25', ...esperados]));
    expect(dias).toEqual([...new Set(dias)].toSorted());
  });

  test('leave out what the firm entered for the city while only its state is known', () => {
    const dias = diasFechados(2026, { uf: 'SP', cadastrados }).map(({ data }) => data);
    expect(dias).not.toContain('2026-01-25');
  });

  test('have one name each, that of the wider law', () => {
    const doRio = diasFechados(2026, { uf: 'RJ', cadastrados: [] });
    expect(doRio.filter(({ data }) => data === CARNAVAL)).toMatchObject([
      { nome: 'Carnaval (terça-feira)', abrangencia: 'bancario' },
    ]);
  });
});
