import classes from './passos.module.css';
import type { usePassos } from './use-passos.ts';

interface Props {
  passos: ReturnType<typeof usePassos<string>>;
}

/** The steps of a form; a click goes back to an earlier one. */
export function Passos({ passos: { passos, atual, ir } }: Props) {
  return (
    <ol className={classes.passos} aria-label="Passos">
      {passos.map(({ titulo }, i) => (
        <li key={titulo}>
          <button
            type="button"
            disabled={i > atual}
            aria-current={i === atual ? 'step' : undefined}
            onClick={() => ir(i)}
          >
            <span>{i + 1}.</span> {titulo}
          </button>
        </li>
      ))}
    </ol>
  );
}
