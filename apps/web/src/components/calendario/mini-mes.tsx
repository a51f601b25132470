import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useMemo, useRef, useState } from 'react';
import { SO_FALADO } from '../ui/so-falado.ts';
import {
  dataPorExtenso,
  diaPorExtenso,
  mesPorExtenso,
  numeroDoDia,
  semanaCurta,
  semanasDoMes,
  somarDias,
  somarMeses,
} from './dias.ts';
import classes from './mini-mes.module.css';
import { useFoco } from './use-foco.ts';

interface Props {
  /** Chosen day; without one the month of today is shown. */
  valor?: string;
  hoje: string;
  /** Days with a dot, and what the dot means when read out. */
  marcados?: ReadonlySet<string>;
  rotuloDosMarcados?: string;
  /** Called with a day of the month that is shown instead of another. */
  aoMostrar?: (data: string) => void;
  aoEscolher: (data: string) => void;
}

/** A small month to choose a day from: arrows walk, Page Up and Down turn the month, Enter chooses. */
export function MiniMes(props: Props) {
  const { valor, hoje, marcados, rotuloDosMarcados, aoMostrar, aoEscolher } = props;
  const raiz = useRef<HTMLTableElement>(null);
  const [mostrado, setMostrado] = useState(valor ?? hoje);
  const mes = mostrado.slice(0, 7);
  const semanas = useMemo(() => semanasDoMes(`${mes}-01`), [mes]);
  const dias = useMemo(() => semanas.flat(), [semanas]);
  const forma = useMemo(() => ({ colunas: 7, dias: dias.map(() => []) }), [dias]);
  const mostrar = (data: string) => {
    setMostrado(data);
    aoMostrar?.(data);
    return data;
  };
  const folhear = (passo: 1 | -1) => mostrar(somarMeses(mostrado, passo));
  useFoco({
    raiz,
    dias,
    forma,
    preferido: valor?.startsWith(mes) ? valor : hoje.startsWith(mes) ? hoje : `${mes}-01`,
    aoSair: (de, passo) => mostrar(somarDias(de, passo)),
    aoFolhear: (de, passo) => mostrar(somarMeses(de, passo)),
  });
  return (
    <div className={classes.raiz}>
      <div className={classes.topo}>
        <button type="button" aria-label="Mês anterior" onClick={() => folhear(-1)}>
          <IconChevronLeft size={18} stroke={1.7} aria-hidden />
        </button>
        <span aria-live="polite">{mesPorExtenso(mostrado)}</span>
        <button type="button" aria-label="Próximo mês" onClick={() => folhear(1)}>
          <IconChevronRight size={18} stroke={1.7} aria-hidden />
        </button>
      </div>
      <table ref={raiz}>
        <caption className={SO_FALADO}>{mesPorExtenso(mostrado)}</caption>
        <thead>
          <tr>
            {semanas[0]?.map((dia) => (
              <th key={dia} scope="col" abbr={diaPorExtenso(dia).split(',')[0]}>
                {semanaCurta(dia).slice(0, 1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {semanas.map((semana, linha) => (
            <tr key={semana[0]}>
              {semana.map((dia, coluna) => (
                <td key={dia}>
                  <button
                    type="button"
                    tabIndex={-1}
                    data-lugar={`${linha * 7 + coluna}:0`}
                    data-autofocus={dia === (valor ?? hoje) || undefined}
                    data-fora={!dia.startsWith(mes) || undefined}
                    aria-pressed={dia === valor}
                    aria-current={dia === hoje ? 'date' : undefined}
                    data-marcado={marcados?.has(dia) || undefined}
                    aria-label={
                      marcados?.has(dia)
                        ? `${dataPorExtenso(dia)}, ${rotuloDosMarcados}`
                        : dataPorExtenso(dia)
                    }
                    onClick={() => aoEscolher(dia)}
                  >
                    {numeroDoDia(dia)}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
