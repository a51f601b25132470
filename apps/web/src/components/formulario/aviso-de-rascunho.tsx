import { Button } from '@mantine/core';
import classes from './formulario.module.css';

interface Props {
  /** When it was typed: '14:05'. */
  hora: string;
  /** What taking it up does besides. */
  ressalva?: string | undefined;
  aoRecuperar: () => void;
  aoDescartar: () => void;
}

/** Offers what was typed into a form before and not saved. */
export function AvisoDeRascunho({ hora, ressalva, aoRecuperar, aoDescartar }: Props) {
  return (
    <div className={classes.aviso} role="status">
      <p>
        Há um rascunho não salvo, das {hora}. {ressalva}
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
