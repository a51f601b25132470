import { diasEntre } from './dias.ts';
import { type EventoDoCalendario, MINUTOS_DO_DIA, type Momento } from './tipos.ts';

/** Least height of a block, in minutes: one line of text stays readable. */
export const MINUTOS_MINIMOS = 24;

/** The part of an event that falls on one day. */
export interface Trecho {
  readonly evento: EventoDoCalendario;
  /** Minutes since midnight of that day, `de < ate` unless the event has no length. */
  readonly de: number;
  readonly ate: number;
  readonly vemDeAntes: boolean;
  readonly continua: boolean;
}

/** A stretch placed among those it overlaps: columns of equal width, counted from the left. */
export interface Bloco extends Trecho {
  readonly topo: number;
  readonly base: number;
  readonly coluna: number;
  readonly colunas: number;
  /** How many columns it covers: it grows to the right as far as the columns there are free. */
  readonly largura: number;
}

/** Length of an event in minutes of the civil clock. */
export const duracaoDe = ({ inicio, termino }: { inicio: Momento; termino: Momento }): number =>
  diasEntre(inicio.data, termino.data) * MINUTOS_DO_DIA + termino.minuto - inicio.minuto;

const porInicio = (a: Trecho, b: Trecho) =>
  a.de - b.de || b.ate - a.ate || a.evento.id - b.evento.id;

/** The part of a stretch of time that falls on one day, if any does. */
export function parteNoDia(
  { inicio, termino }: Pick<EventoDoCalendario, 'inicio' | 'termino'>,
  data: string,
): Omit<Trecho, 'evento'> | undefined {
  if (data < inicio.data || data > termino.data) return undefined;
  const vemDeAntes = inicio.data < data;
  const continua = termino.data > data;
  const de = vemDeAntes ? 0 : inicio.minuto;
  const ate = continua ? MINUTOS_DO_DIA : termino.minuto;
  // An event that ends at midnight does not reach the day that begins there.
  if (vemDeAntes && ate === 0) return undefined;
  return { de, ate, vemDeAntes, continua };
}

/**
 * Splits events over the days shown, each day in order of start, longest first.
 *
 * @param dias ascending dates; they need not be consecutive (a week without its weekend)
 */
export function trechosPorDia(
  eventos: readonly EventoDoCalendario[],
  dias: readonly string[],
): ReadonlyMap<string, readonly Trecho[]> {
  const porDia = new Map<string, Trecho[]>(dias.map((data) => [data, []]));
  for (const evento of eventos) {
    for (const [data, trechos] of porDia) {
      const parte = parteNoDia(evento, data);
      if (parte) trechos.push({ evento, ...parte });
    }
  }
  for (const trechos of porDia.values()) trechos.sort(porInicio);
  return porDia;
}

type Faixa = Pick<Bloco, 'topo' | 'base'>;

const sobrepoe = (a: Faixa, b: Faixa) => a.topo < b.base && b.topo < a.base;

function faixaVisual({ de, ate }: Trecho): Faixa {
  const topo = Math.min(de, MINUTOS_DO_DIA - MINUTOS_MINIMOS);
  return { topo, base: Math.max(ate, topo + MINUTOS_MINIMOS) };
}

type EmGrupo = Trecho & Faixa & { coluna: number };

function fecharGrupo(grupo: readonly EmGrupo[], colunas: number): Bloco[] {
  return grupo.map((bloco) => {
    const barreira = grupo
      .filter((outro) => outro.coluna > bloco.coluna && sobrepoe(bloco, outro))
      .reduce((menor, outro) => Math.min(menor, outro.coluna), colunas);
    return { ...bloco, colunas, largura: barreira - bloco.coluna };
  });
}

/**
 * Places the stretches of one day side by side so that none hides another. Stretches that touch
 * through others share a group; a group has as many columns as its busiest moment needs.
 */
export function empacotar(trechos: readonly Trecho[]): Bloco[] {
  const blocos: Bloco[] = [];
  let grupo: EmGrupo[] = [];
  let fins: number[] = [];
  const encerrar = () => {
    blocos.push(...fecharGrupo(grupo, fins.length));
    grupo = [];
    fins = [];
  };
  const ordenados = trechos
    .map((trecho) => ({ ...trecho, ...faixaVisual(trecho) }))
    .sort((a, b) => a.topo - b.topo || porInicio(a, b));
  for (const trecho of ordenados) {
    if (grupo.length > 0 && fins.every((fim) => fim <= trecho.topo)) encerrar();
    const livre = fins.findIndex((fim) => fim <= trecho.topo);
    const coluna = livre === -1 ? fins.length : livre;
    fins[coluna] = trecho.base;
    grupo.push({ ...trecho, coluna });
  }
  encerrar();
  return blocos;
}

/** Rounds minutes to the nearest step, within a day that still has one step left. */
export const encaixar = (minuto: number, passo: number): number =>
  Math.min(MINUTOS_DO_DIA - passo, Math.max(0, Math.round(minuto / passo) * passo));

/** Pixels of a month: its heading, the least height of a week, a cell's day and one of its lines. */
const MES_PX = { cabecalho: 34, semana: 93, dia: 29, linha: 21 } as const;

/** Lines below the day that fit in every cell of a month drawn so high (mes.module.css). */
export function linhasDaCelula(altura: number, semanas: number): number {
  const semana = Math.max(MES_PX.semana, (altura - MES_PX.cabecalho) / semanas);
  return Math.floor((semana - MES_PX.dia) / MES_PX.linha);
}

/** What a cell of so many lines shows, and how many its last line hides behind '+N mais'. */
export function recorteDaCelula<T>(itens: readonly T[], linhas: number) {
  if (itens.length <= linhas) return { visiveis: [...itens], ocultos: 0 };
  return { visiveis: itens.slice(0, linhas - 1), ocultos: itens.length - linhas + 1 };
}

/** A block with its start and its width as parts of the day's width. */
export interface BlocoNaFaixa extends Bloco {
  readonly inicio: number;
  readonly parte: number;
}

/**
 * Places the stretches of one day in as many lanes as there are people side by side, each packed by
 * itself; in the order of the hours.
 */
export function empacotarEmFaixas(trechos: readonly Trecho[], faixas: number): BlocoNaFaixa[] {
  return Array.from({ length: faixas }, (_, faixa) =>
    empacotar(trechos.filter(({ evento }) => (evento.faixa ?? 0) === faixa)).map((bloco) => ({
      ...bloco,
      inicio: (faixa + bloco.coluna / bloco.colunas) / faixas,
      parte: bloco.largura / bloco.colunas / faixas,
    })),
  )
    .flat()
    .sort(porInicio);
}
