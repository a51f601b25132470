import { useState } from 'react';
import type { z } from 'zod';
import { avisar } from './avisar.ts';
import { ErroDaApi } from './erro-da-api.ts';

/**
 * Begins a form again with the record that the server sent along when it refused a stale version:
 * for what is edited in a list, and has no reading of its own. Where the record cannot be read, a
 * toast says so and what is typed stays.
 */
export function recarregarDaRecusa<R>(
  recusa: unknown,
  esquema: z.ZodType<R>,
  aoLer: (atual: R) => void,
): void {
  const lido = esquema.safeParse(recusa instanceof ErroDaApi ? recusa.corpo.atual : undefined);
  if (lido.success) aoLer(lido.data);
  else {
    avisar.erro({
      titulo: 'Erro ao recarregar',
      mensagem: 'Feche e abra o registro de novo para ver como ficou.',
    });
  }
}

/**
 * The record that a dialog over a list edits. `leituras` counts how often it was read again: a form
 * with it as its key begins again then.
 */
export function useRegistroDaLista<R>(aberto: R | null) {
  const [lido, setLido] = useState({ registro: aberto, leituras: 0 });
  const aoLer = (registro: R) => setLido(({ leituras }) => ({ registro, leituras: leituras + 1 }));
  return { ...lido, aoLer };
}
