import { formatarNumero } from '../lib/formato.ts';
import classes from './filtro-a-corrigir.module.css';
import { FiltroContado, type FiltroContadoProps, quaisContam } from './filtro-contado.tsx';

interface Props<V extends string> extends Omit<FiltroContadoProps<V>, 'nome' | 'frase'> {
  /** How many records have something to mend: one that counts for two reasons is one. */
  total: number | undefined;
}

/**
 * What is to be mended, as a filter that says how much, or that there is nothing. It keeps its
 * place before it knows: what comes late into a full row would push the list down.
 */
export function FiltroACorrigir<V extends string>({ total, ...props }: Props<V>) {
  const { totais } = props;
  if (!totais) return <span className={classes.nada} data-espera aria-hidden />;
  if (quaisContam(props).length === 0) return <span className={classes.nada}>Nada a corrigir</span>;
  return <FiltroContado {...props} nome="A corrigir" frase={formatarNumero(total ?? 0)} />;
}
