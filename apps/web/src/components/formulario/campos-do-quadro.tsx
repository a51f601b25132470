import type { ReactNode } from 'react';
import { useSoLeitura } from '../ui/so-leitura.ts';
import classes from './formulario.module.css';

/** The fields of a form. Where nothing may be written they are shut, and it is said why. */
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
