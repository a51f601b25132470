import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { aoChegar } from '../../lib/mudanca-de-cliente.ts';

/** Ends the selection of the client and opens /inicio (specification part 1 §4). */
export function useDesvincularCliente(): () => void {
  const navegar = useNavigate();
  return useCallback(() => {
    void navegar('/inicio', { state: aoChegar(null) });
  }, [navegar]);
}
