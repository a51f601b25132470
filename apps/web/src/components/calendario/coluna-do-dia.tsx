import { memo } from 'react';
import { diaPorExtenso, horaDe } from './dias.ts';
import { Evento } from './evento.tsx';
import { type Bloco, empacotar, type Trecho, trechosPorDia } from './geometria.ts';
import classes from './grade-de-horas.module.css';
import { LinhaDoAgora } from './linha-do-agora.tsx';
import { type EventoDoCalendario, MINUTOS_DO_DIA, type Momento } from './tipos.ts';

const porcento = (parte: number, todo: number) => `${(parte / todo) * 100}%`;

/** Blocks this short show title and hour on one line. */
const CURTO_MIN = 40;

/** Where blocks are awaited, in minutes: a morning and an afternoon, not the same in every column. */
const FORMAS_DA_ESPERA = [
  [540, 600],
  [780, 840],
] as const;

/** Pixels of an hour, of a line of text and of a block's padding (grade-de-horas.module.css). */
const ALTURA = { hora: 58, linha: 16, margem: 10 } as const;

/** Lines of title that fit, above the line of details when there is one. */
const linhasDoTitulo = (minutos: number, comDetalhe: boolean) => {
  const detalhe = comDetalhe ? ALTURA.linha : 0;
  const livre = (minutos / 60) * ALTURA.hora - ALTURA.margem - detalhe;
  return Math.max(1, Math.floor(livre / ALTURA.linha));
};

/** Below this share of a day's width a block holds its title and nothing else. */
const ESTREITO = 0.4;

/** Leaves a small gap between neighbours and above the next event. */
function posicao({ topo, base, coluna, colunas, largura }: Bloco) {
  const estreito = largura / colunas < ESTREITO;
  const ar = estreito ? 2 : 4;
  return {
    topo: porcento(topo, MINUTOS_DO_DIA),
    altura: `calc(${porcento(base - topo, MINUTOS_DO_DIA)} - 2px)`,
    esquerda: `calc(${porcento(coluna, colunas)} + ${ar}px)`,
    largura: `calc(${porcento(largura, colunas)} - ${2 * ar}px)`,
    curto: base - topo < CURTO_MIN,
    estreito,
    linhas: linhasDoTitulo(base - topo, !estreito),
  };
}

interface Props {
  data: string;
  /** Index of the column, for the keyboard. */
  indice: number;
  trechos: readonly Trecho[];
  hoje: boolean;
  folga: boolean;
  /** Id of the event under way to another time. */
  movendo?: number;
  /** Where it would land, when that is in this column. */
  fantasma?: EventoDoCalendario;
  agora: () => Momento;
  /** Draws grey blocks in place of events that are on their way. */
  carregando: boolean;
  aoAbrir: (evento: EventoDoCalendario) => void;
}

export const ColunaDoDia = memo(function ColunaDoDia(props: Props) {
  const { data, indice, trechos, hoje, folga, movendo, fantasma, agora } = props;
  const { carregando, aoAbrir } = props;
  const [sombra] = fantasma ? (trechosPorDia([fantasma], [data]).get(data) ?? []) : [];
  return (
    <div className={classes.coluna} data-coluna={data} data-folga={folga || undefined}>
      <ol className={classes.eventos} aria-label={diaPorExtenso(data)}>
        {empacotar(trechos).map((bloco, posicaoNoDia) => (
          <li key={bloco.evento.id}>
            <Evento
              evento={bloco.evento}
              lugar={`${indice}:${posicaoNoDia + 1}`}
              forma="bloco"
              movendo={bloco.evento.id === movendo}
              aoAbrir={aoAbrir}
              {...posicao(bloco)}
            />
          </li>
        ))}
      </ol>
      {carregando &&
        FORMAS_DA_ESPERA.map(([de, ate]) => (
          <span
            key={de}
            className={classes.espera}
            aria-hidden="true"
            style={{
              top: porcento(de + (indice % 3) * 60, MINUTOS_DO_DIA),
              height: porcento(ate - de, MINUTOS_DO_DIA),
            }}
          />
        ))}
      {fantasma && sombra && (
        <div
          className={classes.fantasma}
          aria-hidden="true"
          style={{
            top: porcento(sombra.de, MINUTOS_DO_DIA),
            height: porcento(sombra.ate - sombra.de, MINUTOS_DO_DIA),
            borderColor: fantasma.cor,
          }}
        >
          {horaDe(fantasma.inicio.minuto)} – {horaDe(fantasma.termino.minuto)}
        </div>
      )}
      {hoje && <LinhaDoAgora data={data} agora={agora} />}
    </div>
  );
});
