import { dataCivil } from '@dominio/contrato/datas';
import type { EhFeriado } from '@dominio/contrato/dias-uteis';
import {
  type Expediente,
  type Periodo,
  periodosDeTrabalho,
  unir,
} from '../horario/horario.rules.ts';

const DIA_MS = 86_400_000;
/** Every offset of São Paulo since 1914 is a whole number of half hours: the UTC grid is the civil one. */
const PASSO_MS = 30 * 60_000;
const ALCANCE_MS = 14 * DIA_MS;
const QUANTAS = 3;

/** The stretch of time in which alternatives are looked for: 14 days to either side, never the past. */
export function janelaDeSugestoes(pedido: Periodo, agora: Date): Periodo {
  const centro = Math.max(pedido.inicio.getTime(), agora.getTime());
  return {
    inicio: new Date(Math.max(centro - ALCANCE_MS, agora.getTime())),
    termino: new Date(centro + ALCANCE_MS),
  };
}

/** Every start on the half-hour grid whose whole duration is working time and free, in order. */
function* iniciosLivres(
  trabalho: readonly Periodo[],
  ocupados: readonly [number, number][],
  duracao: number,
  janela: Periodo,
): Generator<number> {
  let vez = 0;
  for (const periodo of trabalho) {
    const de = Math.max(periodo.inicio.getTime(), janela.inicio.getTime());
    const ate = Math.min(periodo.termino.getTime(), janela.termino.getTime());
    for (
      let inicio = Math.ceil(de / PASSO_MS) * PASSO_MS;
      inicio + duracao <= ate;
      inicio += PASSO_MS
    ) {
      while ((ocupados[vez]?.[1] ?? Number.POSITIVE_INFINITY) <= inicio) vez++;
      const proximo = ocupados[vez]?.[0] ?? Number.POSITIVE_INFINITY;
      if (proximo >= inicio + duracao && inicio > janela.inicio.getTime()) yield inicio;
    }
  }
}

/**
 * Up to three free alternatives to a wanted interval, nearest first, of the same duration: inside
 * working hours, on no holiday, on the half-hour grid, in the future, within 14 days, none
 * overlapping another. Empty when nothing fits, as when the duration exceeds a working day.
 *
 * @param ocupados when any of the people is busy inside `janelaDeSugestoes`, in any order.
 */
export function sugerirHorarios(
  pedido: Periodo,
  {
    ocupados,
    expediente,
    ehFeriado,
    agora,
  }: {
    ocupados: readonly Periodo[];
    expediente: Expediente;
    ehFeriado: EhFeriado;
    agora: Date;
  },
): Periodo[] {
  const janela = janelaDeSugestoes(pedido, agora);
  const duracao = pedido.termino.getTime() - pedido.inicio.getTime();
  const distancia = (inicio: number) => Math.abs(inicio - pedido.inicio.getTime());
  const trabalho = periodosDeTrabalho(expediente, janela).filter(
    ({ inicio }) => !ehFeriado(dataCivil(inicio)),
  );
  const tomados = unir(
    ocupados.map((ocupado) => [ocupado.inicio.getTime(), ocupado.termino.getTime()] as const),
  );
  const livres = [...iniciosLivres(trabalho, tomados, duracao, janela)].sort(
    (a, b) => distancia(a) - distancia(b) || a - b,
  );
  const escolhidos: number[] = [];
  for (const inicio of livres) {
    if (escolhidos.length === QUANTAS) break;
    if (escolhidos.every((outro) => Math.abs(outro - inicio) >= duracao)) escolhidos.push(inicio);
  }
  return escolhidos.map((inicio) => ({
    inicio: new Date(inicio),
    termino: new Date(inicio + duracao),
  }));
}
