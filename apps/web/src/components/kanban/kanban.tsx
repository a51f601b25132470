import {
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  pointerWithin,
  rectIntersection,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { anunciosDoQuadro, INSTRUCOES } from './anuncios.ts';
import { Cartao } from './cartao.tsx';
import { Coluna } from './coluna.tsx';
import classes from './kanban.module.css';
import { levarPorColunas } from './teclado.ts';
import type { CartaoDoQuadro, ColunaDoQuadro } from './tipos.ts';

interface Props<C extends CartaoDoQuadro> {
  rotulo: string;
  colunas: readonly ColunaDoQuadro[];
  /** In the order they stand within their columns. */
  cartoes: readonly C[];
  desenhar: (cartao: C) => ReactNode;
  /** Said of a column without cards. */
  vazio: string;
  /**
   * Shows the card in its new column at once. Whoever stores the move takes it back when the server
   * refuses.
   */
  aoMover: (cartao: C, coluna: string) => void;
}

/** A pointer that moves less than this clicks, and does not drag. */
const COMECO_DO_ARRASTO = { activationConstraint: { distance: 6 } };

const sobColuna: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args);

/** Cards in columns, moved by pointer, by keyboard with spoken steps, or by each card's menu. */
export function Kanban<C extends CartaoDoQuadro>(props: Props<C>) {
  const { rotulo, colunas, cartoes, desenhar, vazio } = props;
  const [levado, setLevado] = useState<C>();
  const [raiz, setRaiz] = useState<HTMLElement | null>(null);
  const ids = useMemo(() => colunas.map(({ id }) => id), [colunas]);
  const teclado = useMemo(
    () => ({ coordinateGetter: levarPorColunas(ids), scrollBehavior: 'auto' as const }),
    [ids],
  );
  const sensores = useSensors(
    useSensor(PointerSensor, COMECO_DO_ARRASTO),
    useSensor(KeyboardSensor, teclado),
  );
  const achar = (id: number | string) => cartoes.find((cartao) => cartao.id === id);

  const soltar = ({ active, over }: DragEndEvent) => {
    const cartao = achar(active.id);
    setLevado(undefined);
    if (cartao && over && over.id !== cartao.coluna) props.aoMover(cartao, String(over.id));
  };
  const moverPeloMenu = (cartao: C, coluna: string) => {
    // In its new column the card is another element, so it is drawn at once and takes the focus.
    flushSync(() => props.aoMover(cartao, coluna));
    requestAnimationFrame(() =>
      raiz?.querySelector<HTMLElement>(`[data-alca="${cartao.id}"]`)?.focus(),
    );
  };

  return (
    <section ref={setRaiz} aria-label={rotulo} className={classes.quadro}>
      <DndContext
        sensors={sensores}
        collisionDetection={sobColuna}
        accessibility={{
          announcements: anunciosDoQuadro(colunas),
          screenReaderInstructions: INSTRUCOES,
          ...(raiz && { container: raiz }),
        }}
        onDragStart={({ active }) => setLevado(achar(active.id))}
        onDragCancel={() => setLevado(undefined)}
        onDragEnd={soltar}
      >
        {colunas.map((coluna) => {
          const dela = cartoes.filter((cartao) => cartao.coluna === coluna.id);
          return (
            <Coluna key={coluna.id} coluna={coluna} quantos={dela.length} vazio={vazio}>
              {dela.map((cartao) => (
                <Cartao
                  key={cartao.id}
                  cartao={cartao}
                  colunas={colunas}
                  aoMover={(destino) => moverPeloMenu(cartao, destino)}
                >
                  {desenhar(cartao)}
                </Cartao>
              ))}
            </Coluna>
          );
        })}
        <DragOverlay dropAnimation={null}>
          {levado && (
            <div className={classes.levado} aria-hidden>
              {desenhar(levado)}
            </div>
          )}
        </DragOverlay>
      </DndContext>
    </section>
  );
}
