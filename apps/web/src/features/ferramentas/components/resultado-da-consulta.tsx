import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErroDaRegiao } from '../../../components/ui/erro-da-regiao.tsx';
import { EsqueletoDeLista } from '../../../components/ui/esqueleto.tsx';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import classes from './ferramentas.module.css';

/**
 * The result of a calculation that follows the fields: the last one stays while the next is on its
 * way, and a blank form says what is missing.
 *
 * @param falta what the fields still need, when they do
 */
export function ResultadoDaConsulta<T>({
  consulta,
  falta,
  children,
}: {
  consulta: UseQueryResult<T>;
  falta: string | undefined;
  children: (dados: T) => ReactNode;
}) {
  const { data, error, refetch, isFetching } = consulta;
  if (falta !== undefined) return <p className={classes.dica}>{falta}</p>;
  if (error) {
    return (
      <ErroDaRegiao
        oQue="o resultado"
        detalhe={mensagemDoErro(error)}
        aoTentar={() => void refetch()}
        tentando={isFetching}
      />
    );
  }
  if (data === undefined) return <EsqueletoDeLista linhas={2} rotulo="Calculando…" />;
  return (
    <section className={classes.resultado} aria-label="Resultado" aria-live="polite">
      {children(data)}
    </section>
  );
}
