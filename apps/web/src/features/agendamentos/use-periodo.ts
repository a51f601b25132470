import { useMemo } from 'react';
import { useSessao } from '../../lib/sessao.ts';
import type { FiltrosDoPeriodo } from './agendamentos.queries.ts';
import {
  type EstadoDaAgenda,
  SEM_DESFECHO_NO_FILTRO,
  SEM_TIPO_NO_FILTRO,
} from './estado-da-agenda.ts';
import { periodoDaVisao, periodoSemDesfecho } from './periodo.ts';

/** Whether the list shows what has no outcome, whichever date it stands at. */
export const ehSemDesfecho = ({ visao, status }: Pick<EstadoDaAgenda, 'visao' | 'status'>) =>
  visao === 'lista' && status === SEM_DESFECHO_NO_FILTRO;

/** The period that the agenda shows and reads. On a phone the whole week of a day is read. */
export function usePeriodo(
  estado: EstadoDaAgenda,
  { hoje, compacto }: { hoje: string; compacto: boolean },
) {
  const eu = useSessao((sessao) => sessao.usuario?.id);
  const { visao, data, fimDeSemana, tipos, participante, cliente, status } = estado;

  const periodo = useMemo(() => {
    if (ehSemDesfecho({ visao, status })) return periodoSemDesfecho(hoje);
    const doDia = periodoDaVisao(visao, data, fimDeSemana);
    if (!compacto || visao !== 'dia') return doDia;
    const { primeiro, ultimo } = periodoDaVisao('semana', data, true);
    return { ...doDia, primeiro, ultimo };
  }, [visao, status, data, hoje, fimDeSemana, compacto]);

  const filtros = useMemo<FiltrosDoPeriodo>(() => {
    const comTipo = tipos.filter((tipo) => tipo !== SEM_TIPO_NO_FILTRO);
    return {
      data_inicio: periodo.primeiro,
      data_fim: periodo.ultimo,
      ...(status === SEM_DESFECHO_NO_FILTRO
        ? { sem_desfecho: true }
        : { status: status === 'todos' ? status : [...status] }),
      ...(comTipo.length > 0 && { tipo_id: comTipo.map(String) }),
      ...(comTipo.length < tipos.length && { sem_tipo: true }),
      ...(participante !== 'todos' && {
        participante_id: participante === 'eu' ? eu : participante,
      }),
      ...(cliente !== null && { cliente_id: cliente }),
    };
  }, [periodo, status, tipos, participante, cliente, eu]);
  return { periodo, filtros };
}
