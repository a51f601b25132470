import { VisuallyHidden } from '@mantine/core';
import { memo } from 'react';
import { diaComFeriado, diaPorExtenso, horaDe, numeroDoDia } from './dias.ts';
import { Evento } from './evento.tsx';
import { recorteDaCelula, type Trecho } from './geometria.ts';
import classes from './mes.module.css';
import { quantosNoDia } from './quantos-no-dia.ts';
import type { Esboco, EventoDoCalendario, Feriados } from './tipos.ts';

interface Props {
  data: string;
  indice: number;
  trechos: readonly Trecho[];
  /** Lines below the day that fit. */
  linhas: number;
  fora: boolean;
  hoje: boolean;
  compacto: boolean;
  /** Whether what the day holds is known. */
  conhecido: boolean;
  feriados?: Feriados | undefined;
  /** What is being made on this day. */
  esboco?: Esboco | undefined;
  aoAbrir: (evento: EventoDoCalendario) => void;
  aoAbrirDia: (data: string) => void;
}

/** One day of a month: its number, its first events, and how many more there are. */
export const CelulaDoMes = memo(function CelulaDoMes(props: Props) {
  const { data, indice, trechos, linhas, fora, hoje, compacto, conhecido } = props;
  const { feriados, esboco, aoAbrir, aoAbrirDia } = props;
  const feriado = feriados?.get(data);
  const { visiveis, ocultos } = recorteDaCelula(trechos, linhas);
  return (
    <td
      className={classes.celula}
      data-coluna={data}
      data-fora={fora || undefined}
      data-feriado={feriado !== undefined || undefined}
    >
      <button
        type="button"
        className={classes.dia}
        tabIndex={-1}
        data-lugar={`${indice}:0`}
        data-dia={data}
        aria-current={hoje ? 'date' : undefined}
        aria-label={[
          diaComFeriado(data, feriados),
          ...(conhecido ? [quantosNoDia(trechos)] : []),
        ].join(', ')}
        onClick={() => aoAbrirDia(data)}
      >
        <span>{numeroDoDia(data)}</span>
        {compacto && (
          <span className={classes.pontos}>
            {visiveis.map(({ evento }) => (
              <i key={evento.id} style={{ background: evento.cor }} />
            ))}
          </span>
        )}
      </button>
      {!compacto && feriado && (
        <span className={classes.feriado} title={feriado} aria-hidden="true">
          {feriado}
        </span>
      )}
      {!compacto && esboco && (
        <div className={classes.esboco} aria-hidden="true" style={{ borderColor: esboco.cor }}>
          {horaDe(esboco.inicio.minuto)} {esboco.titulo}
        </div>
      )}
      {!compacto &&
        visiveis.map(({ evento }, posicao) => (
          <Evento
            key={evento.id}
            evento={evento}
            lugar={`${indice}:${posicao + 1}`}
            forma="linha"
            aoAbrir={aoAbrir}
          />
        ))}
      {!compacto && ocultos > 0 && (
        <button
          type="button"
          className={classes.mais}
          tabIndex={-1}
          data-lugar={`${indice}:${linhas}`}
          data-dia={data}
          onClick={() => aoAbrirDia(data)}
        >
          +{ocultos} mais<VisuallyHidden> em {diaPorExtenso(data)}</VisuallyHidden>
        </button>
      )}
    </td>
  );
});
