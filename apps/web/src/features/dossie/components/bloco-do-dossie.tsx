import type { BlocoDoDossie as Bloco } from '@dominio/contrato/dossie';
import { Fragment } from 'react';
import { SO_FALADO } from '../../../components/ui/so-falado.ts';
import classes from './dossie.module.css';

function Tabela({ tabela: { nome, colunas, linhas } }: { tabela: NonNullable<Bloco['tabela']> }) {
  return (
    // Wider than a phone: it is moved sideways, by the keyboard too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in
    <div role="group" className={classes.rolagem} aria-label={nome} tabIndex={0}>
      <table className={classes.tabela}>
        <caption className={SO_FALADO}>{nome}</caption>
        <thead>
          <tr>
            {colunas.map((coluna) => (
              <th key={coluna} scope="col">
                {coluna}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {linhas.map((linha, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a document that is read whole
            <tr key={i}>
              {linha.map((celula, j) => (
                <td key={colunas[j]}>{celula}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A part of a section as it was told: names with values, a table, and what is left out. */
export function BlocoDoDossie({ bloco: { titulo, valores, tabela, resto } }: { bloco: Bloco }) {
  return (
    <div className={classes.bloco}>
      {titulo && <h3>{titulo}</h3>}
      {valores.length > 0 && (
        <dl className={classes.valores}>
          {valores.map(({ nome, valor }) => (
            <Fragment key={nome}>
              <dt>{nome}</dt>
              <dd>{valor}</dd>
            </Fragment>
          ))}
        </dl>
      )}
      {tabela && <Tabela tabela={tabela} />}
      {resto && <p className={classes.resto}>{resto}</p>}
    </div>
  );
}
