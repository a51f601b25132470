import { type Limites, PlanilhaIlegivel } from './leitura.ts';
import { semApostrofo } from './linhas.ts';
import { textoLimpo } from './textos.ts';
import { lerXml } from './xml.ts';

/** Gathers a text that comes in pieces, no longer than is kept of it. */
export function acumularTexto(maximo: number) {
  let texto = '';
  return {
    mais(pedaco: string): void {
      // Escapes and what is not seen are taken out later: some room for them.
      if (texto.length < maximo * 2) texto += pedaco;
    },
    tirar(): string {
      const inteiro = texto;
      texto = '';
      return inteiro;
    },
  };
}

/** The text of a cell: `_x0041_` is a character (ECMA-376, ST_Xstring), an apostrophe may be ours. */
export const textoDaCelula = (texto: string, maximo: number): string =>
  textoLimpo(
    semApostrofo(
      texto.replace(/_x([\dA-Fa-f]{4})_/g, (_, codigo: string) =>
        String.fromCharCode(Number.parseInt(codigo, 16)),
      ),
    ),
    maximo,
  );

/**
 * The texts that cells share, each cleaned and cut once however many cells show it; without the
 * phonetic readings that stand beside them.
 */
export function lerTextos(parte: Uint8Array, { celula, linhas, colunas }: Limites): string[] {
  const textos: string[] = [];
  const atual = acumularTexto(celula);
  let dentro = false;
  let fonetico = false;
  lerXml(parte, {
    abre(nome) {
      if (nome === 'rPh') fonetico = true;
      if (nome === 't') dentro = !fonetico;
    },
    texto(texto) {
      if (dentro) atual.mais(texto);
    },
    fecha(nome) {
      if (nome === 't') dentro = false;
      if (nome === 'rPh') fonetico = false;
      if (nome !== 'si') return;
      textos.push(textoDaCelula(atual.tirar(), celula));
      if (textos.length > linhas * colunas) {
        throw new PlanilhaIlegivel('O arquivo tem texto demais. Divida-o.');
      }
    },
  });
  return textos;
}

/** Formats of days that every workbook knows by their numbers (ECMA-376, 18.8.30). */
const DIAS_CONHECIDOS: ReadonlySet<number> = new Set([
  14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 57, 58,
]);

/** Whether a format shows days: it has a day or a year outside of quotes, escapes and brackets. */
const mostraDia = (formato: string) => /[dy]/i.test(formato.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, ''));

/**
 * Which styles of the workbook show a number as a day, in their order.
 *
 * @throws PlanilhaIlegivel for more styles than any program writes.
 */
export function lerEstilos(parte: Uint8Array, { estilos: maximo }: Limites): boolean[] {
  const formatos = new Map<string, boolean>();
  const estilos: boolean[] = [];
  let nasCelulas = false;
  lerXml(parte, {
    abre(nome, atributos) {
      if (nome === 'cellXfs') nasCelulas = true;
      if (nome === 'numFmt' && formatos.size < maximo) {
        formatos.set(
          atributos.numFmtId ?? '',
          mostraDia((atributos.formatCode ?? '').slice(0, 255)),
        );
      }
      if (nome !== 'xf' || !nasCelulas) return;
      const numero = atributos.numFmtId ?? '0';
      estilos.push(formatos.get(numero) ?? DIAS_CONHECIDOS.has(Number(numero)));
      if (estilos.length > maximo) {
        throw new PlanilhaIlegivel('O arquivo tem estilos demais. Copie os dados para outro.');
      }
    },
    fecha(nome) {
      if (nome === 'cellXfs') nasCelulas = false;
    },
  });
  return estilos;
}

/** The first sheet that is not hidden, by the name of its part, and how the workbook counts days. */
export function acharFolha(abrir: (nome: string) => Uint8Array | undefined) {
  const livro = abrir('xl/workbook.xml');
  const ligacoes = abrir('xl/_rels/workbook.xml.rels');
  if (!livro || !ligacoes) throw new PlanilhaIlegivel('O arquivo não é uma planilha do Excel.');
  let folha: string | undefined;
  let desde1904 = false;
  lerXml(livro, {
    abre(nome, { 'r:id': id, state, date1904, ...resto }) {
      if (nome === 'workbookPr') desde1904 = date1904 === '1' || date1904 === 'true';
      if (nome === 'sheet' && (state ?? 'visible') === 'visible') {
        // Another prefix than `r` is allowed.
        folha ??= id ?? Object.entries(resto).find(([um]) => um.endsWith(':id'))?.[1];
      }
    },
  });
  let alvo: string | undefined;
  lerXml(ligacoes, {
    abre(nome, { Id, Target }) {
      if (nome === 'Relationship' && Id === folha) alvo = Target;
    },
  });
  if (alvo === undefined) throw new PlanilhaIlegivel('O arquivo não tem nenhuma planilha visível.');
  return { nome: alvo.startsWith('/') ? alvo.slice(1) : `xl/${alvo}`, desde1904 };
}
