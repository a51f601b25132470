import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * Reads a record anew because somebody asked for it. What is typed outlives every other reading: a
 * form with `leituras` as its key begins anew only then.
 */
export function useRecarga({ refetch }: Pick<UseQueryResult, 'refetch'>) {
  const [leituras, setLeituras] = useState(0);
  const recarregar = () => void refetch().then(() => setLeituras((antes) => antes + 1));
  return { leituras, recarregar };
}
