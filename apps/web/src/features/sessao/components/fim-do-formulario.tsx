import { Button } from '@mantine/core';
import classes from './cartao-de-entrada.module.css';

interface Props {
  rotulo: string;
  /** Words of the button while the answer is awaited; pressing it then does nothing. */
  enquanto: string;
  ocupado: boolean;
  /** Called by the button that leads back to the sign-in; without it there is none. */
  aoVoltar?: () => void;
}

/** End of each form of the sign-in card: the button that sends it, and the one that leads back. */
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
