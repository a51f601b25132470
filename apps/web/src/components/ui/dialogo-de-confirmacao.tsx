import { Button, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import classes from './dialogo.module.css';
import { Dialogo } from './dialogo.tsx';

export interface Pergunta {
  titulo: string;
  texto: ReactNode;
  /** Label of the button that says yes: the verb of what will happen. */
  confirmar: string;
  /** Label of the button that says no; 'Voltar' unless that could be misread. */
  recusar?: string;
  /** What is done cannot be undone, or takes something away. */
  perigo?: boolean;
  /** Asked to be typed before yes is possible: only for what cannot be undone (interface.md §2.8). */
  digitar?: string;
}

/** A question to decide; closing it is no. */
export function DialogoDeConfirmacao({
  aoResponder,
  ...pergunta
}: Pergunta & { aoResponder: (sim: boolean) => void }) {
  const { titulo, texto, confirmar, recusar = 'Voltar', perigo = false, digitar } = pergunta;
  const [digitado, setDigitado] = useState('');
  const liberado = digitar === undefined || digitado.trim() === digitar;
  return (
    <Dialogo titulo={titulo} aoFechar={() => aoResponder(false)}>
      <form
        onSubmit={(evento) => {
          evento.preventDefault();
          // The dialog may lie over a form, which its own submission must not send.
          evento.stopPropagation();
          if (liberado) aoResponder(true);
        }}
      >
        <div className={classes.texto}>{texto}</div>
        {digitar !== undefined && (
          <TextInput
            label={`Digite ${digitar} para confirmar`}
            autoComplete="off"
            data-autofocus
            value={digitado}
            onChange={(evento) => setDigitado(evento.currentTarget.value)}
          />
        )}
        <div className={classes.acoes}>
          {/* Where yes takes something away the other button has the focus, so that a stray
              Enter says no. */}
          <Button
            variant="default"
            data-autofocus={(perigo && digitar === undefined) || undefined}
            onClick={() => aoResponder(false)}
          >
            {recusar}
          </Button>
          <Button
            type="submit"
            disabled={!liberado}
            data-autofocus={(!perigo && digitar === undefined) || undefined}
            {...(perigo && { color: 'var(--cor-perigo)' })}
          >
            {confirmar}
          </Button>
        </div>
      </form>
    </Dialogo>
  );
}
