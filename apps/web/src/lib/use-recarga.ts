import type { QueryObserverResult, RefetchOptions, UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { avisar } from './avisar.ts';
import { mensagemDoErro } from './erro-da-api.ts';

/**
 * Reads a record again because somebody asked for it. What is typed gives way only to a reading
 * that succeeds: one that fails says so, and changes nothing.
 */
export async function recarregarConsulta<T>(
  refetch: (opcoes?: RefetchOptions) => Promise<QueryObserverResult<T>>,
  aoLer: (lido: T) => void,
): Promise<void> {
  // `refetch` does not reject: after a failure it resolves with what was read before.
  const { isSuccess, data, error } = await refetch();
  if (isSuccess) aoLer(data);
  else avisar.erro({ titulo: 'Erro ao recarregar', mensagem: mensagemDoErro(error) });
}

/**
 * The reload of a record that a form shows. `leituras` counts how often somebody reloaded it: a
 * form with it as its key begins again then, and what is typed survives every other reading.
 */
export function useRecarga({ refetch }: Pick<UseQueryResult, 'refetch'>) {
  const [leituras, setLeituras] = useState(0);
  const recarregar = () =>
    void recarregarConsulta(refetch, () => setLeituras((antes) => antes + 1));
  return { leituras, recarregar };
}
