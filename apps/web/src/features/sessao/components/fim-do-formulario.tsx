import { Button } from '@mantine/core';
import classes from './cartao-de-entrada.module.css';

interface Props {
  rotulo: string;
  /** The label while the answer is on its way; the button then does nothing. */
  enquanto: string;
  ocupado: boolean;
  /** Offers the way back to the sign-in. */
  aoVoltar?: () => void;
}

/** The end of each form of the sign-in card: what sends it, and the way back. */
export function FimDoFormulario({ rotulo, enquanto, ocupado, aoVoltar }: Props) {
  return (
    <>
      <Button type="submit" fullWidth aria-disabled={ocupado}>
        {ocupado ? enquanto : rotulo}
      </Button>
      {aoVoltar && (
        <button type="button" className={classes.ligacao} onClick={aoVoltar}>
          Voltar ao login
        </button>
      )}
    </>
  );
}
