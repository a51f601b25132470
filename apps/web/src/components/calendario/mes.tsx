import { type ReactNode, useMemo, useRef } from 'react';
import { SO_FALADO } from '../ui/so-falado.ts';
import { CelulaDoMes } from './celula-do-mes.tsx';
import { diaPorExtenso, semanaCurta, semanasDoMes } from './dias.ts';
import { recorteDaCelula, type Trecho, trechosPorDia } from './geometria.ts';
import classes from './mes.module.css';
import type { EventoDoCalendario } from './tipos.ts';
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
  /** Shown over the month. */
  aviso?: ReactNode;
  aoAbrir: (evento: EventoDoCalendario) => void;
  aoAbrirDia: (data: string) => void;
  aoSair: (de: string, passo: number) => string;
  aoFolhear: (de: string, passo: 1 | -1) => string;
}

/** Events a cell shows before '+N mais' (dominios.md §1e). */
const MAXIMO_NA_CELULA = 3;

const NENHUM: readonly Trecho[] = [];

/** What the keyboard can stand on in a cell: its visible events and the '+N mais' button. */
function itensDaCelula(trechos: readonly Trecho[], compacto: boolean): number[] {
  if (compacto) return [];
  const { visiveis, ocultos } = recorteDaCelula(trechos, MAXIMO_NA_CELULA);
  const horas = visiveis.map(({ de }) => de);
  return ocultos > 0 ? [...horas, trechos[MAXIMO_NA_CELULA]?.de ?? 0] : horas;
}

/** Sorts what was called off behind the rest, because a cell has room for few. */
const valendoPrimeiro = (porDia: ReadonlyMap<string, readonly Trecho[]>) =>
  new Map(
    [...porDia].map(([dia, trechos]) => [
      dia,
      trechos.toSorted((a, b) => Number(a.evento.riscado) - Number(b.evento.riscado)),
    ]),
  );

/** A month as whole weeks from Monday to Sunday. */
export function Mes(props: Props) {
  const { rotulo, data, eventos, hoje, compacto = false, conhecido } = props;
  const { aviso, aoAbrir, aoAbrirDia } = props;
  const raiz = useRef<HTMLTableElement>(null);
  const mes = data.slice(0, 7);
  const semanas = useMemo(() => semanasDoMes(`${mes}-01`), [mes]);
  const dias = useMemo(() => semanas.flat(), [semanas]);
  const porDia = useMemo(() => valendoPrimeiro(trechosPorDia(eventos, dias)), [eventos, dias]);
  const forma = useMemo(
    () => ({
      colunas: 7,
      dias: dias.map((dia) => itensDaCelula(porDia.get(dia) ?? NENHUM, compacto)),
    }),
    [dias, porDia, compacto],
  );
  const preferido = hoje.startsWith(mes) ? hoje : `${mes}-01`;
  useFoco({ raiz, dias, forma, preferido, aoSair: props.aoSair, aoFolhear: props.aoFolhear });

  return (
    <div className={classes.rolavel}>
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
                  maximo={MAXIMO_NA_CELULA}
                  fora={!dia.startsWith(mes)}
                  hoje={dia === hoje}
                  compacto={compacto}
                  conhecido={conhecido}
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
