import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import classes from '../components/ui/dialogo.module.css';
import { Dialogo } from '../components/ui/dialogo.tsx';

/** A value to choose before it is given to records. */
export interface Escolha<V> {
  readonly titulo: string;
  /** What comes of it that the field does not say. */
  readonly texto?: string;
  /** Label of the button that gives it: the verb of what will happen. */
  readonly confirmar: string;
  readonly campo: (valor: V | null, aoMudar: (valor: V | null) => void) => ReactNode;
}

interface Props<V> extends Escolha<V> {
  /** What is chosen when it opens. */
  inicial?: V | undefined;
  /** @param valor undefined when the person thought better of it. */
  aoResponder: (valor: V | undefined) => void;
}

/** Asks for a value; closing it chooses none. */
export function DialogoDeEscolha<V>(props: Props<V>) {
  const { titulo, texto, confirmar, campo, inicial, aoResponder } = props;
  const [valor, setValor] = useState<V | null>(inicial ?? null);
  return (
    <Dialogo titulo={titulo} aoFechar={() => aoResponder(undefined)}>
      <form
        onSubmit={(evento) => {
          evento.preventDefault();
          if (valor !== null) aoResponder(valor);
        }}
      >
        {texto && <p className={classes.texto}>{texto}</p>}
        {campo(valor, setValor)}
        <div className={classes.acoes}>
          <Button variant="default" onClick={() => aoResponder(undefined)}>
            Voltar
          </Button>
          <Button type="submit" disabled={valor === null}>
            {confirmar}
          </Button>
        </div>
      </form>
    </Dialogo>
  );
}
