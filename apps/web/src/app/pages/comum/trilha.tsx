import { Link } from 'react-router';
import type { Passo } from '../../trilha.ts';
import classes from './trilha.module.css';

/** The way to the page, its last step the page itself. */
export function Trilha({ passos }: { passos: readonly Passo[] }) {
  if (passos.length === 0) return null;
  return (
    <nav aria-label="Trilha">
      <ol className={classes.trilha}>
        {passos.map(({ rotulo, para }, indice) => (
          <li key={rotulo}>
            {para ? (
              <Link to={para}>{rotulo}</Link>
            ) : (
              <span aria-current={indice === passos.length - 1 ? 'page' : undefined}>{rotulo}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
