/** A piece of a message: text, or one of the marks that are kept (dominios.md §5c). */
export type Marca =
  | string
  | { readonly tipo: 'br' }
  | { readonly tipo: 'b'; readonly dentro: readonly Marca[] }
  | { readonly tipo: 'i'; readonly dentro: readonly Marca[] }
  | {
      readonly tipo: 'a';
      /** A path of this application, or an address of https. */
      readonly href: string;
      readonly daCasa: boolean;
      readonly dentro: readonly Marca[];
    };

export interface MensagemMarcada {
  readonly marcas: readonly Marca[];
  readonly comLigacoes: boolean;
}

/** An origin that nothing has: whatever keeps it is a path, however it is written. */
const CASA = 'https://casa.invalid';

/** The path of this application that a text is; null where it leads elsewhere or nowhere. */
export function caminhoDaCasa(texto: string): string | null {
  if (!texto.startsWith('/') || !URL.canParse(texto, CASA)) return null;
  const { origin, pathname, search, hash } = new URL(texto, CASA);
  // '/.//x' is read as the path '//x', which another page would read as a host.
  return origin === CASA && !pathname.startsWith('//') ? pathname + search + hash : null;
}

function lerEndereco(texto: string): { href: string; daCasa: boolean } | null {
  const caminho = caminhoDaCasa(texto);
  if (caminho !== null) return { href: caminho, daCasa: true };
  if (!/^https:\/\//i.test(texto) || !URL.canParse(texto)) return null;
  return { href: new URL(texto).href, daCasa: false };
}

/** Elements whose content is nothing that somebody wrote to be read. */
const SEM_TEXTO: ReadonlySet<string> = new Set([
  'iframe',
  'noembed',
  'noframes',
  'script',
  'style',
  'textarea',
  'title',
  'xmp',
]);

const lerDentro = (no: Node, naLigacao: boolean): Marca[] =>
  [...no.childNodes].flatMap((filho) => lerNo(filho, naLigacao));

function lerNo(no: Node, naLigacao: boolean): Marca[] {
  if (no instanceof Text) return [no.data];
  if (!(no instanceof Element) || SEM_TEXTO.has(no.localName)) return [];
  // In capitals are the elements of HTML alone: those of SVG and MathML have the same short names.
  switch (no.tagName) {
    case 'BR':
      return [{ tipo: 'br' }];
    case 'B':
      return [{ tipo: 'b', dentro: lerDentro(no, naLigacao) }];
    case 'I':
      return [{ tipo: 'i', dentro: lerDentro(no, naLigacao) }];
    case 'A': {
      const endereco = naLigacao ? null : lerEndereco(no.getAttribute('href') ?? '');
      const dentro = lerDentro(no, naLigacao || endereco !== null);
      return endereco === null ? dentro : [{ tipo: 'a', ...endereco, dentro }];
    }
    default:
      return lerDentro(no, naLigacao);
  }
}

const temLigacao = (marcas: readonly Marca[]): boolean =>
  marcas.some(
    (uma) =>
      typeof uma === 'object' && uma.tipo !== 'br' && (uma.tipo === 'a' || temLigacao(uma.dentro)),
  );

/**
 * What is kept of a message with marks. The server has sanitised it already; here the browser reads it
 * into a document that runs and fetches nothing, of which only words and the names of the kept marks
 * are taken: nothing is ever written back as HTML.
 */
export function lerMarcas(html: string): MensagemMarcada {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const marcas = lerDentro(body, false);
  return { marcas, comLigacoes: temLigacao(marcas) };
}
