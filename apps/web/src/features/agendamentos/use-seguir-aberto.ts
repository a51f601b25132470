import { dataCivil } from '@dominio/contrato/datas';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fimDeSemana } from '../../components/calendario/dias.ts';
import { detalhesOptions } from './agendamentos.queries.ts';
import { diaASeguir, type Periodo } from './periodo.ts';
import type { Agenda } from './use-estado-da-agenda.ts';

/**
 * Shows the period of the appointment that is open when the address does not say which to show, as
 * links from elsewhere do not: once its day is known, in the same step of the history.
 */
export function useSeguirAberto({ estado, dataNoEndereco, mudar }: Agenda, periodo: Periodo): void {
  const { agendamento, visao } = estado;
  // Read by the drawer; here only awaited.
  const { data } = useQuery({ ...detalhesOptions(agendamento ?? 0), enabled: false });
  const seguir = agendamento !== null && !dataNoEndereco && data?.id === agendamento;
  const dia =
    seguir &&
    diaASeguir(visao, periodo, {
      inicio: dataCivil(new Date(data.data_hora_inicio)),
      termino: dataCivil(new Date(data.data_hora_termino)),
    });
  useEffect(() => {
    if (dia) mudar({ data: dia, ...(fimDeSemana(dia) && { fimDeSemana: true }) }, true);
  }, [dia, mudar]);
}
