import { useQuery } from '@tanstack/react-query';
import { hojeOptions } from '../../../features/agendamentos/agendamentos.queries.ts';
import { totalDeClientes } from '../../../features/clientes/clientes.queries.ts';
import { Permitido } from '../../../lib/permissoes.tsx';
import { useSessao } from '../../../lib/sessao.ts';
import { useAgora } from '../../../lib/use-agora.ts';
import { useHoje } from '../../../lib/use-hoje.ts';
import { CartaoDeNumero } from './cartao-de-numero.tsx';
import classes from './numeros.module.css';
import { totalDaSemana } from './numeros.queries.ts';
import { resumoDeHoje } from './resumo-de-hoje.ts';

/** The figures at the top of /inicio, each of what the person may see. */
export function NumerosDoDia() {
  return (
    <div className={classes.numeros}>
      <Permitido permissao="agenda:visualizar">
        <AgendamentosHoje />
      </Permitido>
      <Permitido permissao="clientes:visualizar">
        <ClientesNoAlcance />
      </Permitido>
      <Permitido permissao="agenda:visualizar">
        <ProximaSemana />
      </Permitido>
    </div>
  );
}

const useUsuarioId = () => useSessao((sessao) => sessao.usuario?.id ?? 0);

function AgendamentosHoje() {
  const { data, isError, refetch } = useQuery(hojeOptions(useUsuarioId(), useHoje()));
  const agora = useAgora();
  const resumo = data && resumoDeHoje(data, agora);
  return (
    <CartaoDeNumero
      rotulo="Agendamentos hoje"
      valor={resumo?.total}
      nota={resumo?.emAndamento ? `${resumo.emAndamento} em andamento` : undefined}
      falhou={isError}
      aoTentar={() => void refetch()}
    />
  );
}

function ClientesNoAlcance() {
  const { data, isError, refetch } = useQuery(totalDeClientes());
  return (
    <CartaoDeNumero
      rotulo="Clientes no seu alcance"
      valor={data}
      falhou={isError}
      aoTentar={() => void refetch()}
    />
  );
}

function ProximaSemana() {
  const { data, isError, refetch } = useQuery(totalDaSemana(useUsuarioId(), useHoje()));
  return (
    <CartaoDeNumero
      rotulo="Próximos 7 dias"
      valor={data}
      falhou={isError}
      aoTentar={() => void refetch()}
    />
  );
}
