import { dataCivil } from '@dominio/contrato/datas';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fimDeSemana } from '../../components/calendario/dias.ts';
import { detalhesOptions } from './agendamentos.queries.ts';
import { diaASeguir, type Periodo } from './periodo.ts';
import type { Agenda } from './use-estado-da-agenda.ts';

/**
 * Shows the period of the open appointment when the address names no date, as links from other
 * pages do not. It does so once the appointment was read, replacing the history entry so that Back
 * does not stop there.
 */
export function useSeguirAberto({ estado, dataNoEndereco, mudar }: Agenda, periodo: Periodo): void {
  const { agendamento, visao } = estado;
  // The drawer reads this query; here its answer is only watched.
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
