import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alternar,
  alternarTrecho,
  contem,
  estadoDaPagina,
  marcar,
  NENHUMA,
  quantas,
  type Selecao,
  TODAS_DO_FILTRO,
} from './selecao.ts';

const PAGINA = [1, 2, 3, 4, 5];
const escolhidas = (selecao: Selecao) => PAGINA.filter((id) => contem(selecao, id));

describe('selection of rows', () => {
  it('counts the rows named one by one, or all that the filter finds but those left out', () => {
    const duas = alternar(alternar(NENHUMA, 2), 4);
    expect(escolhidas(duas)).toEqual([2, 4]);
    expect(quantas(duas, 312)).toBe(2);
    const menosUma = alternar(TODAS_DO_FILTRO, 3);
    expect(escolhidas(menosUma)).toEqual([1, 2, 4, 5]);
    expect(quantas(menosUma, 312)).toBe(311);
    expect(quantas(TODAS_DO_FILTRO, 312)).toBe(312);
  });

  it.each([
    ['nothing', NENHUMA, 'nenhuma'],
    ['a row', marcar(NENHUMA, [1], true), 'algumas'],
    ['rows of another page', marcar(NENHUMA, [9], true), 'nenhuma'],
    ['the page', marcar(NENHUMA, PAGINA, true), 'todas'],
    ['the filter', TODAS_DO_FILTRO, 'todas'],
    ['the filter but a row', alternar(TODAS_DO_FILTRO, 1), 'algumas'],
  ] as const)('with %s chosen the heading shows %3$s', (_nome, selecao, esperado) => {
    expect(estadoDaPagina(selecao, PAGINA)).toBe(esperado);
  });

  it('with Shift the rows in between become what the last one becomes', () => {
    const uma = alternar(NENHUMA, 2);
    const ate4 = alternarTrecho(uma, PAGINA, 2, 4);
    expect(escolhidas(ate4)).toEqual([2, 3, 4]);
    expect(escolhidas(alternarTrecho(ate4, PAGINA, 4, 3))).toEqual([2]);
    expect(escolhidas(alternarTrecho(uma, PAGINA, null, 5))).toEqual([2, 5]);
    expect(escolhidas(alternarTrecho(uma, PAGINA, 99, 5))).toEqual([2, 5]);
  });

  it('marks exactly the rows it is given, whatever was chosen before', () => {
    const ids = fc.uniqueArray(fc.constantFrom(...PAGINA));
    const selecoes = fc
      .tuple(fc.boolean(), ids)
      .map(
        ([todas, nomes]): Selecao =>
          todas ? { todas, menos: new Set(nomes) } : { todas, ids: new Set(nomes) },
      );
    fc.assert(
      fc.property(selecoes, ids, fc.boolean(), (selecao, alvos, sim) => {
        const depois = marcar(selecao, alvos, sim);
        for (const id of PAGINA) {
          expect(contem(depois, id)).toBe(alvos.includes(id) ? sim : contem(selecao, id));
        }
      }),
    );
  });
});
