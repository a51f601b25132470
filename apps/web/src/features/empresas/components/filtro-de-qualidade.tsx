import { NOME_DO_PROBLEMA, type ProblemaDaEmpresa } from '@dominio/contrato/empresas-qualidade';
import { useQuery } from '@tanstack/react-query';
import { FiltroACorrigir } from '../../../registros/filtro-a-corrigir.tsx';
import { qualidadeOptions } from '../empresas.queries.ts';

interface Props {
  escolhido: ProblemaDaEmpresa | undefined;
  aoEscolher: (problema: ProblemaDaEmpresa | undefined) => void;
}

/** What is to be mended in the register. */
export function FiltroDeQualidade(props: Props) {
  // When this fails, so does the table, which says so: one message is enough.
  const { data } = useQuery(qualidadeOptions);
  return (
    <FiltroACorrigir
      {...props}
      nomes={NOME_DO_PROBLEMA}
      totais={
        data && Object.fromEntries(data.problemas.map(({ problema, total }) => [problema, total]))
      }
      total={data?.total}
      todos="Todas as empresas"
    />
  );
}
