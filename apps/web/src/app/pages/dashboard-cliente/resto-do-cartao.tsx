import { Link } from 'react-router';
import classes from '../../../components/painel/cartao.module.css';
import { formatarNumero } from '../../../lib/formato.ts';

/** How many more there are than a card lists, and where; nothing where it lists all. */
export function RestoDoCartao({ quantos, para }: { quantos: number; para: string }) {
  if (quantos <= 0) return null;
  return (
    <p className={classes.rodape}>
      <Link to={para}>E mais {formatarNumero(quantos)}</Link>
    </p>
  );
}
