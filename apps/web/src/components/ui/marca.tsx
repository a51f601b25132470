import classes from './marca.module.css';

/** The product's mark and name. `tamanho` is the side of the mark in pixels. */
export function Marca({ tamanho = 26, comNome = true }: { tamanho?: number; comNome?: boolean }) {
  return (
    <span className={classes.marca}>
      <svg width={tamanho} height={tamanho} viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="8" fill="var(--cor-primaria)" />
        <path
          fill="#fff"
          d="M10 8h6.4c4.6 0 7.6 3.1 7.6 8s-3 8-7.6 8H10zm3.9 3.4v9.2h2.2c2.5 0 3.9-1.7 3.9-4.6s-1.4-4.6-3.9-4.6z"
        />
      </svg>
      {comNome && 'Domínio'}
    </span>
  );
}
