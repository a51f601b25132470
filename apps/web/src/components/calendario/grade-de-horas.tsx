import { type CSSProperties, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { AvisosDaRolagem } from './avisos-da-rolagem.tsx';
import { CabecalhoDosDias } from './cabecalho-dos-dias.tsx';
import { ColunaDoDia } from './coluna-do-dia.tsx';
import { diaPorExtenso, horaDe } from './dias.ts';
import { foraDe } from './expediente.ts';
import { parteNoDia, type Trecho, trechosPorDia } from './geometria.ts';
import classes from './grade-de-horas.module.css';
import { comPrevia } from './mudanca.ts';
import { rolagemInicial } from './rolagem.ts';
import {
  type Esboco,
  type EventoDoCalendario,
  type Faixa,
  type Feriados,
  MINUTOS_DO_DIA,
  type Momento,
  type Mudanca,
  type NovoIntervalo,
  type PessoaAoLado,
} from './tipos.ts';
import { useFoco } from './use-foco.ts';
import { useMudanca } from './use-mudanca.ts';
import { useSelecao } from './use-selecao.ts';

interface Props {
  rotulo: string;
  dias: readonly string[];
  eventos: readonly EventoDoCalendario[];
  hoje: string;
  agora: () => Momento;
  /** From the first working hour to the last, on which the grid opens. */
  expediente: Faixa;
  /** The working hours of a day; the rest of it is toned down. Absent while they are not known. */
  trabalhoDe?: ((data: string) => readonly Faixa[]) | undefined;
  /** The days on which nobody works, shaded whole and named in their heading. */
  feriados?: Feriados | undefined;
  /** The people whose lanes share each day, the first one of the events without a lane. */
  pessoas?: readonly PessoaAoLado[] | undefined;
  /** What is being made elsewhere, drawn where it will stand. */
  esboco?: Esboco | undefined;
  /** Whether the events of these days are known; until then none is called free. */
  conhecido: boolean;
  /** Shown over an empty grid. */
  vazio?: ReactNode;
  /** What may be done with an event where it stands; shown under the pointer and the focus. */
  acoes?: ((evento: EventoDoCalendario) => ReactNode) | undefined;
  aoAbrir: (evento: EventoDoCalendario) => void;
  aoAbrirDia: (data: string) => void;
  aoCriar?: ((novo: NovoIntervalo) => void) | undefined;
  aoMover?: ((mudanca: Mudanca) => void) | undefined;
  aoSair: (de: string, passo: number) => string;
  aoFolhear: (de: string, passo: 1 | -1) => string;
}

const NINGUEM: readonly PessoaAoLado[] = [];
const NENHUM: readonly Trecho[] = [];
const NENHUMA: readonly Faixa[] = [];

const HORAS = Array.from({ length: 24 }, (_, hora) => hora * 60);

/**
 * Lets the hours themselves take the focus, because in an empty day nothing else can, and the
 * keyboard must be able to scroll them.
 */
const PELO_TECLADO = { tabIndex: 0, role: 'group', 'aria-label': 'Horas' } as const;

/** A day or a week on a grid of hours, Monday first, scrolling inside itself. */
export function GradeDeHoras(props: Props) {
  const { rotulo, dias, eventos, hoje, agora, expediente, conhecido, vazio, aoAbrir } = props;
  const { pessoas = NINGUEM, trabalhoDe, feriados, aoMover, aoCriar, aoSair, aoFolhear } = props;
  const raiz = useRef<HTMLDivElement>(null);
  const rolavel = useRef<HTMLDivElement>(null);
  const porDia = useMemo(() => trechosPorDia(eventos, dias), [eventos, dias]);
  const forma = useMemo(
    () => ({
      colunas: dias.length,
      dias: dias.map((data) => (porDia.get(data) ?? []).map(({ de }) => de)),
    }),
    [dias, porDia],
  );
  // Registered before the focus: the keys that move an event must not move the focus as well.
  const previa = useMudanca({ raiz, dias, eventos, aoMover });
  useFoco({ raiz, dias, forma, preferido: hoje, aoSair, aoFolhear });
  const faixas = Math.max(1, pessoas.length);
  const selecao = useSelecao(raiz, faixas, aoCriar);

  const movido = previa && eventos.find(({ id }) => id === previa.id);
  const fantasma = movido && comPrevia(movido, previa);
  const desenhado =
    (fantasma && { ...fantasma, faixas: [fantasma.faixa ?? 0] }) ??
    (selecao && {
      ...selecao,
      titulo: '',
      cor: 'var(--cor-primaria)',
      faixas: [selecao.faixa],
    }) ??
    props.esboco;
  const esbocoEm = (data: string) => {
    const trecho = desenhado && parteNoDia(desenhado, data);
    return trecho && { oQue: desenhado, trecho };
  };
  const fora = useMemo(() => {
    const trechos = (data: string) =>
      feriados?.has(data) ? foraDe(NENHUMA) : trabalhoDe ? foraDe(trabalhoDe(data)) : NENHUMA;
    return new Map(dias.map((data) => [data, trechos(data)]));
  }, [dias, trabalhoDe, feriados]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, afterwards the place is the user's
  useLayoutEffect(() => {
    const area = rolavel.current;
    if (!area) return;
    const visiveis = (area.clientHeight / area.scrollHeight) * MINUTOS_DO_DIA;
    const { data, minuto } = agora();
    const presente = dias.includes(data) ? minuto : undefined;
    const topo = rolagemInicial(expediente, visiveis, presente);
    area.scrollTop = (topo / MINUTOS_DO_DIA) * area.scrollHeight;
  }, []);

  return (
    <section
      ref={raiz}
      aria-label={rotulo}
      className={classes.grade}
      style={{ '--dias': dias.length, '--faixas': faixas } as CSSProperties}
      data-faixas={faixas > 1 || undefined}
    >
      <CabecalhoDosDias
        dias={dias}
        hoje={hoje}
        porDia={conhecido ? porDia : undefined}
        pessoas={pessoas}
        feriados={feriados}
        aoAbrirDia={props.aoAbrirDia}
      />
      <div ref={rolavel} className={classes.rolavel} {...PELO_TECLADO}>
        <div className={classes.horas} aria-hidden="true">
          {HORAS.map((minuto) => (
            <span key={minuto}>{minuto > 0 && horaDe(minuto)}</span>
          ))}
        </div>
        {dias.map((data, indice) => (
          <ColunaDoDia
            key={data}
            data={data}
            indice={indice}
            trechos={porDia.get(data) ?? NENHUM}
            faixas={faixas}
            foraDoExpediente={fora.get(data) ?? NENHUMA}
            acoes={props.acoes}
            hoje={data === hoje}
            movendo={previa?.id}
            esboco={esbocoEm(data)}
            agora={agora}
            carregando={!conhecido && !vazio && eventos.length === 0}
            aoAbrir={aoAbrir}
          />
        ))}
      </div>
      <AvisosDaRolagem rolavel={rolavel} porDia={porDia} />
      {eventos.length === 0 && vazio && <div className={classes.vazio}>{vazio}</div>}
      <p className={classes.anuncio} role="status">
        {fantasma &&
          `${diaPorExtenso(fantasma.inicio.data)}, ${horaDe(fantasma.inicio.minuto)} a ` +
            `${horaDe(fantasma.termino.minuto)}. Enter confirma, Esc desiste.`}
      </p>
    </section>
  );
}
