import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useClienteSelecionado } from '../../lib/cliente-store.ts';

/** Lets go of the selected client and goes to the start (specification part 1 §4). */
export function useDesvincularCliente(): () => void {
  const desvincular = useClienteSelecionado((estado) => estado.desvincular);
  const navegar = useNavigate();
  return useCallback(() => {
    desvincular();
    void navegar('/inicio');
  }, [desvincular, navegar]);
}
