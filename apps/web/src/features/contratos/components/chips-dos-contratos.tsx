import {
  type Acompanhamento,
  NOME_DO_ACOMPANHAMENTO,
} from '@dominio/contrato/contratos-acompanhamento';
import { useQuery } from '@tanstack/react-query';
import { ChipDeFiltro } from '../../../components/ui/chip-de-filtro.tsx';
import { formatarNumero } from '../../../lib/formato.ts';
import { acompanhamentoOptions } from '../contratos.queries.ts';
import classes from './contratos.module.css';

interface Props {
  escolhido: Acompanhamento | undefined;
  aoEscolher: (qual: Acompanhamento | undefined) => void;
}

/** What has to be looked after, each as a filter that says how much; none where there is nothing. */
export function ChipsDosContratos({ escolhido, aoEscolher }: Props) {
  // When this fails, so does the table, which says so: one message is enough.
  const { data = [] } = useQuery(acompanhamentoOptions);
  // What is filtered by stays, even when no contract has it any more.
  const chips = data.filter(
    ({ acompanhamento, total }) => total > 0 || acompanhamento === escolhido,
  );
  if (chips.length === 0) return null;
  return (
    <div className={classes.chips}>
      {chips.map(({ acompanhamento, total }) => (
        <ChipDeFiltro
          key={acompanhamento}
          rotulo={NOME_DO_ACOMPANHAMENTO[acompanhamento]}
          quantos={formatarNumero(total)}
          ativo={acompanhamento === escolhido}
          aoAlternar={() => aoEscolher(acompanhamento === escolhido ? undefined : acompanhamento)}
        />
      ))}
    </div>
  );
}
