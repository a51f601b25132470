import { useState } from 'react';

/** The call that saves a record, as a mutation tells it; a new one has no id. */
interface Salvar<V, R> {
  isPending: boolean;
  mutateAsync: (pedido: { id: number | null; body: V & { versao?: number } }) => Promise<R>;
}

/**
 * Saves a form as a new record, or over the record it was opened with. It names the version that
 * was read when the form was opened, even if a newer one was read since.
 */
export function useGravacaoDoRegistro<V extends object, R>(
  registro: { readonly id: number; readonly versao: number } | null,
  salvar: Salvar<V, R>,
) {
  const [versao] = useState(registro?.versao);
  return {
    enviando: salvar.isPending,
    gravar: (valores: V) =>
      salvar.mutateAsync({
        id: registro?.id ?? null,
        body: { ...valores, ...(versao !== undefined && { versao }) },
      }),
  };
}
