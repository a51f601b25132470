import classes from './detalhes-do-erro.module.css';

/** What broke, for whoever is asked about it; folded away until wanted. */
export function DetalhesDoErro({ erro }: { erro: unknown }) {
  return (
    <details className={classes.detalhes}>
      <summary tabIndex={0}>Detalhes do erro</summary>
      <pre>{erro instanceof Error ? `${erro.name}: ${erro.message}` : String(erro)}</pre>
    </details>
  );
}
