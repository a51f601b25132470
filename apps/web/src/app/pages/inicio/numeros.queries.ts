import { agendamentosEndpoints } from '@dominio/contrato/agendamentos';
import { somarDias } from '@dominio/contrato/datas';
import { queryOptions } from '@tanstack/react-query';
import { chaves } from '../../../features/agendamentos/agendamentos.queries.ts';
import { chamar } from '../../../lib/api-client.ts';

/** How far ahead 'Próximos 7 dias' looks, today left out. */
const DIAS = 7;

/** How many appointments a person has in the seven days after `hoje`; only the number travels. */
export const totalDaSemana = (usuario: number, hoje: string) =>
  queryOptions({
    queryKey: [...chaves.agendamentos, 'total-da-semana', usuario, hoje],
    queryFn: async ({ signal }) => {
      const query = {
        participante_id: usuario,
        data_inicio: somarDias(hoje, 1),
        data_fim: somarDias(hoje, DIAS),
        status: 'AGENDADO',
        limit: 1,
      };
      return (await chamar(agendamentosEndpoints.listar, { query }, { signal })).total;
    },
  });
