import { NOME_DO_PROBLEMA, type ProblemaDaEmpresa } from '@dominio/contrato/empresas-qualidade';
import { useQuery } from '@tanstack/react-query';
import { ChipComContagem } from '../../../components/ui/chip-com-contagem.tsx';
import { qualidadeOptions } from '../empresas.queries.ts';
import classes from './qualidade.module.css';

/** What is to be mended in the register, each problem with its companies one press away. */
export function ChipsDeQualidade({
  escolhido,
  aoEscolher,
}: {
  escolhido: ProblemaDaEmpresa | undefined;
  aoEscolher: (problema: ProblemaDaEmpresa | undefined) => void;
}) {
  // The table says when it cannot be read; a second message about the same server would not help.
  const { data } = useQuery(qualidadeOptions);
  if (!data) return <div className={classes.faixa} aria-hidden />;
  // What was chosen stays, so that it can be left when its last company is mended.
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
