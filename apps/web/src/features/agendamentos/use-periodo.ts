import { useMemo } from 'react';
import { useSessao } from '../../lib/sessao.ts';
import type { FiltrosDoPeriodo } from './agendamentos.queries.ts';
import { type EstadoDaAgenda, SEM_TIPO_NO_FILTRO } from './estado-da-agenda.ts';
import { periodoDaVisao } from './periodo.ts';

/** The period that the agenda shows and reads. On a phone the whole week of a day is read. */
export function usePeriodo(estado: EstadoDaAgenda, compacto: boolean) {
  const eu = useSessao((sessao) => sessao.usuario?.id);
  const { visao, data, fimDeSemana, tipos, participante, cliente, status } = estado;

  const periodo = useMemo(() => {
    const doDia = periodoDaVisao(visao, data, fimDeSemana);
    if (!compacto || visao !== 'dia') return doDia;
    const { primeiro, ultimo } = periodoDaVisao('semana', data, true);
    return { ...doDia, primeiro, ultimo };
  }, [visao, data, fimDeSemana, compacto]);

  const filtros = useMemo<FiltrosDoPeriodo>(() => {
    const comTipo = tipos.filter((tipo) => tipo !== SEM_TIPO_NO_FILTRO);
    return {
      data_inicio: periodo.primeiro,
      data_fim: periodo.ultimo,
      status: status === 'todos' ? 'todos' : [...status],
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
