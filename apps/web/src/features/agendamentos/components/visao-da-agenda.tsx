import type { Agendamento } from '@dominio/contrato/agendamentos-saida';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useCallback, useMemo } from 'react';
import { GradeDeHoras } from '../../../components/calendario/grade-de-horas.tsx';
import type {
  EventoDoCalendario,
  Mudanca,
  NovoIntervalo,
} from '../../../components/calendario/tipos.ts';
import { sobDemanda } from '../../../lib/sob-demanda.tsx';
import { useAdiantar } from '../../../lib/use-adiantar.ts';
import { expedienteOptions } from '../agendamentos.queries.ts';
import { nasFaixas, useEsboco } from '../esboco.ts';
import type { EstadoDaAgenda } from '../estado-da-agenda.ts';
import { janelaDoExpediente, trechosDo } from '../horas-livres.ts';
import { momentoDe, paraCalendario } from '../para-calendario.tsx';
import type { Periodo } from '../periodo.ts';
import { useAoLado } from '../use-ao-lado.tsx';
import { useFeriados } from '../use-feriados.ts';
import { Desfecho } from './desfecho.tsx';

const Mes = sobDemanda(() => import('../../../components/calendario/mes.tsx'));
const AgendaEmLista = sobDemanda(() => import('./agenda-em-lista.tsx'));

interface Props {
  estado: EstadoDaAgenda;
  hoje: string;
  periodo: Periodo;
  agendamentos: readonly Agendamento[];
  compacto: boolean;
  /** Whether the period's appointments have been read; before that nothing is called empty. */
  conhecido: boolean;
  /** Shown in an empty day or week. */
  vazio: ReactNode;
  /** Why the period is not known, when it cannot be read either. */
  aviso?: ReactNode;
  aoAbrir: (id: number) => void;
  aoAbrirDia: (data: string) => void;
  aoIrPara: (data: string) => void;
  /** Called when an arrow key leaves the days shown. Returns the date to focus. */
  aoSair: (de: string, passo: number) => string;
  aoFolhear: (de: string, passo: 1 | -1) => string;
  /** Called with the colleague in whose lane it was drawn, who is to be invited. */
  aoCriar?: ((novo: NovoIntervalo, convidado: number | null) => void) | undefined;
  aoMover?: ((mudanca: Mudanca) => void) | undefined;
}

/** In a list there are no lanes: whose time it is stands in its second line. */
const comNome = (evento: EventoDoCalendario, { pessoas }: ReturnType<typeof useAoLado>) => ({
  ...evento,
  detalhe: [pessoas[evento.faixa ?? 0]?.nome, evento.detalhe].filter(Boolean).join(' · '),
});

const agora = () => momentoDe(new Date());

/** Appointments in the chosen view; on a phone a day is drawn as a list. */
export function VisaoDaAgenda(props: Props) {
  const { estado, periodo, hoje, agendamentos, compacto, aoAbrir } = props;
  const { visao, data } = estado;
  const { titulo, dias } = periodo;
  const { conhecido, aviso } = props;
  useAdiantar(Mes, AgendaEmLista);
  const { data: expediente } = useQuery(expedienteOptions);
  const feriados = useFeriados(periodo);
  const aoLado = useAoLado(estado, periodo);
  const eventos = useMemo(
    () => [
      ...agendamentos.map((agendamento) => paraCalendario(agendamento)),
      ...aoLado.eventos.map((evento) => (compacto ? comNome(evento, aoLado) : evento)),
    ],
    [agendamentos, aoLado, compacto],
  );
  const porId = useMemo(() => new Map(agendamentos.map((a) => [a.id, a])), [agendamentos]);
  const esboco = useEsboco((estado) => estado.esboco);
  const trabalhoDe = useMemo(
    () => expediente && ((dia: string) => trechosDo(dia, expediente)),
    [expediente],
  );
  const acoes = useCallback(
    (evento: EventoDoCalendario) => {
      const agendamento = porId.get(evento.id);
      return agendamento && <Desfecho agendamento={agendamento} />;
    },
    [porId],
  );
  const abrir = useCallback(
    ({ id, fechado }: EventoDoCalendario) => {
      if (!fechado) aoAbrir(id);
    },
    [aoAbrir],
  );
  const { aoCriar } = props;
  const { pessoas } = aoLado;
  const doForm = useMemo(() => nasFaixas(esboco, pessoas), [esboco, pessoas]);
  const criar = useCallback(
    (novo: NovoIntervalo) =>
      aoCriar?.(novo, novo.faixa > 0 ? (pessoas[novo.faixa]?.id ?? null) : null),
    [aoCriar, pessoas],
  );
  const comum = {
    rotulo: `Agenda, ${titulo}`,
    eventos,
    hoje,
    aoAbrir: abrir,
    aoAbrirDia: props.aoAbrirDia,
    aoFolhear: props.aoFolhear,
  };
  if (visao === 'mes') {
    return (
      <Suspense>
        <Mes
          {...comum}
          data={data}
          conhecido={conhecido}
          feriados={feriados}
          esboco={esboco}
          aviso={aviso}
          compacto={compacto}
          aoSair={props.aoSair}
        />
      </Suspense>
    );
  }
  const vazio = conhecido ? props.vazio : aviso;
  if (visao === 'lista' || compacto) {
    return (
      <Suspense>
        <AgendaEmLista
          {...comum}
          visao={visao}
          data={data}
          periodo={periodo}
          feriados={feriados}
          porId={porId}
          conhecido={conhecido}
          vazio={vazio}
          aviso={aviso}
          acoes={acoes}
          aoIrPara={props.aoIrPara}
        />
      </Suspense>
    );
  }
  return (
    <GradeDeHoras
      {...comum}
      dias={dias}
      agora={agora}
      expediente={janelaDoExpediente(expediente)}
      trabalhoDe={trabalhoDe}
      pessoas={pessoas}
      feriados={feriados}
      esboco={doForm}
      acoes={acoes}
      conhecido={conhecido}
      vazio={vazio}
      aoSair={props.aoSair}
      aoCriar={aoCriar && criar}
      aoMover={props.aoMover}
    />
  );
}
