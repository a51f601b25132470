import type { Bloco, Minuta, Trecho } from '@dominio/contrato/contratos-minuta';
import { partesDe, VARIAVEIS, type Variavel } from '@dominio/contrato/modelos-minuta';
import { Marked, type Token, type Tokens } from 'marked';
import type { Valores } from './valores.rules.ts';

type Estilo = Pick<Trecho, 'negrito' | 'italico'>;

/** What is left blank, to be filled in by hand. */
const LACUNA = '__________';
/** Titles of a minute have three sizes. */
const MENOR_TITULO = 3;

const leitor = new Marked({ gfm: true });

/** The longest minute, in characters, its variables filled in: some seventy pages. */
const MAXIMO_DA_MINUTA = 200_000;

/** A template that would make too long a minute, with a sentence for a person. */
export class MinutaLonga extends Error {
  constructor() {
    super('A minuta ficaria longa demais. Encurte o modelo.');
  }
}

/** @throws MinutaLonga before anything is filled in. */
function exigirCurta(texto: string, valores: Valores): void {
  let tamanho = 0;
  for (const parte of partesDe(texto)) {
    const valor = 'variavel' in parte ? (valores[parte.variavel] ?? '') : parte.escrito;
    tamanho += typeof valor === 'string' ? valor.length : valor.join('; ').length;
    if (tamanho > MAXIMO_DA_MINUTA) throw new MinutaLonga();
  }
}

/** The words of a variable, in one style; a blank where nothing is known. */
function trechoDe(valores: Valores, variavel: Variavel, estilo: Estilo): Trecho {
  const valor = valores[variavel];
  if (valor === null) return { ...estilo, texto: LACUNA, falta: variavel };
  return { ...estilo, texto: typeof valor === 'string' ? valor : valor.join('; ') };
}

/**
 * Text with its variables filled in. What is filled in is never read as marks: an asterisk in the name
 * of a client stays one.
 */
const preenchido = (valores: Valores, escrito: string, estilo: Estilo): Trecho[] =>
  partesDe(escrito).map((parte) =>
    'variavel' in parte
      ? trechoDe(valores, parte.variavel, estilo)
      : { ...estilo, texto: parte.escrito },
  );

const filhosDe = (token: Token): Token[] =>
  'tokens' in token && Array.isArray(token.tokens) ? token.tokens : [];

/** Bold and italics; links, pictures, HTML and code are text as it was written. */
const trechosDe = (valores: Valores, tokens: readonly Token[], estilo: Estilo = {}): Trecho[] =>
  tokens.flatMap((token) => {
    if (token.type === 'strong') {
      return trechosDe(valores, filhosDe(token), { ...estilo, negrito: true });
    }
    if (token.type === 'em') {
      return trechosDe(valores, filhosDe(token), { ...estilo, italico: true });
    }
    if (token.type === 'br') return [{ ...estilo, texto: '\n' }];
    if (token.type === 'escape') return preenchido(valores, (token as Tokens.Escape).text, estilo);
    const dentro = filhosDe(token);
    if ((token.type === 'text' || token.type === 'paragraph') && dentro.length > 0) {
      return trechosDe(valores, dentro, estilo);
    }
    return preenchido(valores, token.raw.replace(/\n+$/, ''), estilo);
  });

/** The lines of a list; those of a list inside one follow it. */
const itensDe = (valores: Valores, { items }: Tokens.List): Trecho[][] =>
  items.flatMap(({ tokens }) => {
    const listas = tokens.filter((um): um is Tokens.List => um.type === 'list');
    const proprios = tokens.filter(({ type }) => type !== 'list' && type !== 'space');
    return [trechosDe(valores, proprios), ...listas.flatMap((uma) => itensDe(valores, uma))];
  });

/** A paragraph that is one variable of several values is the list of them. */
function paragrafo(valores: Valores, token: Token): Bloco {
  const [so, ...mais] = partesDe(token.raw.trim());
  const valor = so && 'variavel' in so && mais.length === 0 ? valores[so.variavel] : null;
  if (valor !== null && typeof valor !== 'string') {
    return { tipo: 'lista', inicio: null, itens: valor.map((texto) => [{ texto }]) };
  }
  return { tipo: 'paragrafo', trechos: trechosDe(valores, filhosDe(token)) };
}

function blocoDe(valores: Valores, token: Token): Bloco[] {
  switch (token.type) {
    case 'space':
    case 'def':
      return [];
    case 'hr':
      return [{ tipo: 'linha' }];
    case 'heading': {
      const { depth, tokens } = token as Tokens.Heading;
      const nivel = Math.min(depth, MENOR_TITULO);
      return [{ tipo: 'titulo', nivel, trechos: trechosDe(valores, tokens) }];
    }
    case 'list': {
      const lista = token as Tokens.List;
      const inicio = lista.ordered ? Number(lista.start) : null;
      return [{ tipo: 'lista', inicio, itens: itensDe(valores, lista) }];
    }
    case 'paragraph':
      return [paragrafo(valores, token)];
    default:
      return [{ tipo: 'paragrafo', trechos: preenchido(valores, token.raw.trim(), {}) }];
  }
}

const trechosDoBloco = (bloco: Bloco): readonly Trecho[] =>
  bloco.tipo === 'linha' ? [] : bloco.tipo === 'lista' ? bloco.itens.flat() : bloco.trechos;

/**
 * The minute that a template makes (page book #58): its Markdown as blocks, its variables filled in,
 * and which of them nothing is known of. Some texts take a long time, or nest too deep, to be read as
 * Markdown: it is called in a thread of its own.
 *
 * @throws MinutaLonga.
 */
export function redigir(texto: string, valores: Valores): Minuta {
  exigirCurta(texto, valores);
  const blocos = leitor.lexer(texto).flatMap((token) => blocoDe(valores, token));
  const semValor = new Set(blocos.flatMap(trechosDoBloco).map(({ falta }) => falta));
  const faltam = (Object.keys(VARIAVEIS) as Variavel[]).filter((uma) => semValor.has(uma));
  return { blocos, faltam };
}
