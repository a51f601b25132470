import { Fragment, type ReactNode } from 'react';
import classes from './painel-do-cliente.module.css';

/** Names and values of a card; one that is not filled in says so. */
export function Valores({ valores }: { valores: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={classes.valores}>
      {valores.map(([nome, valor]) => (
        <Fragment key={nome}>
          <dt>{nome}</dt>
          <dd>{valor || <span className={classes.falta}>Não informado</span>}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
