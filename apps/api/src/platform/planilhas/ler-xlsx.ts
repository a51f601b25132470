import { type Limites, PlanilhaIlegivel, reunirTabela, type TabelaLida } from './leitura.ts';
import type { Celula } from './linhas.ts';
import {
  acharFolha,
  acumularTexto,
  lerEstilos,
  lerTextos,
  textoDaCelula,
} from './partes-do-xlsx.ts';
import { lerXml } from './xml.ts';
import { abrirZip } from './zip.ts';

const DIA_MS = 86_400_000;
/** Day 1 of each count, less one; that of 1900 reckons with a 29 February that never was. */
const COMECO = { de1900: Date.UTC(1899, 11, 30), de1904: Date.UTC(1904, 0, 1) } as const;
/** The last day that Excel knows, 31 December 9999. */
const ULTIMO_DIA = 2_958_465;

/** The day of a number in Excel, without its hour; a number that is no day stays one. */
function diaDoNumero(numero: number, desde1904: boolean): Celula {
  if (!(numero >= 1 && numero <= ULTIMO_DIA)) return numero;
  const comeco = desde1904 ? COMECO.de1904 : COMECO.de1900;
  return { dia: new Date(comeco + Math.floor(numero) * DIA_MS).toISOString().slice(0, 10) };
}

/** The column of `BC12`, from zero; undefined without letters. */
function colunaDe(referencia: string | undefined): number | undefined {
  let coluna = 0;
  for (const letra of referencia ?? '') {
    const valor = letra.charCodeAt(0) - 64;
    if (valor < 1 || valor > 26) break;
    coluna = coluna * 26 + valor;
    if (coluna > 16_384) break;
  }
  return coluna === 0 ? undefined : coluna - 1;
}

interface Livro {
  readonly textos: readonly string[];
  readonly ehDia: readonly boolean[];
  readonly desde1904: boolean;
}

/** What a cell holds, by its kind (ECMA-376, ST_CellType). */
function valorDa(
  { tipo, estilo, valor }: { tipo: string; estilo: number; valor: string },
  { textos, ehDia, desde1904 }: Livro,
  maximo: number,
): Celula {
  if (valor === '') return null;
  switch (tipo) {
    case 's':
      return textos[Number(valor)] ?? null;
    case 'b':
      return valor === '1' ? 'Sim' : 'Não';
    case 'd': {
      const [dia] = /^\d{4}-\d{2}-\d{2}/.exec(valor) ?? [];
      return dia === undefined ? textoDaCelula(valor, maximo) : { dia };
    }
    case 'n': {
      const numero = Number(valor);
      if (!Number.isFinite(numero)) return null;
      return ehDia[estilo] ? diaDoNumero(numero, desde1904) : numero;
    }
    default:
      return textoDaCelula(valor, maximo);
  }
}

function lerFolha(parte: Uint8Array, livro: Livro, limites: Limites): TabelaLida {
  const tabela = reunirTabela(limites);
  const atual = acumularTexto(limites.celula);
  let numero = 0;
  let celulas: Celula[] = [];
  let coluna = -1;
  let tipo = 'n';
  let estilo = 0;
  let dentro = false;
  let fonetico = false;
  lerXml(parte, {
    abre(nome, atributos) {
      if (nome === 'row') {
        const dito = Number(atributos.r);
        numero =
          Number.isSafeInteger(dito) && dito > numero && dito <= 1_048_576 ? dito : numero + 1;
        celulas = [];
        coluna = -1;
      } else if (nome === 'c') {
        coluna = colunaDe(atributos.r) ?? coluna + 1;
        tipo = atributos.t ?? 'n';
        estilo = Number(atributos.s ?? 0);
      } else if (nome === 'rPh') fonetico = true;
      else if (nome === 'v' || nome === 't') dentro = !fonetico;
    },
    texto(texto) {
      if (dentro) atual.mais(texto);
    },
    fecha(nome) {
      if (nome === 'v' || nome === 't') dentro = false;
      else if (nome === 'rPh') fonetico = false;
      else if (nome === 'c') {
        const valor = valorDa({ tipo, estilo, valor: atual.tirar() }, livro, limites.celula);
        if (valor === null || valor === '') return;
        // One beyond the bound is enough to find that there are too many.
        celulas[Math.min(coluna, limites.colunas)] = valor;
      } else if (nome === 'row') {
        tabela.linha(Array.from(celulas), numero);
      }
    },
  });
  return tabela.fim();
}

/** Reads the first visible sheet of a workbook as a table. @throws PlanilhaIlegivel */
export function lerXlsx(bytes: Uint8Array, limites: Limites): TabelaLida {
  const abrir = abrirZip(bytes, limites.bytes);
  const { nome, desde1904 } = acharFolha(abrir);
  const estilos = abrir('xl/styles.xml');
  const textos = abrir('xl/sharedStrings.xml');
  const livro = {
    desde1904,
    ehDia: estilos ? lerEstilos(estilos, limites) : [],
    textos: textos ? lerTextos(textos, limites) : [],
  };
  const folha = abrir(nome);
  if (!folha) throw new PlanilhaIlegivel('O arquivo não tem nenhuma planilha visível.');
  return lerFolha(folha, livro, limites);
}
