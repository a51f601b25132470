import { type RefObject, useEffectEvent, useState } from 'react';
import { podeArrastar, seguirArrasto } from './arrasto.ts';
import {
  aplicar,
  deslocar,
  esticar,
  gestoDaTecla,
  mudou,
  type Previa,
  previaDe,
} from './mudanca.ts';
import { type EventoDoCalendario, MINUTOS_DO_DIA, type Mudanca } from './tipos.ts';
import { useOuvintes } from './use-ouvintes.ts';

interface Opcoes {
  raiz: RefObject<HTMLElement | null>;
  dias: readonly string[];
  eventos: readonly EventoDoCalendario[];
  aoMover?: (mudanca: Mudanca) => void;
}

interface Pegada {
  x: number;
  y: number;
  evento: EventoDoCalendario;
  esticando: boolean;
  /** Size of a column of the grid when the drag began, in pixels. */
  largura: number;
  altura: number;
}

function pegadaDe(e: PointerEvent, evento: EventoDoCalendario): Pegada | undefined {
  const alvo = e.target instanceof Element ? e.target : undefined;
  const coluna = alvo?.closest('[data-coluna]')?.getBoundingClientRect();
  if (!coluna) return undefined;
  const esticando = !!alvo?.closest('[data-alca]');
  const { width: largura, height: altura } = coluna;
  return { x: e.clientX, y: e.clientY, evento, esticando, largura, altura };
}

function previaDoPonteiro(pegada: Pegada, e: PointerEvent, dias: readonly string[]): Previa {
  const minutos = ((e.clientY - pegada.y) / pegada.altura) * MINUTOS_DO_DIA;
  const base = previaDe(pegada.evento);
  if (pegada.esticando) return esticar(base, minutos);
  return deslocar(
    base,
    { dias: Math.round((e.clientX - pegada.x) / pegada.largura), minutos },
    dias,
  );
}

/**
 * Moving and stretching an event, by mouse or by keys, with one preview for both. Nothing is told
 * to the owner until the pointer is released or Enter confirms; Escape gives up.
 */
export function useMudanca({ raiz, dias, eventos, aoMover }: Opcoes) {
  const [previa, setPrevia] = useState<Previa>();

  const confirmar = (final: Previa | undefined) => {
    setPrevia(undefined);
    const evento = eventos.find(({ id }) => id === final?.id);
    if (!final || !evento || !mudou(final, evento)) return;
    aoMover?.({ evento, inicio: final.inicio, duracao: final.duracao });
  };

  const eventoMovivel = (alvo: EventTarget | null): EventoDoCalendario | undefined => {
    if (!aoMover || !(alvo instanceof Element)) return undefined;
    const id = Number(alvo.closest<HTMLElement>('[data-evento]')?.dataset.evento);
    return eventos.find((evento) => evento.id === id && evento.movivel);
  };

  const arrastar = useEffectEvent((e: PointerEvent) => {
    // An event is moved in its form on touch.
    const evento = podeArrastar(e) ? eventoMovivel(e.target) : undefined;
    const pegada = evento && pegadaDe(e, evento);
    if (!pegada) return;
    let ultima: Previa | undefined;
    seguirArrasto(e, {
      mostrar: (movimento) => {
        ultima = previaDoPonteiro(pegada, movimento, dias);
        setPrevia(ultima);
      },
      largar: (vale) => confirmar(vale ? ultima : undefined),
    });
  });

  const aoTeclar = useEffectEvent((e: KeyboardEvent) => {
    if (previa && (e.key === 'Escape' || e.key === 'Enter')) {
      e.preventDefault();
      confirmar(e.key === 'Enter' ? previa : undefined);
      return;
    }
    const evento = eventoMovivel(e.target);
    const gesto = gestoDaTecla(e);
    if (!evento || !gesto) return;
    e.preventDefault();
    setPrevia(aplicar(previa?.id === evento.id ? previa : previaDe(evento), gesto, dias));
  });

  const sair = useEffectEvent((e: FocusEvent) => {
    const para = e.relatedTarget;
    if (!(para instanceof Node) || !raiz.current?.contains(para)) setPrevia(undefined);
  });

  useOuvintes(raiz, { pointerdown: arrastar, keydown: aoTeclar, focusout: sair });
  return previa;
}
