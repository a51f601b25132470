import { Button } from '@mantine/core';
import classes from './formulario.module.css';

interface Props {
  /** When it was kept: '14:05'. */
  hora: string;
  /** What else happens when it is taken up. */
  ressalva?: string | undefined;
  aoRecuperar: () => void;
  aoDescartar: () => void;
}

/** Offers the draft that was left in a form before. */
export function AvisoDeRascunho({ hora, ressalva, aoRecuperar, aoDescartar }: Props) {
  return (
    <div className={classes.aviso} role="status">
      <p>
        Há um rascunho salvo às {hora}. {ressalva}
      </p>
      <Button variant="default" size="compact-sm" onClick={aoRecuperar}>
        Recuperar
      </Button>
      <Button variant="subtle" size="compact-sm" onClick={aoDescartar}>
        Descartar
      </Button>
    </div>
  );
}
