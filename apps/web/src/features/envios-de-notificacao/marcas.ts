import { lerMarcas, type Marca } from '../../lib/marcas.ts';

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

/** What makes a text one with marks, as the server tells it. */
const COM_MARCA = /<\/?[a-z][^<>]*>|<!--/i;

/** A message as it will be read. */
export const lerMensagem = (escrita: string): readonly Marca[] =>
  COM_MARCA.test(escrita) ? lerMarcas(escrita).marcas : [escrita];

/** The same without its marks, as pushes say it. */
export const semMarcas = (marcas: readonly Marca[]): string =>
  marcas
    .map((uma) => {
      if (typeof uma === 'string') return uma;
      return uma.tipo === 'br' ? '\n' : semMarcas(uma.dentro);
    })
    .join('');
