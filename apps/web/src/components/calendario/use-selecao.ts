import { type RefObject, useEffectEvent, useState } from 'react';
import { podeArrastar, seguirArrasto } from './arrasto.ts';
import { somarDias } from './dias.ts';
import { faixaEm, meiaHoraDe, trechoArrastado } from './selecao.ts';
import { MINUTOS_DO_DIA, type NovoIntervalo } from './tipos.ts';
import { useOuvintes } from './use-ouvintes.ts';

/** The empty place of the time grid under a pointer. */
function lugarVazio(e: MouseEvent, faixas: number) {
  const alvo = e.target instanceof Element ? e.target : undefined;
  const coluna = alvo?.closest<HTMLElement>('[data-coluna]');
  if (!coluna || alvo?.closest('[data-evento], button')) return undefined;
  const { top, height, left, width } = coluna.getBoundingClientRect();
  const minutoEm = (y: number) => ((y - top) / height) * MINUTOS_DO_DIA;
  const faixa = faixaEm(e.clientX - left, width, faixas);
  return { data: coluna.dataset.coluna ?? '', faixa, minutoEm };
}

/** A stretch of one day, which may end at its midnight. */
const intervalo = (data: string, { de, ate }: { de: number; ate: number }) => ({
  inicio: { data, minuto: de },
  termino: ate === MINUTOS_DO_DIA ? { data: somarDias(data, 1), minuto: 0 } : { data, minuto: ate },
});

/**
 * Something new on an empty place of the time grid: a drag draws it from one end to the other, a
 * click begins it at that half hour. Shortcuts of the mouse alone: the key `n` and the page's
 * button do the same.
 *
 * @param faixas how many people share each day, a lane each
 * @returns what the drag under way has drawn so far.
 */
export function useSelecao(
  raiz: RefObject<HTMLElement | null>,
  faixas: number,
  aoCriar: ((novo: NovoIntervalo) => void) | undefined,
) {
  const [selecao, setSelecao] = useState<Required<NovoIntervalo>>();

  const pressionar = useEffectEvent((e: PointerEvent) => {
    const lugar = aoCriar && podeArrastar(e) ? lugarVazio(e, faixas) : undefined;
    if (!lugar) return;
    const origem = lugar.minutoEm(e.clientY);
    let ultima: Required<NovoIntervalo> | undefined;
    seguirArrasto(e, {
      mostrar: ({ clientY }) => {
        const trecho = trechoArrastado(origem, lugar.minutoEm(clientY));
        ultima = { ...intervalo(lugar.data, trecho), faixa: lugar.faixa };
        setSelecao(ultima);
      },
      largar: (vale) => {
        setSelecao(undefined);
        if (vale && ultima) aoCriar?.(ultima);
      },
    });
  });

  const clicar = useEffectEvent((e: MouseEvent) => {
    const lugar = lugarVazio(e, faixas);
    if (!lugar) return;
    const { data, faixa, minutoEm } = lugar;
    aoCriar?.({ inicio: { data, minuto: meiaHoraDe(minutoEm(e.clientY)) }, faixa });
  });

  useOuvintes(raiz, { pointerdown: pressionar, click: clicar });
  return selecao;
}
