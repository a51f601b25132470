import { type CSSProperties, memo, type ReactNode, useState } from 'react';
import { diaPorExtenso, horaDe } from './dias.ts';
import { Evento } from './evento.tsx';
import { type BlocoNaFaixa, empacotarEmFaixas, type Trecho } from './geometria.ts';
import classes from './grade-de-horas.module.css';
import { LinhaDoAgora } from './linha-do-agora.tsx';
import {
  type Esboco,
  type EventoDoCalendario,
  type Faixa,
  MINUTOS_DO_DIA,
  type Momento,
} from './tipos.ts';

const porcento = (parte: number, todo: number) => `${(parte / todo) * 100}%`;

const noDia = ({ de, ate }: Faixa) => ({
  top: porcento(de, MINUTOS_DO_DIA),
  height: porcento(ate - de, MINUTOS_DO_DIA),
});

/** Where blocks are awaited, in minutes: a morning and an afternoon, not the same in every column. */
const FORMAS_DA_ESPERA = [
  [540, 600],
  [780, 840],
] as const;

/** Pixels of an hour, of a line of text and of a block's padding (grade-de-horas.module.css). */
const ALTURA = { hora: 58, linha: 16, margem: 10 } as const;

/** Lines of title that fit above the line of details. */
const linhasDoTitulo = (minutos: number) => {
  const livre = (minutos / 60) * ALTURA.hora - ALTURA.margem - ALTURA.linha;
  return Math.max(1, Math.floor(livre / ALTURA.linha));
};

/** Air at either side of a block; less of it where a day is shared by many. */
const ar = (parte: number) => (parte < 0.4 ? 2 : 4);

const deLado = ({ inicio, parte }: Pick<BlocoNaFaixa, 'inicio' | 'parte'>) => ({
  insetInlineStart: `calc(${porcento(inicio, 1)} + ${ar(parte)}px)`,
  width: `calc(${porcento(parte, 1)} - ${2 * ar(parte)}px)`,
});

/** Leaves a small gap between neighbours and above the next event. */
const posicao = ({ topo, base, inicio, parte }: BlocoNaFaixa) =>
  ({
    '--topo': porcento(topo, MINUTOS_DO_DIA),
    '--altura': `calc(${porcento(base - topo, MINUTOS_DO_DIA)} - 2px)`,
    '--esquerda': deLado({ inicio, parte }).insetInlineStart,
    '--largura': deLado({ inicio, parte }).width,
    '--linhas': linhasDoTitulo(base - topo),
  }) as CSSProperties;

/** Id of what is being made, among the events of its day: those have one from 1 on. */
const ID_DO_ESBOCO = 0;

interface Desenhado {
  readonly oQue: Esboco;
  readonly trecho: Omit<Trecho, 'evento'>;
}

/** The lanes of what is being made that there are. */
const faixasDe = ({ faixas = [0] }: Esboco, quantas: number): readonly number[] =>
  faixas.filter((faixa) => faixa < quantas);

/** The stretches of a day with the one that is being made, if it takes its place among them. */
function comEsboco(
  trechos: readonly Trecho[],
  esboco: Desenhado | undefined,
  quantas: number,
): readonly Trecho[] {
  if (!esboco?.oQue.entreOsOutros) return trechos;
  const { titulo, inicio, termino, cor } = esboco.oQue;
  const evento = { id: ID_DO_ESBOCO, titulo, inicio, termino, cor, ...SEM_MAIS };
  return [
    ...trechos,
    ...faixasDe(esboco.oQue, quantas).map((faixa) => ({
      evento: { ...evento, faixa },
      ...esboco.trecho,
    })),
  ];
}

/** Where what is being made stands across the day: at its places among the others, or its lanes whole. */
function lugaresDoEsboco(oQue: Esboco, entreOsOutros: readonly BlocoNaFaixa[], quantas: number) {
  if (entreOsOutros.length > 0) return entreOsOutros;
  return faixasDe(oQue, quantas).map((faixa) => ({ inicio: faixa / quantas, parte: 1 / quantas }));
}

const SEM_MAIS = { detalhe: '', complemento: '', riscado: false, movivel: false };

