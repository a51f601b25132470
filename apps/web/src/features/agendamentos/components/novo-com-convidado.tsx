import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { Lido } from '../../../components/ui/lido.tsx';
import { participantesPorIdOptions } from '../agendamentos.queries.ts';
import { NovoAgendamento } from './novo-agendamento.tsx';

interface Props extends Omit<ComponentProps<typeof NovoAgendamento>, 'participantes'> {
  /** Id of the colleague in whose lane it was drawn. */
  convidado: number | null;
}

/** The form of a new appointment, begun with whom it was drawn for. */
export function NovoComConvidado({ convidado, ...props }: Props) {
  const consulta = useQuery(participantesPorIdOptions(convidado === null ? [] : [convidado]));
  if (convidado === null) return <NovoAgendamento {...props} participantes={[]} />;
  return (
    <Lido consulta={consulta} oQue="o convidado">
      {(pessoas) => (
        <NovoAgendamento
          {...props}
          participantes={pessoas.map(({ id, nome, avatar_url, tem_avatar }) => ({
            id,
            nome,
            avatar_url,
            tem_avatar,
          }))}
        />
      )}
    </Lido>
  );
}
