import type { Bloco, Minuta, Trecho } from '@dominio/contrato/contratos-minuta';
import type { Conteudo, Documento } from '../../../platform/pdf.ts';

/** Two and a half centimetres, in points. */
const MARGEM = 71;
/** Seven centimetres: room for a signature. */
const LINHA = 200;

const TITULOS = [
  { fontSize: 15, alignment: 'center', margin: [0, 0, 0, 14] },
  { fontSize: 12, margin: [0, 10, 0, 4] },
  { fontSize: 11, margin: [0, 6, 0, 2] },
] as const;

/** Neighbours of one style are one: a justified line would part them with a space. */
function unidos(trechos: readonly Trecho[]): Trecho[] {
  const feitos: Trecho[] = [];
  for (const { texto, negrito, italico } of trechos) {
    const anterior = feitos.at(-1);
    if (anterior && anterior.negrito === negrito && anterior.italico === italico) {
      anterior.texto += texto;
    } else feitos.push({ texto, negrito, italico });
  }
  return feitos;
}

const texto = (trechos: readonly Trecho[]) =>
  unidos(trechos).map(({ texto: text, negrito, italico }) => ({
    text,
    ...(negrito && { bold: true }),
    ...(italico && { italics: true }),
  }));

function conteudoDe(bloco: Bloco): Conteudo {
  switch (bloco.tipo) {
    case 'titulo': {
      const { margin, ...estilo } = TITULOS[bloco.nivel - 1] ?? TITULOS[2];
      return { text: texto(bloco.trechos), bold: true, ...estilo, margin: [...margin] };
    }
    case 'paragrafo':
      return { text: texto(bloco.trechos), alignment: 'justify', margin: [0, 0, 0, 7] };
    case 'lista': {
      const itens = bloco.itens.map((trechos) => ({ text: texto(trechos) }));
      const lista = bloco.inicio === null ? { ul: itens } : { ol: itens, start: bloco.inicio };
      return { ...lista, margin: [0, 0, 0, 7] };
    }
    case 'linha':
      return {
        canvas: [{ type: 'line', x1: 0, y1: 0, x2: LINHA, y2: 0, lineWidth: 0.7 }],
        margin: [0, 32, 0, 4],
      };
  }
}

/** A minute as a document on A4 pages, with what it is and the page at the foot of each. */
export const documentoDaMinuta = ({ blocos }: Minuta, titulo: string, agora: Date): Documento => ({
  info: { title: titulo, creationDate: agora },
  pageSize: 'A4',
  pageMargins: [MARGEM, MARGEM, MARGEM, MARGEM],
  defaultStyle: { font: 'Roboto', fontSize: 10.5, lineHeight: 1.25 },
  content: blocos.map(conteudoDe),
  footer: (pagina, paginas) => ({
    columns: [
      { text: titulo, width: '*' },
      { text: `${pagina} de ${paginas}`, width: 'auto' },
    ],
    fontSize: 8,
    color: '#555555',
    margin: [MARGEM, 24, MARGEM, 0],
  }),
});
