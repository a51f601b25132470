import { useState } from 'react';
import type { z } from 'zod';
import { avisar } from './avisar.ts';
import { ErroDaApi } from './erro-da-api.ts';

/**
 * Begins a form anew with the record as the refusal of a stale version brings it, for what is edited
 * from a list and read nowhere by itself. What cannot be read is said, and leaves what is typed.
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

/** The record that a dialog over a list edits: a form with `leituras` as its key begins anew once it is read anew. */
export function useRegistroDaLista<R>(aberto: R | null) {
  const [lido, setLido] = useState({ registro: aberto, leituras: 0 });
  const aoLer = (registro: R) => setLido(({ leituras }) => ({ registro, leituras: leituras + 1 }));
  return { ...lido, aoLer };
}
