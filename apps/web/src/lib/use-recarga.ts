import type { QueryObserverResult, RefetchOptions, UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { avisar } from './avisar.ts';
import { mensagemDoErro } from './erro-da-api.ts';

/**
 * Reads a record anew because somebody asked for it. What is typed gives way only to what was read:
 * a reading that fails says so, and changes nothing.
 */
export async function recarregarConsulta<T>(
  refetch: (opcoes?: RefetchOptions) => Promise<QueryObserverResult<T>>,
  aoLer: (lido: T) => void,
): Promise<void> {
  // It resolves with what was read before when it fails.
  const { isSuccess, data, error } = await refetch();
  if (isSuccess) aoLer(data);
  else avisar.erro({ titulo: 'Erro ao recarregar', mensagem: mensagemDoErro(error) });
}

/**
 * The reload of a record that a form is drawn of. What is typed outlives every other reading: a form
 * with `leituras` as its key begins anew only then.
 */
export function useRecarga({ refetch }: Pick<UseQueryResult, 'refetch'>) {
  const [leituras, setLeituras] = useState(0);
  const recarregar = () =>
    void recarregarConsulta(refetch, () => setLeituras((antes) => antes + 1));
  return { leituras, recarregar };
}
