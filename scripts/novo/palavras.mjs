// One noun in every dress that code and people give it. The template's own, 'nota interna', has two
// words, so that each dress of it is a text of its own: notas-internas, notas_internas, notasInternas.

/** @typedef {'m' | 'f'} Genero */
/** @typedef {{ singular: string, plural: string, genero: Genero }} Palavras */
/** @typedef {{ singular: string, plural: string }} Par */

/** Not said in names of code: 'tipo de despesa' is `tipos-despesa`. */
const LIGACOES = new Set(['de', 'da', 'do', 'das', 'dos', 'e', 'em', 'para']);

const semAcentos = (/** @type {string} */ texto) =>
  texto.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const partesDe = (/** @type {string} */ texto) =>
  semAcentos(texto)
    .split(/[\s-]+/)
    .filter((parte) => !LIGACOES.has(parte));
const maiuscula = (/** @type {string} */ texto) => texto.charAt(0).toUpperCase() + texto.slice(1);

/**
 * @param {Palavras} palavras
 * @returns {Record<'kebab' | 'snake' | 'grito' | 'camel' | 'pascal' | 'frase' | 'titulo', Par>}
 */
export function formasDe({ singular, plural }) {
  const cada = (/** @type {(texto: string) => string} */ vestir) => ({
    singular: vestir(singular),
    plural: vestir(plural),
  });
  const pascal = (/** @type {string} */ texto) => partesDe(texto).map(maiuscula).join('');
  return {
    kebab: cada((texto) => partesDe(texto).join('-')),
    snake: cada((texto) => partesDe(texto).join('_')),
    grito: cada((texto) => partesDe(texto).join('_').toUpperCase()),
    pascal: cada(pascal),
    camel: cada((texto) => pascal(texto).charAt(0).toLowerCase() + pascal(texto).slice(1)),
    frase: cada((texto) => texto.toLowerCase()),
    titulo: cada((texto) => maiuscula(texto.toLowerCase())),
  };
}

const DO_MODELO = formasDe({ singular: 'nota interna', plural: 'notas internas', genero: 'f' });

/**
 * A text of the template, or a path, for another noun. `«o|a»` in it is what the gender of the noun
 * makes of a word: 'Nov«o|a» nota interna'.
 *
 * @param {string} texto
 * @param {Palavras} palavras
 */
export function renomear(texto, palavras) {
  const formas = formasDe(palavras);
  const trocas = /** @type {(keyof typeof formas)[]} */ (Object.keys(formas)).flatMap((forma) =>
    /** @type {const} */ (['plural', 'singular']).map((numero) => [
      DO_MODELO[forma][numero],
      formas[forma][numero],
    ]),
  );
  const porTexto = new Map(/** @type {[string, string][]} */ (trocas));
  // The longest first: a plural begins with its singular's letters, or nearly.
  const achar = [...porTexto.keys()].sort((a, b) => b.length - a.length).join('|');
  return texto
    .replaceAll(/«([^|»]*)\|([^»]*)»/g, (_, m, f) => (palavras.genero === 'm' ? m : f))
    .replaceAll(new RegExp(achar, 'g'), (achado) => porTexto.get(achado) ?? achado);
}

/**
 * The noun with its plural and gender, told or derived; and what has to be told, a sentence each.
 *
 * @param {{ singular: string, plural?: string | undefined, genero?: string | undefined }} pedido
 * @returns {{ palavras?: Palavras, faltas: string[] }}
 */
export function porExtenso({ singular, plural, genero }) {
  const faltas = [];
  if (!/^\p{Ll}{3,}([ -]\p{Ll}+)*$/u.test(singular)) {
    faltas.push(`"${singular}" não serve: use um substantivo no singular, em minúsculas.`);
  }
  const muitos = plural ?? (/^\S*(?<!ã)[aeiouáéíóú]$/u.test(singular) ? `${singular}s` : undefined);
  if (!muitos) faltas.push(`Diga o plural de "${singular}" com --plural.`);
  else if (muitos === singular) faltas.push('O plural tem de ser outra palavra que o singular.');
  const [primeira = ''] = singular.split(/[ -]/);
  // 'O sistema', 'o dia': not every noun that ends in a is feminine.
  const derivado = /(?<!m|di)a$/.test(primeira) ? 'f' : primeira.endsWith('o') ? 'm' : undefined;
  const dito = genero ?? (primeira.endsWith('ão') ? undefined : derivado);
  if (dito !== 'm' && dito !== 'f')
    faltas.push(`Diga o gênero de "${singular}" com --genero m ou f.`);
  if (faltas.length > 0 || !muitos || (dito !== 'm' && dito !== 'f')) return { faltas };
  return { palavras: { singular, plural: muitos, genero: dito }, faltas };
}
