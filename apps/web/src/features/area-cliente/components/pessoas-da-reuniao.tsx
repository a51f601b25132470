import type { Pessoa } from '@dominio/contrato/pessoas';
import { Avatar } from '../../../components/ui/avatar.tsx';
import classes from './pessoas-da-reuniao.module.css';

/** Pictures shown for a meeting; further people are counted. */
const VISIVEIS = 3;

/** The people of a meeting as overlapping pictures, with their names beside them. */
export function PessoasDaReuniao({ pessoas }: { pessoas: readonly Pessoa[] }) {
  if (pessoas.length === 0) return null;
  const resto = pessoas.length - VISIVEIS;
  const nomes = pessoas.slice(0, VISIVEIS).map(({ nome }) => nome);
  return (
    <p className={classes.pessoas}>
      <span className={classes.fotos}>
        {pessoas.slice(0, VISIVEIS).map((pessoa) => (
          <Avatar
            key={pessoa.id}
            pessoa={pessoa}
            preset="thumbnail"
            className={classes.foto ?? ''}
          />
        ))}
      </span>
      <span>
        {resto > 0
          ? `${nomes.join(', ')} e mais ${resto}`
          : new Intl.ListFormat('pt-BR').format(nomes)}
      </span>
    </p>
  );
}
