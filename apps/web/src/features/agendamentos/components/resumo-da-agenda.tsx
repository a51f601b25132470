import type { Agendamento } from '@dominio/contrato/agendamentos-saida';
import { type FetchStatus, useQuery } from '@tanstack/react-query';
import { contar, formatarNumero } from '../../../lib/formato.ts';
import { useSemRede } from '../../../lib/use-sem-rede.ts';
import { expedienteOptions } from '../agendamentos.queries.ts';
import { semEfeito } from '../agendamentos.rotulos.ts';
import type { EstadoDaAgenda } from '../estado-da-agenda.ts';
import { emMeiasHoras, formatarDuracao, horasLivres } from '../horas-livres.ts';
import { paraCalendario } from '../para-calendario.tsx';
import { ficaOculta, type Periodo } from '../periodo.ts';
import { useFeriados } from '../use-feriados.ts';
import classes from './resumo-da-agenda.module.css';

interface Props {
  estado: EstadoDaAgenda;
  periodo: Periodo;
  consulta: {
    data?: { agendamentos: Agendamento[]; total: number } | undefined;
    isPlaceholderData: boolean;
    fetchStatus: FetchStatus;
    error: Error | null;
    refetch: () => unknown;
  };
  compacto: boolean;
  aoMostrarFimDeSemana: () => void;
}

const diaDe = (agendamento: Agendamento) => paraCalendario(agendamento).inicio.data;

/**
 * Whether everything in the person's own agenda is shown. Only then free time is told: of somebody
 * else's agenda one does not see all.
 */
const ehAgendaInteira = ({ tipos, cliente, participante, status }: EstadoDaAgenda) =>
  tipos.length === 0 && cliente === null && participante === 'eu' && status === 'todos';

/** '13 agendamentos · 14h30 livres', and how many the hidden weekend has. */
export function ResumoDaAgenda({ estado, periodo, consulta, ...props }: Props) {
  const { visao, data, fimDeSemana } = estado;
  const { data: resposta, error, isPlaceholderData, fetchStatus } = consulta;
  const semRede = useSemRede();
  const { data: expediente } = useQuery(expedienteOptions);
  const feriados = useFeriados(periodo);
  if (error && resposta) {
    return (
      <p className={classes.resumo} role="alert">
        Não foi possível atualizar.{' '}
        <button type="button" onClick={() => consulta.refetch()}>
          Tentar novamente
        </button>
      </p>
    );
  }
  if (!resposta || isPlaceholderData) {
    const parado = error !== null || fetchStatus === 'paused';
    return <p className={classes.resumo}>{parado ? '' : 'Atualizando…'}</p>;
  }
  const { agendamentos, total } = resposta;
  const mostrados = agendamentos.filter(
    (agendamento) => visao === 'mes' || props.compacto || periodo.dias.includes(diaDe(agendamento)),
  );
  const doMes = (agendamento: Agendamento) =>
    visao !== 'mes' || diaDe(agendamento).startsWith(data.slice(0, 7));
  // An appointment that does not take place is counted only under a filter by status.
  const conta = (agendamento: Agendamento) => estado.status !== 'todos' || !semEfeito(agendamento);
  const ocultos = agendamentos.filter(
    (a) => conta(a) && ficaOculta(visao, diaDe(a), fimDeSemana),
  ).length;
  const doPeriodo =
    visao === 'dia' ? mostrados.filter((a) => diaDe(a) === data) : mostrados.filter(doMes);
  const contados = doPeriodo.filter(conta).length;
  const outros = doPeriodo.length - contados;
  const diasDeTrabalho = periodo.dias.filter((dia) => !feriados.has(dia));
  // Without a network it is unknown what others have booked meanwhile: no free time is told.
  const livre =
    !semRede && expediente && ehAgendaInteira(estado)
      ? emMeiasHoras(horasLivres(diasDeTrabalho, agendamentos, expediente, new Date()))
      : 0;
  return (
    <p className={classes.resumo}>
      <span role="status">
        {contar(contados, 'agendamento', 'agendamentos')}
        {outros > 0 && ` · ${contar(outros, 'cancelado ou remarcado', 'cancelados ou remarcados')}`}
        {livre > 0 && ` · ${formatarDuracao(livre)} livres`}
        {total > agendamentos.length &&
          ` · mostrando os primeiros ${formatarNumero(agendamentos.length)} de ${formatarNumero(total)}`}
        {semRede && ' · mostrando o que já estava aberto'}
      </span>
      {visao === 'semana' && !props.compacto && (
        <button type="button" aria-pressed={fimDeSemana} onClick={props.aoMostrarFimDeSemana}>
          {fimDeSemana
            ? 'Ocultar fim de semana'
            : ocultos > 0
              ? `+${ocultos} no fim de semana`
              : 'Fim de semana'}
        </button>
      )}
    </p>
  );
}
