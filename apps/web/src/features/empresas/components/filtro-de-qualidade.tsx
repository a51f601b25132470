import {
  NOME_DO_PROBLEMA,
  PROBLEMAS_DA_EMPRESA,
  type ProblemaDaEmpresa,
} from '@dominio/contrato/empresas-qualidade';
import { useQuery } from '@tanstack/react-query';
import { PilulaDeFiltro } from '../../../components/ui/pilula-de-filtro.tsx';
import { formatarNumero } from '../../../lib/formato.ts';
import { qualidadeOptions } from '../empresas.queries.ts';

interface Props {
  escolhido: ProblemaDaEmpresa | undefined;
  aoEscolher: (problema: ProblemaDaEmpresa | undefined) => void;
}

/** What is to be mended in the register, as a filter that says how much; nothing where all is well. */
export function FiltroDeQualidade({ escolhido, aoEscolher }: Props) {
  // When this fails, so does the table, which says so: one message is enough.
  const { data } = useQuery(qualidadeOptions);
  // The problem that is filtered by stays, even when no company has it any more.
  const problemas =
    data?.problemas.filter(({ problema, total }) => total > 0 || problema === escolhido) ?? [];
  if (problemas.length === 0) return null;
  const total = problemas.reduce((soma, um) => soma + um.total, 0);
  return (
    <PilulaDeFiltro
      nome="A corrigir"
      frase={escolhido ? NOME_DO_PROBLEMA[escolhido].toLowerCase() : formatarNumero(total)}
      ativo={escolhido !== undefined}
      opcoes={[
        { valor: '', rotulo: 'Todas as empresas' },
        ...problemas.map(({ problema, total: quantas }) => ({
          valor: problema,
          rotulo: `${NOME_DO_PROBLEMA[problema]} (${formatarNumero(quantas)})`,
        })),
      ]}
      escolhidos={[escolhido ?? '']}
      aoEscolher={(valor) => aoEscolher(PROBLEMAS_DA_EMPRESA.find((um) => um === valor))}
      aoTirar={() => aoEscolher(undefined)}
    />
  );
}
