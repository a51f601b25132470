import { NOME_DO_PROBLEMA, type ProblemaDaEmpresa } from '@dominio/contrato/empresas-qualidade';
import { useQuery } from '@tanstack/react-query';
import { ChipComContagem } from '../../../components/ui/chip-com-contagem.tsx';
import { qualidadeOptions } from '../empresas.queries.ts';
import classes from './qualidade.module.css';

/** Problems in the register of companies; a click on one filters the list by it. */
export function ChipsDeQualidade({
  escolhido,
  aoEscolher,
}: {
  escolhido: ProblemaDaEmpresa | undefined;
  aoEscolher: (problema: ProblemaDaEmpresa | undefined) => void;
}) {
  // When this fails, so does the table, which says so: one message is enough.
  const { data } = useQuery(qualidadeOptions);
  if (!data) return <div className={classes.faixa} aria-hidden />;
  // The problem that is filtered by stays, even when no company has it any more: its chip removes
  // the filter.
  const visiveis = data.problemas.filter(
    ({ problema, total }) => total > 0 || problema === escolhido,
  );
  return (
    <section className={classes.faixa} aria-label="Qualidade do cadastro">
      <span className={classes.titulo}>
        {visiveis.length > 0 ? 'A corrigir' : 'Nada a corrigir no cadastro.'}
      </span>
      {visiveis.map(({ problema, total }) => (
        <ChipComContagem
          key={problema}
          rotulo={NOME_DO_PROBLEMA[problema]}
          total={total}
          ativo={problema === escolhido}
          aoAlternar={() => aoEscolher(problema === escolhido ? undefined : problema)}
        />
      ))}
    </section>
  );
}
