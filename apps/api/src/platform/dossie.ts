import { dataCivil, diaEscrito, horaCivil } from '@dominio/contrato/datas';
import {
  type BlocoDoDossie,
  MAXIMO_POR_TABELA,
  type SecaoDoDossie,
} from '@dominio/contrato/dossie';
import type { Contexto } from './contexto.ts';
import type { FonteDaLinhaDoTempo } from './linha-do-tempo.ts';

/** Of whom, and of what time, a dossier is. */
export interface RecorteDoDossie {
  readonly clienteId: number;
  /** The first and the last day, of the sections that are about a period; null without a bound. */
  readonly de: string | null;
  readonly ate: string | null;
  /** What every module tells in timelines. */
  readonly linhaDoTempo: readonly FonteDaLinhaDoTempo[];
}

/**
 * A section of the dossier of a client, declared in a manifest. It is asked only for a reader with the
 * permission of the section and a client in scope, and reads within the actor's scope all the same.
 */
export interface FonteDoDossie {
  readonly secao: SecaoDoDossie;
  /** Nothing to tell is an empty list. */
  readonly ler: (ctx: Contexto, recorte: RecorteDoDossie) => Promise<readonly BlocoDoDossie[]>;
}

type Valor = string | number | null | undefined | false;

/** Names with values; what is not filled in is left out. */
export const valoresDe = (pares: readonly (readonly [string, Valor])[]): BlocoDoDossie['valores'] =>
  pares.flatMap(([nome, valor]) =>
    valor === null || valor === undefined || valor === false || valor === ''
      ? []
      : [{ nome, valor: String(valor) }],
  );

const EM_PT = new Intl.NumberFormat('pt-BR');

/** 'E mais 12.' of what `total` there is and `lidas` are told; null where all is. */
export const restoDe = (total: number, lidas: number): string | null =>
  total > lidas ? `E mais ${EM_PT.format(total - lidas)}.` : null;

interface Tabela {
  readonly titulo?: string;
  readonly nome: string;
  readonly colunas: readonly string[];
  readonly linhas: readonly (readonly Valor[])[];
  /** How many rows there are, where it is not these. */
  readonly total?: number;
  /** What is left out, where it is not counted. */
  readonly resto?: string | null;
}

/** A block that is a table, within bounds; none without rows. */
export function blocoDeTabela({
  titulo,
  nome,
  colunas,
  linhas,
  total,
  resto,
}: Tabela): BlocoDoDossie[] {
  if (linhas.length === 0) return [];
  const lidas = linhas.slice(0, MAXIMO_POR_TABELA);
  return [
    {
      titulo: titulo ?? null,
      valores: [],
      tabela: {
        nome,
        colunas: [...colunas],
        linhas: lidas.map((linha) => linha.map((valor) => (valor ? String(valor) : ''))),
      },
      resto: resto ?? restoDe(total ?? linhas.length, lidas.length),
    },
  ];
}

/** A block of names with values; none where nothing is filled in. */
export function blocoDeValores(
  titulo: string | null,
  pares: readonly (readonly [string, Valor])[],
): BlocoDoDossie[] {
  const valores = valoresDe(pares);
  return valores.length > 0 ? [{ titulo, valores, tabela: null, resto: null }] : [];
}

const REAIS = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** `R$ 1.500,00`; null of none. */
export const reaisDe = (centavos: number | null | undefined): string | null =>
  centavos === null || centavos === undefined
    ? null
    : REAIS.format(centavos / 100).replace(/\s/g, ' ');

/** `31/12/2026`; null of none. */
export const diaDe = (dia: string | null | undefined): string | null =>
  dia ? diaEscrito(dia) : null;

/** `31/12/2026 14:00`, in São Paulo. */
export function quandoDe(instante: string | Date): string {
  const em = new Date(instante);
  return `${diaEscrito(dataCivil(em))} ${horaCivil(em)}`;
}

/** `01/01/2026 a 31/12/2026`, 'desde 01/01/2026', 'até 31/12/2026'; null without either. */
export function periodoDe(de: string | null, ate: string | null): string | null {
  if (de && ate) return `${diaEscrito(de)} a ${diaEscrito(ate)}`;
  if (de) return `desde ${diaEscrito(de)}`;
  return ate && `até ${diaEscrito(ate)}`;
}

/** What is yes, no or not known, in words. */
export const simNaoDe = (valor: boolean | null): string | null =>
  valor === null ? null : valor ? 'Sim' : 'Não';
