import { Avatar, type PessoaComFoto } from '../../../components/ui/avatar.tsx';
import classes from './rostos-dos-participantes.module.css';

interface Props {
  participantes: readonly PessoaComFoto[];
  /** Pictures shown before '+N'. */
  maximo?: number;
}

/** The participants as overlapping pictures; their names are read out and shown on hover. */
export function RostosDosParticipantes({ participantes, maximo = 3 }: Props) {
  if (participantes.length === 0) return null;
  const nomes = participantes.map(({ nome }) => nome).join(', ');
  const ocultas = participantes.length - maximo;
  return (
    <span className={classes.rostos} role="img" aria-label={nomes} title={nomes}>
      {participantes.slice(0, maximo).map((pessoa) => (
        <Avatar key={pessoa.id} pessoa={pessoa} preset="thumbnail" className={classes.rosto} />
      ))}
      {ocultas > 0 && <span className={classes.mais}>+{ocultas}</span>}
    </span>
  );
}
