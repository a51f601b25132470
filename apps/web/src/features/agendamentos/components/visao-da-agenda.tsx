import { TEXTOS_DA_AGENDA } from '@dominio/contrato/agendamentos-opcoes';
import type { Agendamento } from '@dominio/contrato/agendamentos-saida';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo } from 'react';
import { intervaloDeDias } from '../../../components/calendario/dias.ts';
import { GradeDeHoras } from '../../../components/calendario/grade-de-horas.tsx';
import { Lista } from '../../../components/calendario/lista.tsx';
import { Mes } from '../../../components/calendario/mes.tsx';
import type { EventoDoCalendario, Momento, Mudanca } from '../../../components/calendario/tipos.ts';
import { TiraDaSemana } from '../../../components/calendario/tira-da-semana.tsx';
import { EsqueletoDeLista } from '../../../components/ui/esqueleto.tsx';
import { expedienteOptions } from '../agendamentos.queries.ts';
import { janelaDoExpediente } from '../horas-livres.ts';
import { momentoDe, paraCalendario } from '../para-calendario.tsx';
import type { Visao } from '../periodo.ts';
import { RostosDosParticipantes } from './rostos-dos-participantes.tsx';

interface Props {
  visao: Visao;
  data: string;
  hoje: string;
  titulo: string;
  dias: string[];
  primeiro: string;
  ultimo: string;
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
  aoCriar?: ((momento: Momento) => void) | undefined;
  aoMover?: ((mudanca: Mudanca) => void) | undefined;
}

const agora = () => momentoDe(new Date());

/** Appointments in the chosen view; on a phone a day is drawn as a list. */
export function VisaoDaAgenda(props: Props) {
  const { visao, data, hoje, titulo, dias, agendamentos, compacto, aoAbrir } = props;
  const { conhecido, aviso } = props;
  const { data: expediente } = useQuery(expedienteOptions);
  const eventos = useMemo(
    () => agendamentos.map((agendamento) => paraCalendario(agendamento)),
    [agendamentos],
  );
  const porId = useMemo(() => new Map(agendamentos.map((a) => [a.id, a])), [agendamentos]);
  const abrir = useCallback((evento: EventoDoCalendario) => aoAbrir(evento.id), [aoAbrir]);
  const comum = {
    rotulo: `Agenda, ${titulo}`,
    eventos,
    hoje,
    aoAbrir: abrir,
    aoAbrirDia: props.aoAbrirDia,
    aoFolhear: props.aoFolhear,
  };
  const rostos = (evento: EventoDoCalendario) => (
    <RostosDosParticipantes participantes={porId.get(evento.id)?.participantes ?? []} />
  );
  const lista = { textoDoVazio: TEXTOS_DA_AGENDA.nenhumNoDia, lado: rostos, ...comum };

  if (visao === 'mes') {
    return (
      <Mes
        {...comum}
        data={data}
        conhecido={conhecido}
        aviso={aviso}
        compacto={compacto}
        aoSair={props.aoSair}
      />
    );
  }
  const vazio = conhecido ? props.vazio : aviso;
  const emLista = visao === 'lista' || compacto;
  const espera = !conhecido && emLista && eventos.length === 0 && (
    <EsqueletoDeLista linhas={6} rotulo="Carregando a agenda…" />
  );
  if (visao === 'lista') {
    if (eventos.length === 0) return vazio ?? espera;
    return <Lista {...lista} dias={dias} />;
  }
  if (!compacto) {
    return (
      <GradeDeHoras
        {...comum}
        dias={dias}
        agora={agora}
        expediente={janelaDoExpediente(expediente)}
        conhecido={conhecido}
        vazio={vazio}
        aoSair={props.aoSair}
        aoCriar={props.aoCriar}
        aoMover={props.aoMover}
      />
    );
  }
  const semana = intervaloDeDias(props.primeiro, props.ultimo);
  const vazioNoDia = eventos.some((e) => e.inicio.data <= data && e.termino.data >= data)
    ? undefined
    : (vazio ?? espera);
  if (visao === 'semana') {
    if (!conhecido && eventos.length === 0) return aviso ?? espera;
    return <Lista {...lista} dias={semana} comVazios />;
  }
  return (
    <>
      <TiraDaSemana
        dias={semana}
        escolhido={data}
        hoje={hoje}
        eventos={eventos}
        aoEscolher={props.aoIrPara}
      />
      {vazioNoDia || <Lista {...lista} dias={dias} comVazios />}
    </>
  );
}
