import type { Diferenca } from '@dominio/contrato/auditoria';
import classes from './historico.module.css';

const Valor = ({ valor }: { valor: string | null }) =>
  valor === null ? <span className={classes.nada}>nada</span> : valor;

/** Each changed field with its value before and after. */
export function Diferencas({ diferencas }: { diferencas: readonly Diferenca[] }) {
  return (
    <dl className={classes.diferencas}>
      {diferencas.map(({ campo, rotulo, antes, depois }) => (
        <div key={campo}>
          <dt>{rotulo}</dt>
          {antes !== null && (
            <dd>
              <span className={classes.lado}>Antes</span>
              <del>{antes}</del>
            </dd>
          )}
          <dd>
            <span className={classes.lado}>{antes === null ? 'Valor' : 'Depois'}</span>
            <ins>
              <Valor valor={depois} />
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
