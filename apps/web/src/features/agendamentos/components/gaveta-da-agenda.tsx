import { dataCivil } from '@dominio/contrato/datas';
import { Gaveta } from '../../../components/ui/gaveta.tsx';
import { useUltimoAberto } from '../../../components/ui/use-ultimo-aberto.ts';
import { useSessao } from '../../../lib/sessao.ts';
import type { EstadoDaAgenda } from '../estado-da-agenda.ts';
import type { Agenda } from '../use-estado-da-agenda.ts';
import { AgendamentoAberto } from './agendamento-aberto.tsx';
import { NovoAgendamento } from './novo-agendamento.tsx';

interface Props {
  agenda: Agenda;
  aberta: boolean;
}

const tituloDe = ({ novo, editando }: EstadoDaAgenda) =>
  novo ? 'Novo agendamento' : editando ? 'Editar agendamento' : 'Agendamento';

/** The drawer of the agenda. The address says whether it shows an appointment or a form. */
export default function GavetaDaAgenda({ agenda, aberta }: Props) {
  const { estado, compacto, fechar } = agenda;
  const eu = useSessao((sessao) => sessao.usuario?.id);
  const mostrado = useUltimoAberto(estado, aberta);
  const { novo, inicio, termino, agendamento } = mostrado;

  return (
    <Gaveta
      aberta={aberta}
      titulo={tituloDe(mostrado)}
      volta="Voltar à agenda"
      inteira={compacto}
      aoFechar={fechar}
    >
      {eu !== undefined && novo && (
        <NovoAgendamento
          key={`${inicio} ${termino}`}
          eu={eu}
          inicio={inicio}
          termino={termino}
          aoTerminar={fechar}
          aoReabrir={() => agenda.abrir({ novo: true, inicio, termino })}
          aoAbrir={({ id, data_hora_inicio }) =>
            agenda.abrir({ agendamento: id, data: dataCivil(new Date(data_hora_inicio)) })
          }
        />
      )}
      {eu !== undefined && !novo && agendamento !== null && (
        <AgendamentoAberto key={agendamento} id={agendamento} eu={eu} agenda={agenda} />
      )}
    </Gaveta>
  );
}
