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
  it('begins where the firm is, every year, and asks for what is missing', () => {
    const novo = valoresDoFeriado(null, CURITIBA);
    expect(novo).toMatchObject({ uf: 'PR', municipio: 'Curitiba', anual: true, data: '' });
    expect(Object.keys(errosDoFeriado(novo)).sort()).toEqual(['data', 'nome']);
    const solto = valoresDoFeriado(null, { uf: null, municipio: null });
    expect(errosDoFeriado({ ...solto, nome: 'x', data: '2026-01-25' })).toEqual({
      uf: 'Escolha um dos 27 estados.',
    });
  });

  it('says that a blank city is the whole state, which an absent one would not', () => {
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
  it('has each on its day, in order, the leap day only where it exists', () => {
    const feriados = [
      umFeriado(),
      umFeriado({ id: 2, data: '2024-02-29' }),
      umFeriado({ id: 3, data: '2027-01-04', anual: false }),
    ];
    const dias = (ano: number) => noAno(feriados, ano).map(({ dia }) => dia);
    expect(dias(2027)).toEqual(['2027-01-04', '2027-09-08']);
    expect(dias(2028)).toEqual(['2028-02-29', '2028-09-08']);
  });

  it('names once what the firm entered for its state', () => {
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
  ])('of %s is %i, the nearest that is known', (dia, ano) => {
    expect(anoConhecido(dia)).toBe(ano);
  });
});
