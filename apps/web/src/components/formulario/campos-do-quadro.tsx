import type { ReactNode } from 'react';
import { useSoLeitura } from '../ui/so-leitura.ts';
import classes from './formulario.module.css';

/**
 * The fields of a form. Where the person may not write they are disabled, and a sentence says why.
 */
export function CamposDoQuadro({ children }: { children: ReactNode }) {
  const motivo = useSoLeitura();
  if (motivo === null) return children;
  return (
    <>
      <p className={classes.aviso} role="note">
        {motivo}
      </p>
      <fieldset disabled className={classes.soLeitura}>
        {children}
      </fieldset>
    </>
  );
}
