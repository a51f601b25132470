import { VisuallyHidden } from '@mantine/core';
import { type CSSProperties, memo } from 'react';
import { horaDe } from './dias.ts';
import classes from './evento.module.css';
import type { EventoDoCalendario } from './tipos.ts';

interface Props {
  evento: EventoDoCalendario;
  /** Place in the keyboard's grid, `day:item`. */
  lugar: string;
  /** A block of the time grid, or a line of a month cell. */
  forma: 'bloco' | 'linha';
  movendo?: boolean;
  aoAbrir: (evento: EventoDoCalendario) => void;
}

/** U+2060: keeps the mark on the line of the first word, however long that is. */
const UNE = '\u2060';

/**
 * An event as a button: 3 px edge, 22 % tint, neutral text (design/visual.md). A block stands where
 * the custom properties of what is around it say, and shows what its own width and height hold.
 */
export const Evento = memo(function Evento(props: Props) {
  const { evento, lugar, forma, movendo = false, aoAbrir } = props;
  const hora = horaDe(evento.inicio.minuto);
  return (
    <button
      type="button"
      className={classes.evento}
      style={{ '--cor-do-evento': evento.cor } as CSSProperties}
      tabIndex={-1}
      title={[evento.titulo, evento.detalhe].filter(Boolean).join(' · ')}
      data-lugar={lugar}
      data-evento={evento.id}
      aria-disabled={evento.fechado || undefined}
      data-forma={forma}
      data-riscado={evento.riscado || undefined}
      data-movivel={evento.movivel || undefined}
      data-movendo={movendo || undefined}
      onClick={() => aoAbrir(evento)}
    >
      <span className={classes.miolo}>
        <span className={classes.topo}>
          {forma === 'linha' && <span className={classes.hora}>{hora} </span>}
          {evento.marca && (
            <span className={classes.marca}>
              {evento.marca}
              {UNE}
            </span>
          )}
          <span className={classes.titulo}>{evento.titulo}</span>
        </span>
        {forma === 'bloco' && (
          <span className={classes.detalhe}>
            {' '}
            {hora}
            {evento.detalhe && <span className={classes.resto}> · {evento.detalhe}</span>}
          </span>
        )}
      </span>
      <VisuallyHidden>, {evento.complemento}</VisuallyHidden>
      {forma === 'bloco' && evento.movivel && <span className={classes.alca} data-alca />}
    </button>
  );
});
