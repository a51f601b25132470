import {
  type Acompanhamento,
  NOME_DO_ACOMPANHAMENTO,
  type RecorteDosContratos,
} from '@dominio/contrato/contratos-acompanhamento';
import { useQuery } from '@tanstack/react-query';
import { ChipDeFiltro } from '../../../components/ui/chip-de-filtro.tsx';
import { formatarNumero } from '../../../lib/formato.ts';
import { FiltroContado, quaisContam } from '../../../registros/filtro-contado.tsx';
import { acompanhamentoOptions } from '../contratos.queries.ts';
import classes from './contratos.module.css';

interface Props {
  /** Of whom they are counted. */
  recorte: RecorteDosContratos;
  escolhido: Acompanhamento | undefined;
  aoEscolher: (qual: Acompanhamento | undefined) => void;
}

/** How many contracts have to be looked after, and why. */
function useTotais(recorte: RecorteDosContratos) {
  // When this fails, so does the table, which says so: one message is enough.
  const { data } = useQuery(acompanhamentoOptions(recorte));
  return (
    data && Object.fromEntries(data.map(({ acompanhamento, total }) => [acompanhamento, total]))
  );
}

/** What has to be looked after, each as a filter that says how much; none where there is nothing. */
export function ChipsDosContratos({ recorte, escolhido, aoEscolher }: Props) {
  const totais = useTotais(recorte);
  const chips = quaisContam({ nomes: NOME_DO_ACOMPANHAMENTO, totais, escolhido });
  if (chips.length === 0) return null;
  return (
    <div className={classes.chips}>
      {chips.map((um) => (
        <ChipDeFiltro
          key={um}
          rotulo={NOME_DO_ACOMPANHAMENTO[um]}
          quantos={formatarNumero(totais?.[um] ?? 0)}
          ativo={um === escolhido}
          aoAlternar={() => aoEscolher(um === escolhido ? undefined : um)}
        />
      ))}
    </div>
  );
}

/** The same as one filter among the others, where a row of chips would have a line of its own. */
export const FiltroDeAcompanhamento = ({ recorte, ...props }: Props) => (
  <FiltroContado
    {...props}
    nome="A acompanhar"
    nomes={NOME_DO_ACOMPANHAMENTO}
    totais={useTotais(recorte)}
    frase="todos"
    todos="Todos os contratos"
  />
);
