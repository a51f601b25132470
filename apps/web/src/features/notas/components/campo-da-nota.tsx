import { MAXIMO_DA_NOTA } from '@dominio/contrato/notas';
import { Button, Textarea } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { esperando } from '../../../components/ui/esperando.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import classes from './notas.module.css';

interface Props {
  /** By which others find the field. */
  id?: string;
  rotulo: string;
  inicial?: string;
  gravar: { rotulo: string; fazer: (texto: string) => Promise<unknown> };
  /** Leaves what is written as it was; without it the field stays. */
  aoCancelar?: () => void;
}

/** Where a note is written: Ctrl+Enter keeps it, and what was typed stays until it is kept. */
export function CampoDaNota({ id, rotulo, inicial = '', gravar, aoCancelar }: Props) {
  const campo = useRef<HTMLTextAreaElement>(null);
  const [texto, setTexto] = useState(inicial);
  const [gravando, setGravando] = useState(false);
  const [erro, setErro] = useState<string | null>(null);
  const escrito = texto.trim() !== '';

  const enviar = async () => {
    if (!escrito || gravando) return;
    setGravando(true);
    setErro(null);
    try {
      await gravar.fazer(texto);
      setTexto('');
      // The button that may have the focus goes with the text.
      campo.current?.focus();
    } catch (falha) {
      setErro(mensagemDoErro(falha));
    } finally {
      setGravando(false);
    }
  };
  const aoTeclar = (evento: KeyboardEvent) => {
    if (evento.key === 'Enter' && (evento.ctrlKey || evento.metaKey)) {
      evento.preventDefault();
      void enviar();
    }
    if (evento.key === 'Escape' && aoCancelar) {
      evento.stopPropagation();
      aoCancelar();
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
        maxLength={MAXIMO_DA_NOTA}
        value={texto}
        error={erro}
        autoFocus={aoCancelar !== undefined}
        onChange={(evento) => setTexto(evento.currentTarget.value)}
        onKeyDown={aoTeclar}
      />
      {(escrito || aoCancelar) && (
        <div className={classes.botoes}>
          {aoCancelar && (
            <Button variant="default" size="compact-sm" onClick={aoCancelar}>
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
