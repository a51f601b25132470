import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { SO_FALADO } from '../ui/so-falado.ts';
import { CelulaDoMes } from './celula-do-mes.tsx';
import { diaPorExtenso, semanaCurta, semanasDoMes } from './dias.ts';
import { linhasDaCelula, recorteDaCelula, type Trecho, trechosPorDia } from './geometria.ts';
import classes from './mes.module.css';
import type { Esboco, EventoDoCalendario, Feriados } from './tipos.ts';
import { useFoco } from './use-foco.ts';

interface Props {
  rotulo: string;
  /** Any day of the month to show. */
  data: string;
  eventos: readonly EventoDoCalendario[];
  hoje: string;
  /** Narrow screens: dots instead of titles, the whole cell opens its day. */
  compacto?: boolean;
  /** Whether the events of these days are known; until then none is called free. */
  conhecido: boolean;
  /** The days on which nobody works, named and shaded. */
  feriados?: Feriados | undefined;
  /** What is being made, drawn on its day. */
  esboco?: Esboco | undefined;
  /** Shown over the month. */
  aviso?: ReactNode;
  aoAbrir: (evento: EventoDoCalendario) => void;
  aoAbrirDia: (data: string) => void;
  aoSair: (de: string, passo: number) => string;
  aoFolhear: (de: string, passo: 1 | -1) => string;
}

const NENHUM: readonly Trecho[] = [];

/** What the keyboard can stand on in a cell: its visible events and the '+N mais' button. */
function itensDaCelula(trechos: readonly Trecho[], linhas: number): number[] {
  const { visiveis, ocultos } = recorteDaCelula(trechos, linhas);
  const horas = visiveis.map(({ de }) => de);
  return ocultos > 0 ? [...horas, trechos[visiveis.length]?.de ?? 0] : horas;
}

/** Sorts what was called off behind the rest, because a cell has room for few. */
const valendoPrimeiro = (porDia: ReadonlyMap<string, readonly Trecho[]>) =>
  new Map(
    [...porDia].map(([dia, trechos]) => [
      dia,
      trechos.toSorted((a, b) => Number(a.evento.riscado) - Number(b.evento.riscado)),
    ]),
  );

/** Lines below the day that fit in the cells, as high as the month is drawn. */
function useLinhas(raiz: RefObject<HTMLElement | null>, semanas: number): number {
  const [linhas, setLinhas] = useState(() => linhasDaCelula(0, semanas));
  useLayoutEffect(() => {
    const area = raiz.current;
    if (!area) return;
    const medir = () => setLinhas(linhasDaCelula(area.clientHeight, semanas));
    medir();
    const tamanho = new ResizeObserver(medir);
    tamanho.observe(area);
    return () => tamanho.disconnect();
  }, [raiz, semanas]);
  return linhas;
}

/** A month as whole weeks from Monday to Sunday. */
export default function Mes(props: Props) {
  const { rotulo, data, eventos, hoje, compacto = false, conhecido } = props;
  const { feriados, esboco, aviso, aoAbrir, aoAbrirDia } = props;
  const raiz = useRef<HTMLTableElement>(null);
  const rolavel = useRef<HTMLDivElement>(null);
  const mes = data.slice(0, 7);
  const semanas = useMemo(() => semanasDoMes(`${mes}-01`), [mes]);
  const dias = useMemo(() => semanas.flat(), [semanas]);
  const porDia = useMemo(() => valendoPrimeiro(trechosPorDia(eventos, dias)), [eventos, dias]);
  const linhas = useLinhas(rolavel, semanas.length);
  const forma = useMemo(
    () => ({
      colunas: 7,
      dias: dias.map((dia) => (compacto ? [] : itensDaCelula(porDia.get(dia) ?? NENHUM, linhas))),
    }),
    [dias, porDia, compacto, linhas],
  );
  const preferido = hoje.startsWith(mes) ? hoje : `${mes}-01`;
  useFoco({ raiz, dias, forma, preferido, aoSair: props.aoSair, aoFolhear: props.aoFolhear });

  return (
    <div ref={rolavel} className={classes.rolavel}>
      <table ref={raiz} className={classes.mes} data-compacto={compacto || undefined}>
        <caption className={SO_FALADO}>{rotulo}</caption>
        <thead>
          <tr>
            {semanas[0]?.map((dia) => (
              <th key={dia} scope="col" abbr={diaPorExtenso(dia).split(',')[0]}>
                {semanaCurta(dia)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {semanas.map((semana, linha) => (
            <tr key={semana[0]}>
              {semana.map((dia, coluna) => (
                <CelulaDoMes
                  key={dia}
                  data={dia}
                  indice={linha * 7 + coluna}
                  trechos={porDia.get(dia) ?? NENHUM}
                  linhas={linhas}
                  fora={!dia.startsWith(mes)}
                  hoje={dia === hoje}
                  compacto={compacto}
                  conhecido={conhecido}
                  feriados={feriados}
                  esboco={esboco?.inicio.data === dia ? esboco : undefined}
                  aoAbrir={aoAbrir}
                  aoAbrirDia={aoAbrirDia}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {aviso && <div className={classes.aviso}>{aviso}</div>}
    </div>
  );
}
