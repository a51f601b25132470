import classes from '../../../components/painel/cartao.module.css';
import { LinhaDoCartao } from '../../../components/painel/linha-do-cartao.tsx';
import type { Pendencia } from './pendencias.rules.ts';

interface Props {
  /** What the list is called for assistive technology. */
  nome: string;
  pendencias: readonly Pendencia[];
}

/** Rows of a card that each lead to where something is seen to. */
export function LinhasDePendencias({ nome, pendencias }: Props) {
  return (
    <ul className={classes.linhas} aria-label={nome}>
      {pendencias.map(({ chave, ...pendencia }) => (
        <li key={chave}>
          <LinhaDoCartao {...pendencia} />
        </li>
      ))}
    </ul>
  );
}
