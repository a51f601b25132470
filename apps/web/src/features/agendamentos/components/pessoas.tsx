import { Avatar, type PessoaComFoto } from '../../../components/ui/avatar.tsx';
import classes from './pessoas.module.css';

interface Props {
  pessoas: readonly PessoaComFoto[];
  /** Faces shown before '+N'. */
  maximo?: number;
}

/** People as overlapping faces; their names are read out and shown on hover. */
export function Pessoas({ pessoas, maximo = 3 }: Props) {
  if (pessoas.length === 0) return null;
  const nomes = pessoas.map(({ nome }) => nome).join(', ');
  const ocultas = pessoas.length - maximo;
  return (
    <span className={classes.pessoas} role="img" aria-label={nomes} title={nomes}>
      {pessoas.slice(0, maximo).map((pessoa) => (
        <Avatar key={pessoa.id} pessoa={pessoa} preset="thumbnail" className={classes.rosto} />
      ))}
      {ocultas > 0 && <span className={classes.mais}>+{ocultas}</span>}
    </span>
  );
}
