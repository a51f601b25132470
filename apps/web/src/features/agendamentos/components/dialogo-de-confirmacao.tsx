import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './dialogo.module.css';
import { Dialogo } from './dialogo.tsx';

interface Props {
  titulo: string;
  children: ReactNode;
  confirmar: string;
  aoResponder: (sim: boolean) => void;
}

/** A question to decide; closing it is no. */
export function DialogoDeConfirmacao({ titulo, children, confirmar, aoResponder }: Props) {
  return (
    <Dialogo titulo={titulo} aoFechar={() => aoResponder(false)}>
      <p className={classes.texto}>{children}</p>
      <div className={classes.acoes}>
        <Button variant="default" onClick={() => aoResponder(false)}>
          Voltar
        </Button>
        <Button onClick={() => aoResponder(true)} data-autofocus>
          {confirmar}
        </Button>
      </div>
    </Dialogo>
  );
}
