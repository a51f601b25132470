/** The marks that a message may have, as the buttons over its field write them. */
export type MarcaDoBotao = 'b' | 'i' | 'a';

const ABRE: Readonly<Record<MarcaDoBotao, string>> = { b: '<b>', i: '<i>', a: '<a href="/">' };

/**
 * A text with what is chosen of it between the tags of a mark, and where the cursor goes: around the
 * same words, of a link into its address.
 */
export function marcar(
  texto: string,
  { de, ate }: { de: number; ate: number },
  marca: MarcaDoBotao,
): { texto: string; de: number; ate: number } {
  const abre = ABRE[marca];
  const dentro = texto.slice(de, ate) || (marca === 'a' ? 'texto' : '');
  const antes = texto.slice(0, de) + abre;
  const novo = `${antes}${dentro}</${marca}>${texto.slice(ate)}`;
  if (marca !== 'a') return { texto: novo, de: antes.length, ate: antes.length + dentro.length };
  const endereco = antes.length - '/">'.length;
  return { texto: novo, de: endereco, ate: endereco + 1 };
}

/** What is drawn of a message: text, and the marks that are kept of it. */
export type Pedaco = string | { readonly marca: MarcaDoBotao; readonly dentro: readonly Pedaco[] };

const MARCAS: ReadonlySet<string> = new Set<MarcaDoBotao>(['b', 'i', 'a']);
/** What makes a text one with marks, as the server tells it. */
const COM_MARCA = /<\/?[a-z][^<>]*>|<!--/i;

const lerDentro = (no: Node): Pedaco[] => [...no.childNodes].flatMap(lerNo);

function lerNo(no: Node): Pedaco[] {
  if (no instanceof Text) return [no.data];
  if (!(no instanceof Element) || no.localName === 'script' || no.localName === 'style') return [];
  if (no.localName === 'br') return ['\n'];
  if (!MARCAS.has(no.localName)) return lerDentro(no);
  return [{ marca: no.localName as MarcaDoBotao, dentro: lerDentro(no) }];
}

/**
 * A message as it will be read. The browser reads it into a document that runs and fetches nothing, of
 * which only words and the names of marks are taken.
 */
export const lerMensagem = (escrita: string): Pedaco[] =>
  COM_MARCA.test(escrita)
    ? lerDentro(new DOMParser().parseFromString(escrita, 'text/html').body)
    : [escrita];

/** The same without its marks, as e-mails and pushes say it. */
export const semMarcas = (pedacos: readonly Pedaco[]): string =>
  pedacos.map((um) => (typeof um === 'string' ? um : semMarcas(um.dentro))).join('');
