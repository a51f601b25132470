import { useSemRede } from '../../lib/use-sem-rede.ts';
import classes from './sem-conexao.module.css';

/** A line under the top bar while there is no network. */
export function SemConexao() {
  const semRede = useSemRede();
  return (
    <div role="status" className={classes.linha}>
      {semRede && 'Sem conexão. Os dados podem estar desatualizados.'}
    </div>
  );
}