interface Props {
  data: string;
  /** Index of the column, for the keyboard. */
  indice: number;
  trechos: readonly Trecho[];
  /** How many people share the day, a lane each. */
  faixas: number;
  hoje: boolean;
  /** Stretches outside the hours of work, toned down: the whole of a day on which nobody works. */
  foraDoExpediente: readonly Faixa[];
  /** Id of the event under way to another time. */
  movendo?: number;
  /** What is being made or moved, and the stretch of this day that it would take. */
  esboco?: Desenhado | undefined;
  agora: () => Momento;
  /** Draws grey blocks in place of events that are on their way. */
  carregando: boolean;
  /** What may be done with an event where it stands. */
  acoes?: ((evento: EventoDoCalendario) => ReactNode) | undefined;
  aoAbrir: (evento: EventoDoCalendario) => void;
}

interface PropsDoItem extends Pick<Props, 'acoes' | 'aoAbrir'> {
  bloco: BlocoNaFaixa;
  lugar: string;
  movendo: boolean;
}

/** A block, and what may be done with it once the pointer or the focus has come near. */
function ItemDoDia({ bloco, lugar, movendo, acoes, aoAbrir }: PropsDoItem) {
  const [perto, setPerto] = useState(false);
  const chegar = () => setPerto(true);
  return (
    <li style={posicao(bloco)} onPointerEnter={chegar} onFocus={chegar}>
      <Evento
        evento={bloco.evento}
        lugar={lugar}
        forma="bloco"
        movendo={movendo}
        aoAbrir={aoAbrir}
      />
      {perto && acoes && <div className={classes.acoes}>{acoes(bloco.evento)}</div>}
    </li>
  );
}

export const ColunaDoDia = memo(function ColunaDoDia(props: Props) {
  const { data, indice, trechos, faixas, hoje, movendo, esboco, acoes } = props;
  const todos = empacotarEmFaixas(comEsboco(trechos, esboco, faixas), faixas);
  const doEsboco = todos.filter(({ evento }) => evento.id === ID_DO_ESBOCO);
  const blocos = todos.filter(({ evento }) => evento.id !== ID_DO_ESBOCO);
  return (
    <div className={classes.coluna} data-coluna={data}>
      {props.foraDoExpediente.map((fora) => (
        <span key={fora.de} className={classes.fora} style={noDia(fora)} aria-hidden="true" />
      ))}
      {Array.from({ length: faixas - 1 }, (_, i) => porcento(i + 1, faixas)).map((onde) => (
        <span key={onde} className={classes.divisa} style={{ insetInlineStart: onde }} />
      ))}
      {hoje && <LinhaDoAgora data={data} agora={props.agora} />}
      <ol className={classes.eventos} aria-label={diaPorExtenso(data)}>
        {blocos.map((bloco, posicaoNoDia) => (
          <ItemDoDia
            key={`${bloco.evento.faixa ?? 0}:${bloco.evento.id}`}
            bloco={bloco}
            lugar={`${indice}:${posicaoNoDia + 1}`}
            movendo={bloco.evento.id === movendo}
            acoes={acoes}
            aoAbrir={props.aoAbrir}
          />
        ))}
      </ol>
      {props.carregando &&
        FORMAS_DA_ESPERA.map(([de, ate]) => (
          <span
            key={de}
            className={classes.espera}
            aria-hidden="true"
            style={noDia({ de: de + (indice % 3) * 60, ate: ate + (indice % 3) * 60 })}
          />
        ))}
      {esboco &&
        lugaresDoEsboco(esboco.oQue, doEsboco, faixas).map((lugar) => (
          <div
            key={lugar.inicio}
            className={classes.fantasma}
            aria-hidden="true"
            style={{
              ...noDia(esboco.trecho),
              ...deLado(lugar),
              borderColor: esboco.oQue.cor,
            }}
          >
            {esboco.oQue.titulo && <strong>{esboco.oQue.titulo} </strong>}
            {horaDe(esboco.oQue.inicio.minuto)} – {horaDe(esboco.oQue.termino.minuto)}
          </div>
        ))}
    </div>
  );
});
