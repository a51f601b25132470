import { TEXTOS_DA_AGENDA } from '@dominio/contrato/agendamentos-opcoes';
import type { Agendamento } from '@dominio/contrato/agendamentos-saida';
import type { ReactNode } from 'react';
import { intervaloDeDias } from '../../../components/calendario/dias.ts';
import { Lista } from '../../../components/calendario/lista.tsx';
import type { EventoDoCalendario, Feriados } from '../../../components/calendario/tipos.ts';
import { TiraDaSemana } from '../../../components/calendario/tira-da-semana.tsx';
import { EsqueletoDeLista } from '../../../components/ui/esqueleto.tsx';
import type { Periodo, Visao } from '../periodo.ts';
import { RostosDosParticipantes } from './rostos-dos-participantes.tsx';

interface Props {
  visao: Visao;
  data: string;
  hoje: string;
  rotulo: string;
  periodo: Periodo;
  eventos: readonly EventoDoCalendario[];
  feriados: Feriados;
  porId: ReadonlyMap<number, Agendamento>;
  /** Whether the period's appointments have been read; before that nothing is called empty. */
  conhecido: boolean;
  vazio: ReactNode;
  /** Why the period is not known, when it cannot be read either. */
  aviso?: ReactNode;
  acoes: (evento: EventoDoCalendario) => ReactNode;
  aoAbrir: (evento: EventoDoCalendario) => void;
  aoAbrirDia: (data: string) => void;
  aoIrPara: (data: string) => void;
  aoFolhear: (de: string, passo: 1 | -1) => string;
}

/** Appointments as rows: the list of a month, and on a phone a day or a week. */
export default function AgendaEmLista(props: Props) {
  const { visao, data, hoje, periodo, eventos, conhecido, vazio, aviso } = props;
  const rostos = (evento: EventoDoCalendario) => (
    <RostosDosParticipantes participantes={props.porId.get(evento.id)?.participantes ?? []} />
  );
  const lista = {
    rotulo: props.rotulo,
    eventos,
    hoje,
    feriados: props.feriados,
    textoDoVazio: TEXTOS_DA_AGENDA.nenhumNoDia,
    lado: rostos,
    acoes: props.acoes,
    aoAbrir: props.aoAbrir,
    aoAbrirDia: props.aoAbrirDia,
    aoFolhear: props.aoFolhear,
  };
  const espera = !conhecido && eventos.length === 0 && (
    <EsqueletoDeLista linhas={6} rotulo="Carregando a agenda…" />
  );
  if (visao === 'lista') {
    if (eventos.length === 0) return vazio ?? espera;
    return <Lista {...lista} dias={periodo.dias} />;
  }
  const semana = intervaloDeDias(periodo.primeiro, periodo.ultimo);
  if (visao === 'semana') {
    if (!conhecido && eventos.length === 0) return aviso ?? espera;
    return <Lista {...lista} dias={semana} comVazios />;
  }
  const temNoDia = eventos.some((e) => e.inicio.data <= data && e.termino.data >= data);
  return (
    <>
      <TiraDaSemana
        dias={semana}
        escolhido={data}
        hoje={hoje}
        eventos={eventos}
        aoEscolher={props.aoIrPara}
      />
      {(!temNoDia && (vazio ?? espera)) || <Lista {...lista} dias={periodo.dias} comVazios />}
    </>
  );
}
