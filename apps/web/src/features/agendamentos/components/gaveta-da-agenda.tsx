import type { Agendamento } from '@dominio/contrato/agendamentos-saida';
import { dataCivil } from '@dominio/contrato/datas';
import { useQuery } from '@tanstack/react-query';
import { nomesNoEndereco } from '../../../components/endereco/codec.ts';
import { outroAberto } from '../../../components/formulario/saida.ts';
import { Gaveta } from '../../../components/ui/gaveta.tsx';
import { useUltimoAberto } from '../../../components/ui/use-ultimo-aberto.ts';
import { vizinhosEm } from '../../../components/ui/vizinhos.ts';
import { useSessao } from '../../../lib/sessao.ts';
import { detalhesOptions } from '../agendamentos.queries.ts';
import { type EstadoDaAgenda, FECHADA, parametrosDaAgenda } from '../estado-da-agenda.ts';
import type { Agenda } from '../use-estado-da-agenda.ts';
import { AgendamentoAberto } from './agendamento-aberto.tsx';
import { StatusDoAgendamento } from './etiquetas-do-agendamento.tsx';
import { NovoComConvidado } from './novo-com-convidado.tsx';

interface Props {
  agenda: Agenda;
  /** The appointments behind, which the arrows step through. */
  agendamentos: readonly Agendamento[];
  aberta: boolean;
}

/** The parameters of the address that say what the panel shows; their defaults do not matter. */
const sai = outroAberto(
  nomesNoEndereco(
    parametrosDaAgenda({ visao: 'semana', data: '', fimDeSemana: false }),
    Object.keys(FECHADA) as (keyof typeof FECHADA)[],
  ),
);

/** As they follow each other in time. */
const emOrdem = (agendamentos: readonly Agendamento[]) =>
  agendamentos.toSorted(
    (a, b) => a.data_hora_inicio.localeCompare(b.data_hora_inicio) || a.id - b.id,
  );

const tituloDoFormulario = ({ novo, editando }: EstadoDaAgenda) =>
  novo ? 'Novo agendamento' : editando && 'Editar agendamento';

/** The panel of the agenda. The address says whether it shows an appointment or a form. */
export default function GavetaDaAgenda({ agenda, agendamentos, aberta }: Props) {
  const { estado, compacto, fechar } = agenda;
  const eu = useSessao((sessao) => sessao.usuario?.id);
  const mostrado = useUltimoAberto(estado, aberta);
  const { novo, inicio, termino, convidado, agendamento } = mostrado;
  const vizinhos = vizinhosEm(emOrdem(agendamentos), novo ? null : agendamento, (outro) =>
    agenda.mudar({ agendamento: outro, editando: false }, true),
  );

  const formulario = tituloDoFormulario(mostrado);
  // `AgendamentoAberto` reads it; here its answer is only watched.
  const { data } = useQuery({ ...detalhesOptions(agendamento ?? 0), enabled: false });
  const lido = formulario ? undefined : data;

  return (
    <Gaveta
      aberta={aberta}
      titulo={formulario || (lido?.titulo ?? 'Agendamento')}
      tipo={lido !== undefined && 'Agendamento'}
      situacao={lido && <StatusDoAgendamento status={lido.status} />}
      chave={novo ? 'novo' : `${agendamento} ${mostrado.editando}`}
      vizinhos={vizinhos}
      sai={sai}
      volta="Voltar à agenda"
      inteira={compacto}
      aoFechar={fechar}
    >
      {eu !== undefined && novo && (
        <NovoComConvidado
          key={`${inicio} ${termino} ${convidado}`}
          eu={eu}
          inicio={inicio}
          termino={termino}
          convidado={convidado}
          aoTerminar={fechar}
          aoReabrir={() => agenda.abrir({ novo: true, inicio, termino, convidado })}
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
