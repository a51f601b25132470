import { Button, Textarea } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { esperando } from '../../../components/ui/esperando.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { type DonoDoTexto, useTextoDaNota } from '../use-texto-da-nota.ts';
import classes from './notas.module.css';

interface Props {
  /** By which others find the field. */
  id?: string;
  dono: DonoDoTexto;
  rotulo: string;
  inicial?: string;
  gravar: { rotulo: string; fazer: (texto: string) => Promise<unknown> };
  /** Closes the field, once it is kept or given up; without it the field stays. */
  aoFechar?: () => void;
}

/** Where a note is written: Ctrl+Enter keeps it, and what was typed stays until it is kept. */
export function CampoDaNota({ id, dono, rotulo, inicial = '', gravar, aoFechar }: Props) {
  const campo = useRef<HTMLTextAreaElement>(null);
  const { texto, escrever, desistir, foiGuardado } = useTextoDaNota(dono, inicial);
  const [gravando, setGravando] = useState(false);
  const [erro, setErro] = useState<string | null>(null);
  const escrito = texto.trim() !== '';

  const enviar = async () => {
    if (!escrito || gravando) return;
    setGravando(true);
    setErro(null);
    try {
      await gravar.fazer(texto);
      if (foiGuardado(texto)) aoFechar?.();
      // The button that may have the focus goes with the text.
      campo.current?.focus();
    } catch (falha) {
      setErro(mensagemDoErro(falha));
    } finally {
      setGravando(false);
    }
  };
  const cancelar = () => {
    desistir();
    aoFechar?.();
  };
  const aoTeclar = (evento: KeyboardEvent) => {
    if (evento.key === 'Enter' && (evento.ctrlKey || evento.metaKey)) {
      evento.preventDefault();
      void enviar();
    }
    if (evento.key === 'Escape' && aoFechar) {
      evento.stopPropagation();
      cancelar();
    }
  };
  return (
    <div className={classes.campo}>
      <Textarea
        {...(id && { id })}
        ref={campo}
        aria-label={rotulo}
        placeholder="Escreva uma nota…"
        autosize
        minRows={2}
        maxRows={10}
        value={texto}
        error={erro}
        autoFocus={aoFechar !== undefined}
        // What is changed goes on where it ends.
        onFocus={({ currentTarget: { value }, currentTarget }) =>
          currentTarget.setSelectionRange(value.length, value.length)
        }
        onChange={(evento) => escrever(evento.currentTarget.value)}
        onKeyDown={aoTeclar}
      />
      {(escrito || aoFechar) && (
        <div className={classes.botoes}>
          {aoFechar && (
            <Button variant="default" size="compact-sm" onClick={cancelar}>
              Cancelar
            </Button>
          )}
          <Button
            size="compact-sm"
            disabled={!escrito}
            title="Ctrl+Enter"
            {...esperando(gravando, () => void enviar())}
          >
            {gravar.rotulo}
          </Button>
        </div>
      )}
    </div>
  );
}
