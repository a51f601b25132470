import type { QueryObserverResult, RefetchOptions, UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { avisar } from './avisar.ts';
import { mensagemDoErro } from './erro-da-api.ts';

/**
 * Reads a record again because somebody asked for it. What is typed gives way only to a reading
 * that succeeds: one that fails says so, and changes nothing.
 *
 * @returns whether it succeeded
 */
export async function recarregarConsulta<T>(
  refetch: (opcoes?: RefetchOptions) => Promise<QueryObserverResult<T>>,
  aoLer: (lido: T) => void,
): Promise<boolean> {
  // `refetch` does not reject: after a failure it resolves with what was read before.
  const { isSuccess, data, error } = await refetch();
  if (isSuccess) aoLer(data);
  else avisar.erro({ titulo: 'Erro ao recarregar', mensagem: mensagemDoErro(error) });
  return isSuccess;
}

/**
 * How what was read is edited: as it was first read on opening, so that a newer version is told when
 * it is saved and nothing typed gives way to it. What was kept from an earlier opening may be old and
 * is not edited. Only a reading that somebody asks for takes its place.
 *
 * @returns `lido`, what is edited, undefined until it is read; `leituras`, how often it was read anew,
 *   the key of its form.
 */
export function useLeitura<T>(consulta: UseQueryResult<T>) {
  const { data, isSuccess, isFetchedAfterMount, refetch } = consulta;
  const [{ lido, leituras }, setLeitura] = useState<{ lido: T | undefined; leituras: number }>({
    lido: undefined,
    leituras: 0,
  });
  if (lido === undefined && isSuccess && isFetchedAfterMount) setLeitura({ lido: data, leituras });
  const recarregar = () =>
    void recarregarConsulta(refetch, (novo) =>
      setLeitura((antes) => ({ lido: novo, leituras: antes.leituras + 1 })),
    );
  return { lido, leituras, recarregar };
}
