import { setImmediate as vezDosOutros } from 'node:timers/promises';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import { type Celula, inofensivo, type Linha, type Lotes } from './linhas.ts';

const CABECA = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const OOXML = 'http://schemas.openxmlformats.org';
const FOLHA_DE_CALCULO = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const ESTILO = { titulo: 1, dia: 2 } as const;

/** Every part of the file except the rows (ECMA-376): one sheet, bold headings, dates as dates. */
const PARTES: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${OOXML}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${FOLHA_DE_CALCULO}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${FOLHA_DE_CALCULO}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${FOLHA_DE_CALCULO}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${OOXML}/package/2006/relationships"><Relationship Id="rId1" Type="${OOXML}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${OOXML}/spreadsheetml/2006/main" xmlns:r="${OOXML}/officeDocument/2006/relationships"><sheets><sheet name="Planilha1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${OOXML}/package/2006/relationships"><Relationship Id="rId1" Type="${OOXML}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OOXML}/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${OOXML}/spreadsheetml/2006/main"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};

/** The limits of Excel for one cell and one sheet. */
const MAXIMO_DA_CELULA = 32_767;
const MAXIMO_DE_LINHAS = 1_048_576;

/** Rows written and zipped at once, in a few milliseconds: this thread also answers others. */
const LINHAS_POR_VEZ = 100;

const DIA_MS = 86_400_000;
/**
 * The number of a day in Excel: days since 30 December 1899, as Excel counts a 29 February 1900
 * that never was.
 */
const numeroDoDia = (dia: string) => (Date.parse(dia) - Date.UTC(1899, 11, 30)) / DIA_MS;

const TROCAS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** Characters that XML 1.0 does not allow, lone surrogates included. */
const FORA_DO_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const textoDeXml = (texto: string) =>
  inofensivo(texto)
    .slice(0, MAXIMO_DA_CELULA)
    .replace(FORA_DO_XML, '')
    // Excel reads `_x0041_` as the character of that number (ECMA-376, ST_Xstring), so the
    // underscore is escaped.
    .replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>]/g, (um) => TROCAS[um] ?? um);

function celulaDeXml(celula: Celula, estilo = 0): string {
  if (celula === null || celula === '') return '<c/>';
  if (typeof celula === 'number') return `<c><v>${celula}</v></c>`;
  if (typeof celula === 'object')
    return `<c s="${ESTILO.dia}"><v>${numeroDoDia(celula.dia)}</v></c>`;
  return `<c s="${estilo}" t="inlineStr"><is><t xml:space="preserve">${textoDeXml(celula)}</t></is></c>`;
}

const linhaDeXml = (linha: Linha, estilo?: number) =>
  `<row>${linha.map((celula) => celulaDeXml(celula, estilo)).join('')}</row>`;

const comecoDaFolha = (colunas: number) =>
  `${CABECA}<worksheet xmlns="${OOXML}/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${colunas}" width="22" customWidth="1"/></cols><sheetData>`;

const avisoDoCorte = (maximo: number) =>
  `O Excel só guarda ${maximo.toLocaleString('pt-BR')} linhas: faltam outras daqui em diante. Refine a busca ou baixe em CSV.`;

/**
 * Yields rows a few at a time, as many as a sheet holds. If there are more, the last row says so: a
 * file that ends early must not look complete.
 */
async function* emFatias(lotes: Lotes, maximo: number): AsyncGenerator<readonly Linha[]> {
  let resta = maximo;
  // Held back: whether it is the last row that fits is known only when another one follows.
  let ultima: Linha | undefined;
  for await (const lote of lotes) {
    for (let i = 0; i < lote.length; i += LINHAS_POR_VEZ) {
      const fatia = [...(ultima ? [ultima] : []), ...lote.slice(i, i + LINHAS_POR_VEZ)];
      if (fatia.length > resta) {
        yield [...fatia.slice(0, resta - 1), [avisoDoCorte(maximo + 1)]];
        return;
      }
      ultima = fatia.pop();
      resta -= fatia.length;
      yield fatia;
    }
  }
  if (ultima) yield [ultima];
}

/**
 * A sheet as an Excel file, zipped as its rows are read: one batch is in memory, however long the
 * sheet.
 *
 * @param maximo rows of the sheet, its headings included.
 */
export async function* escreverXlsx(
  titulos: readonly string[],
  lotes: Lotes,
  maximo = MAXIMO_DE_LINHAS,
): AsyncGenerator<Buffer> {
  let prontos: Buffer[] = [];
  const zip = new Zip((erro, pedaco) => {
    if (erro) throw erro;
    prontos.push(Buffer.from(pedaco));
  });
  const tirar = () => {
    const pedacos = Buffer.concat(prontos);
    prontos = [];
    return pedacos;
  };
  const abrir = (nome: string) => {
    const arquivo = new ZipDeflate(nome);
    zip.add(arquivo);
    return arquivo;
  };
  for (const [nome, texto] of Object.entries(PARTES)) {
    abrir(nome).push(strToU8(CABECA + texto), true);
  }
  const folha = abrir('xl/worksheets/sheet1.xml');
  folha.push(strToU8(comecoDaFolha(titulos.length) + linhaDeXml(titulos, ESTILO.titulo)));
  for await (const fatia of emFatias(lotes, maximo - 1)) {
    folha.push(strToU8(fatia.map((linha) => linhaDeXml(linha)).join('')));
    const pedacos = tirar();
    if (pedacos.length > 0) yield pedacos;
    await vezDosOutros();
  }
  folha.push(strToU8('</sheetData></worksheet>'), true);
  zip.end();
  yield tirar();
}
