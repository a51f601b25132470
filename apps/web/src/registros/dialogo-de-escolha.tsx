import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import classes from '../components/ui/dialogo.module.css';
import { Dialogo } from '../components/ui/dialogo.tsx';

/** A value to choose before it is given to records. */
export interface Escolha<V> {
  readonly titulo: string;
  /** What comes of it that the field does not say. */
  readonly texto?: string;
  /** Label of the button that gives it: the verb of what will happen. */
  readonly confirmar: string;
  /** @param tentou whether the person tried to go on without it. */
  readonly campo: (
    valor: V | null,
    aoMudar: (valor: V | null) => void,
    tentou: boolean,
  ) => ReactNode;
  /** The field says what it lacks once the person tries to go on; the button waits for nothing. */
  readonly dizOQueFalta?: true;
}

interface Props<V> extends Escolha<V> {
  /** What is chosen when it opens. */
  inicial?: V | undefined;
  /** @param valor undefined when the person thought better of it. */
  aoResponder: (valor: V | undefined) => void;
}

/** Asks for a value; closing it chooses none. */
export function DialogoDeEscolha<V>(props: Props<V>) {
  const { titulo, texto, confirmar, campo, dizOQueFalta = false, inicial, aoResponder } = props;
  const [recusas, setRecusas] = useState(0);
  const formulario = useRef<HTMLFormElement>(null);
  const [valor, setValor] = useState<V | null>(inicial ?? null);
  useEffect(() => {
    // The field is drawn with what it lacks by now.
    if (recusas > 0) {
      formulario.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  }, [recusas]);
  return (
    <Dialogo titulo={titulo} aoFechar={() => aoResponder(undefined)}>
      <form
        ref={formulario}
        onSubmit={(evento) => {
          evento.preventDefault();
          if (valor === null) setRecusas((antes) => antes + 1);
          else aoResponder(valor);
        }}
      >
        {texto && <p className={classes.texto}>{texto}</p>}
        {campo(valor, setValor, recusas > 0)}
        <div className={classes.acoes}>
          <Button variant="default" onClick={() => aoResponder(undefined)}>
            Voltar
          </Button>
          <Button type="submit" disabled={valor === null && !dizOQueFalta}>
            {confirmar}
          </Button>
        </div>
      </form>
    </Dialogo>
  );
}
