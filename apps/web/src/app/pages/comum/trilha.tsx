import { Link } from 'react-router';
import type { Passo } from '../../trilha.ts';
import classes from './trilha.module.css';

/** The breadcrumb; its last step is the page itself. */
export function Trilha({ passos }: { passos: readonly Passo[] }) {
  if (passos.length === 0) return null;
  return (
    <nav aria-label="Trilha" className="so-na-tela">
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
