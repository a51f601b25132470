import {
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  pointerWithin,
  rectIntersection,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { IconGripVertical } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { anunciosDoQuadro } from '../../../components/kanban/anuncios.ts';
import { levarPorColunas } from '../../../components/kanban/teclado.ts';
import { avisar } from '../../../lib/avisar.ts';
import { destinosOptions } from '../times.carteira.ts';
import classes from './arrasto-entre-times.module.css';
import type { Vinculo } from './procura.tsx';

/** A pointer that moves less than this clicks, and does not drag. */
const COMECO_DO_ARRASTO = { activationConstraint: { distance: 6 } };

/** Read with the handle of every row. */
const INSTRUCOES = {
  draggable:
    'Espaço ou Enter pega; as setas levam de time em time; Espaço ou Enter solta; Esc desiste.',
};

const sobTime: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args);

/** By which a member or client is taken to another team. */
export function AlcaDoVinculo({ vinculo: { id, nome } }: { vinculo: Vinculo }) {
  const { setNodeRef, attributes, listeners } = useDraggable({
    id,
    data: { titulo: nome },
    attributes: { roleDescription: 'alça que se arrasta' },
  });
  return (
    <button
      type="button"
      ref={setNodeRef}
      {...attributes}
      {...listeners}
      className={classes.alca}
      aria-label={`Arrastar ${nome} para outro time`}
    >
      <IconGripVertical size={16} stroke={1.7} aria-hidden />
    </button>
  );
}

function Alvo({ id, nome }: { id: number; nome: string }) {
  const { setNodeRef, isOver } = useDroppable({ id: `${id}` });
  return (
    <li ref={setNodeRef} className={classes.alvo} data-sobre={isOver || undefined}>
      {nome}
    </li>
  );
}

interface Props {
  /** The team that they are taken from. */
  timeId: number;
  vinculos: readonly Vinculo[];
  aoSoltar: (vinculo: Vinculo, para: number) => void;
  children: ReactNode;
}

/** While a row is carried, the other teams stand over the list, to drop it on one. */
export function ArrastoEntreTimes({ timeId, vinculos, aoSoltar, children }: Props) {
  const [levado, setLevado] = useState<Vinculo>();
  const raiz = useRef<HTMLDivElement>(null);
  const alvos = useRef<HTMLElement>(null);
  const destinos = useQuery({ ...destinosOptions, enabled: levado !== undefined });
  const outros = useMemo(
    () => (destinos.data ?? []).flatMap(({ id, nome }) => (id === timeId ? [] : [{ id, nome }])),
    [destinos.data, timeId],
  );
  // The sensor keeps the options that it began with, and the teams are read once a row is carried:
  // the arrows ask for them at each key.
  const ids = useRef<readonly string[]>([]);
  useEffect(() => {
    ids.current = outros.map(({ id }) => `${id}`);
  }, [outros]);
  const teclado = useMemo(
    () => ({
      coordinateGetter: ((...tecla) =>
        levarPorColunas(ids.current, { x: 0, y: 0 })(...tecla)) as KeyboardCoordinateGetter,
      scrollBehavior: 'auto' as const,
    }),
    [],
  );
  const sensores = useSensors(
    useSensor(PointerSensor, COMECO_DO_ARRASTO),
    useSensor(KeyboardSensor, teclado),
  );
  const anuncios = useMemo(() => {
    const ditos = anunciosDoQuadro(
      outros.map(({ id, nome }) => ({ id: `${id}`, titulo: nome })),
      'fora dos times',
    );
    return {
      ...ditos,
      // What stays where it was is told to everybody, by a notice that is also read out.
      onDragEnd: (fim: DragEndEvent) => (fim.over ? ditos.onDragEnd(fim) : undefined),
      onDragCancel: () => undefined,
    };
  }, [outros]);
  const achar = (id: number | string) => vinculos.find((um) => um.id === id);
  const ficar = ({ active }: Pick<DragEndEvent, 'active'>) => {
    const vinculo = achar(active.id);
    setLevado(undefined);
    if (vinculo) avisar.info({ titulo: `${vinculo.nome} ficou onde estava` });
  };
  const soltar = ({ active, over }: DragEndEvent) => {
    if (!over) return ficar({ active });
    const vinculo = achar(active.id);
    setLevado(undefined);
    if (vinculo) aoSoltar(vinculo, Number(over.id));
  };
  return (
    // The keys are of what is held: not of the panel, nor of the list behind it.
    <div ref={raiz} data-arrasto={levado ? true : undefined}>
      <DndContext
        sensors={sensores}
        collisionDetection={sobTime}
        // The list stays under the pointer; the teams alone scroll, where they are many.
        autoScroll={{ canScroll: (elemento) => elemento === alvos.current }}
        accessibility={{
          announcements: anuncios,
          screenReaderInstructions: INSTRUCOES,
          ...(raiz.current && { container: raiz.current }),
        }}
        onDragStart={({ active }) => setLevado(achar(active.id))}
        onDragCancel={ficar}
        onDragEnd={soltar}
      >
        {levado && (
          <div className={classes.sobre}>
            <section ref={alvos} className={classes.alvos} aria-label="Soltar em outro time">
              <p>
                {destinos.isPending
                  ? 'Carregando…'
                  : outros.length > 0
                    ? 'Solte no time de destino:'
                    : 'Nenhum outro time ativo.'}
              </p>
              <ul className={classes.times}>
                {outros.map((time) => (
                  <Alvo key={time.id} {...time} />
                ))}
              </ul>
            </section>
          </div>
        )}
        {children}
        {createPortal(
          <>
            {levado && <div className={classes.veu} aria-hidden />}
            {/* It is there at once: nothing slides that was not carried. */}
            <DragOverlay dropAnimation={null} transition={() => undefined}>
              {levado && (
                <div className={classes.levado} data-levado aria-hidden>
                  {levado.nome}
                </div>
              )}
            </DragOverlay>
          </>,
          document.body,
        )}
      </DndContext>
    </div>
  );
}
