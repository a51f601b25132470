import type { Feriado, FeriadoDoEscritorio } from '@dominio/contrato/feriados';
import { describe, expect, it } from 'vitest';
import {
  anoConhecido,
  corpoDoFeriado,
  errosDoFeriado,
  noAno,
  semCadastrados,
  valoresDoFeriado,
} from './feriados.formulario.ts';

const CURITIBA = { uf: 'PR', municipio: 'Curitiba' } as const;
const umFeriado = (mudado: Partial<FeriadoDoEscritorio> = {}): FeriadoDoEscritorio => ({
  id: 1,
  data: '2026-09-08',
  anual: true,
  nome: 'Padroeira',
  ...CURITIBA,
  fonte: null,
  versao: 1,
  ...mudado,
});

describe('the form of a holiday', () => {
  it('begins with the firm’s place and with every year, and asks for what is missing', () => {
    const novo = valoresDoFeriado(null, CURITIBA);
    expect(novo).toMatchObject({ uf: 'PR', municipio: 'Curitiba', anual: true, data: '' });
    expect(Object.keys(errosDoFeriado(novo)).sort()).toEqual(['data', 'nome']);
    const solto = valoresDoFeriado(null, { uf: null, municipio: null });
    expect(errosDoFeriado({ ...solto, nome: 'x', data: '2026-01-25' })).toEqual({
      uf: 'Escolha um dos 27 estados.',
    });
  });

  it('sends null for a blank city: left out, the city would stay as stored', () => {
    const valores = valoresDoFeriado(umFeriado(), CURITIBA);
    expect(errosDoFeriado(valores)).toEqual({});
    expect(corpoDoFeriado({ ...valores, municipio: ' ' }, 3)).toMatchObject({
      municipio: null,
      fonte: null,
      versao: 3,
    });
  });
});

describe('the holidays of a year', () => {
  it('have each its day, in order, and 29 February in leap years only', () => {
    const feriados = [
      umFeriado(),
      umFeriado({ id: 2, data: '2024-02-29' }),
      umFeriado({ id: 3, data: '2027-01-04', anual: false }),
    ];
    const dias = (ano: number) => noAno(feriados, ano).map(({ dia }) => dia);
    expect(dias(2027)).toEqual(['2027-01-04', '2027-09-08']);
    expect(dias(2028)).toEqual(['2028-02-29', '2028-09-08']);
  });

  it('are listed once when the firm entered one that the law has for its state', () => {
    const doEstado: Feriado = {
      data: '2026-12-19',
      nome: 'Emancipação',
      abrangencia: 'estadual',
      uf: 'PR',
      municipio: null,
      fonte: null,
    };
    const nosso = umFeriado({ data: '2026-12-19', nome: 'Emancipação', municipio: null });
    expect(semCadastrados([doEstado], noAno([nosso], 2026))).toEqual([]);
    expect(semCadastrados([doEstado], noAno([umFeriado()], 2026))).toEqual([doEstado]);
  });

  it.each([
    ['2019-05-01', 2024],
    ['2027-05-01', 2027],
    ['2040-05-01', 2030],
  ])('for %s are those of %i, the nearest known year', (dia, ano) => {
    expect(anoConhecido(dia)).toBe(ano);
  });
});
