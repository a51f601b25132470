import { describe, expect, test } from 'vitest';
import { queixasDoCrescimento } from '../../../scripts/novo/crescimento.mjs';
import { formasDe, porExtenso, renomear } from '../../../scripts/novo/palavras.mjs';

// The words of scripts/novo.mjs. What it writes is proven by scripts/provar-novo.mjs.

describe('the words of a new noun', () => {
  const palavrasDe = (singular: string, outras = {}) => porExtenso({ singular, ...outras });

  test.each([
    ['ausência', {}, 'ausências', 'f'],
    ['recado', {}, 'recados', 'm'],
    ['sistema', { genero: 'm' }, 'sistemas', 'm'],
    ['reunião', { plural: 'reuniões', genero: 'f' }, 'reuniões', 'f'],
    ['nota interna', { plural: 'notas internas' }, 'notas internas', 'f'],
  ])('%s %j: %s, %s', (singular, outras, plural, genero) => {
    const { palavras, faltas } = palavrasDe(singular, outras);
    expect(faltas).toEqual([]);
    expect(palavras).toEqual({ singular, plural, genero });
  });

  test.each([
    ['parecer', ['Diga o plural de "parecer" com --plural.', /gênero de "parecer"/]],
    ['sistema', [/gênero de "sistema"/]],
    ['reunião', [/plural de "reunião"/, /gênero de "reunião"/]],
    ['Chamado', [/"Chamado" não serve/]],
  ])('%s: what has to be told is asked for', (singular, esperadas) => {
    const { palavras, faltas } = palavrasDe(singular);
    expect(palavras).toBeUndefined();
    expect(faltas).toEqual(esperadas.map((frase) => expect.stringMatching(frase)));
  });

  test('are dressed as code and people write them', () => {
    const formas = formasDe({ singular: 'tipo de ofício', plural: 'tipos de ofício', genero: 'm' });
    expect(Object.values(formas).map(({ plural }) => plural)).toEqual([
      'tipos-oficio',
      'tipos_oficio',
      'TIPOS_OFICIO',
      'TiposOficio',
      'tiposOficio',
      'tipos de ofício',
      'Tipos de ofício',
    ]);
  });

  test('take the place of the template’s, with their gender', () => {
    const recado = { singular: 'recado', plural: 'recados', genero: 'm' } as const;
    const modelo =
      "lerNotaInterna('Nov«o|a» nota interna', notasInternas, 'notas_internas', Nenhum«|a»)";
    expect(renomear(modelo, recado)).toBe("lerRecado('Novo recado', recados, 'recados', Nenhum)");
    expect(renomear('«os|as» Notas internas', { ...recado, genero: 'f' })).toBe('as Recados');
  });
});

describe('what is not the noun’s own', () => {
  const antes = "import { a } from './a.ts';\n\nconst todos = [\n  a,\n];\n";
  const depois =
    "import { a } from './a.ts';\nimport { b } from './b.ts';\n\nconst todos = [\n  a,\n  b,\n];\n";

  test('grows by one import and its name, or by its one row', () => {
    expect(queixasDoCrescimento('lista.ts', antes, depois)).toEqual([]);
    expect(
      queixasDoCrescimento('lista.ts', antes, antes.replace('  a,', '  a,\n  b: {},')),
    ).toEqual([]);
  });

  test.each([
    ['two rows', depois.replace("import { b } from './b.ts';\n", '').replace('  b,', '  b,\n  c,')],
    ['an import, its name and a row', depois.replace('  b,', '  b,\n  c,')],
    [
      'two imports and a name',
      depois.replace('import { b }', "import { c } from './c.ts';\nimport { b }"),
    ],
    ['a line that is another', antes.replace('  a,', '  a, b,')],
  ])('does not grow by %s', (_, plantado) => {
    expect(queixasDoCrescimento('lista.ts', antes, plantado)).not.toEqual([]);
  });
});
