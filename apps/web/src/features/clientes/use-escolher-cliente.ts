import type { ClienteDaLista } from '@dominio/contrato/clientes';
import { useCallback } from 'react';
import { useClienteSelecionado } from '../../lib/cliente-store.ts';
import { lembrarRecente } from './clientes.recentes.ts';

/** Selects a client, and adds it to the recent ones. */
export function useEscolherCliente(): (cliente: ClienteDaLista) => void {
  const selecionar = useClienteSelecionado((estado) => estado.selecionar);
  return useCallback(
    (cliente) => {
      selecionar(cliente);
      lembrarRecente(cliente.id);
    },
    [selecionar],
  );
}
