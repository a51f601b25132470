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
  /** Position in the time grid. */
  topo?: string;
  altura?: string;
  esquerda?: string;
  largura?: string;
  curto?: boolean;
  /** Room for the title alone. */
  estreito?: boolean;
  /** Lines that the title may take. */
  linhas?: number;
  movendo?: boolean;
  aoAbrir: (evento: EventoDoCalendario) => void;
}

/** An event as a button: 3 px edge, 22 % tint, neutral text (design/visual.md). */
export const Evento = memo(function Evento(props: Props) {
  const { evento, lugar, forma, curto = false, estreito = false, movendo = false } = props;
  const { aoAbrir } = props;
  const style = {
    '--cor-do-evento': evento.cor,
    '--topo': props.topo,
    '--altura': props.altura,
    '--esquerda': props.esquerda,
    '--largura': props.largura,
    '--linhas': props.linhas,
  } as CSSProperties;
  const hora = horaDe(evento.inicio.minuto);
  return (
    <button
      type="button"
      className={classes.evento}
      style={style}
      tabIndex={-1}
      title={[evento.titulo, evento.detalhe].filter(Boolean).join(' · ')}
      data-lugar={lugar}
      data-evento={evento.id}
      data-forma={forma}
      data-curto={curto || undefined}
      data-estreito={estreito || undefined}
      data-riscado={evento.riscado || undefined}
      data-movivel={evento.movivel || undefined}
      data-movendo={movendo || undefined}
      onClick={() => aoAbrir(evento)}
    >
      <span className={classes.topo}>
        {forma === 'linha' && <span className={classes.hora}>{hora} </span>}
        {evento.marca && <span className={classes.marca}>{evento.marca}</span>}
        <span className={classes.titulo}>{evento.titulo}</span>
      </span>
      {forma === 'bloco' && (
        <span className={classes.detalhe}>
          {' '}
          {[hora, evento.detalhe].filter(Boolean).join(' · ')}
        </span>
      )}
      <VisuallyHidden>, {evento.complemento}</VisuallyHidden>
      {forma === 'bloco' && evento.movivel && <span className={classes.alca} data-alca />}
    </button>
  );
});
