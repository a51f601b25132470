import { type RefObject, useEffectEvent, useState } from 'react';
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

/** Pixels a pointer travels before a press becomes a drag and stops being a click. */
const LIMIAR_PX = 4;

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
 * Swallows the click that ends a drag, so that it opens nothing. After a drag that a key gave up,
 * the click comes when the button that is still held is released.
 */
function engolirClique(aindaPresa: boolean): void {
  const engolir = (clique: MouseEvent) => clique.stopPropagation();
  const parar = () =>
    setTimeout(() => window.removeEventListener('click', engolir, { capture: true }), 0);
  window.addEventListener('click', engolir, { capture: true, once: true });
  if (aindaPresa) window.addEventListener('pointerup', parar, { once: true });
  else parar();
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
    // On touch nothing is dragged: a finger scrolls, and an event is moved in its form.
    if (e.button !== 0 || e.pointerType === 'touch') return;
    const evento = eventoMovivel(e.target);
    const pegada = evento && pegadaDe(e, evento);
    if (!pegada) return;
    let ultima: Previa | undefined;
    const controle = new AbortController();
    const { signal } = controle;
    const largar = (final: Previa | undefined, aindaPresa = false) => {
      controle.abort();
      if (!ultima) return;
      engolirClique(aindaPresa);
      confirmar(final);
    };
    const aoMoverPonteiro = (movimento: PointerEvent) => {
      const longe = Math.hypot(movimento.clientX - pegada.x, movimento.clientY - pegada.y);
      if (!ultima && longe < LIMIAR_PX) return;
      ultima = previaDoPonteiro(pegada, movimento, dias);
      setPrevia(ultima);
    };
    window.addEventListener('pointermove', aoMoverPonteiro, { signal });
    window.addEventListener('pointerup', () => largar(ultima), { signal });
    window.addEventListener('pointercancel', () => largar(undefined), { signal });
    window.addEventListener('keydown', (t) => t.key === 'Escape' && largar(undefined, true), {
      signal,
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
