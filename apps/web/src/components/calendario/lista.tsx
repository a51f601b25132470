import { VisuallyHidden } from '@mantine/core';
import { type CSSProperties, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { diaComFeriado, horaDe } from './dias.ts';
import { trechosPorDia } from './geometria.ts';
import classes from './lista.module.css';
import type { EventoDoCalendario, Feriados } from './tipos.ts';
import { useFoco } from './use-foco.ts';

interface Props {
  rotulo: string;
  dias: readonly string[];
  eventos: readonly EventoDoCalendario[];
  hoje: string;
  /** The days on which nobody works, named in their heading. */
  feriados?: Feriados | undefined;
  /**
   * Shows days without events as well; where today is among the days, only from today on, since an
   * empty day that is over says nothing.
   */
  comVazios?: boolean;
  textoDoVazio: string;
  /** What stands at the right of a row, such as the people in it. */
  lado?: (evento: EventoDoCalendario) => ReactNode;
  /** What may be done with an event where it stands. */
  acoes?: ((evento: EventoDoCalendario) => ReactNode) | undefined;
  aoAbrir: (evento: EventoDoCalendario) => void;
  aoAbrirDia: (data: string) => void;
  aoFolhear: (de: string, passo: 1 | -1) => string;
}

/** Days under each other, every event a row. */
export function Lista(props: Props) {
  const { rotulo, dias, eventos, hoje, comVazios = false, lado, acoes } = props;
  const { aoAbrir, aoAbrirDia } = props;
  const raiz = useRef<HTMLDivElement>(null);
  const grupos = useMemo(() => {
    const porDia = [...trechosPorDia(eventos, dias)];
    const temHoje = dias.includes(hoje);
    const diz = (data: string) => comVazios && !(temHoje && data < hoje);
    return porDia.filter(([data, trechos]) => trechos.length > 0 || diz(data));
  }, [eventos, dias, comVazios, hoje]);
  useFoco({
    raiz,
    dias: grupos.map(([data]) => data),
    forma: { colunas: 1, dias: grupos.map(([, trechos]) => trechos.map(({ de }) => de)) },
    preferido: hoje,
    aoFolhear: props.aoFolhear,
  });

  // A list with today in it opens at today; the past is above, and can be scrolled to.
  const temHoje = grupos.length > 0 && dias.includes(hoje);
  useLayoutEffect(() => {
    if (!temHoje) return;
    const seguinte = raiz.current?.querySelector<HTMLElement>('[data-seguinte]');
    if (raiz.current && seguinte) raiz.current.scrollTop = seguinte.offsetTop;
  }, [temHoje]);
  const seguinte = grupos.find(([data]) => data >= hoje)?.[0];

  return (
    <section ref={raiz} className={classes.lista} aria-label={rotulo}>
      {grupos.map(([data, trechos], indice) => (
        <div key={data} data-coluna={data} data-seguinte={data === seguinte || undefined}>
          <h2 className={classes.titulo}>
            <button
              type="button"
              tabIndex={-1}
              data-lugar={`${indice}:0`}
              data-dia={data}
              aria-current={data === hoje ? 'date' : undefined}
              onClick={() => aoAbrirDia(data)}
            >
              {diaComFeriado(data, props.feriados)}
              {data === hoje && <span className={classes.hoje}>hoje</span>}
            </button>
          </h2>
          {trechos.length === 0 && <p className={classes.vazio}>{props.textoDoVazio}</p>}
          <ul className={classes.linhas}>
            {trechos.map(({ evento, de, ate }, posicao) => (
              <li key={`${evento.faixa ?? 0}:${evento.id}`} className={classes.item}>
                <button
                  type="button"
                  className={classes.linha}
                  style={{ '--cor-do-evento': evento.cor } as CSSProperties}
                  tabIndex={-1}
                  data-lugar={`${indice}:${posicao + 1}`}
                  data-evento={evento.id}
                  aria-disabled={evento.fechado || undefined}
                  data-riscado={evento.riscado || undefined}
                  onClick={() => aoAbrir(evento)}
                >
                  <span className={classes.hora}>
                    {horaDe(de)}
                    <span> {horaDe(ate)}</span>
                  </span>
                  <span className={classes.barra} />
                  <span className={classes.texto}>
                    <strong>
                      {evento.marca} {evento.titulo}
                    </strong>
                    <span>{evento.detalhe}</span>
                  </span>
                  <VisuallyHidden>, {evento.complemento}</VisuallyHidden>
                  {lado && <span className={classes.lado}>{lado(evento)}</span>}
                </button>
                {acoes?.(evento)}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
