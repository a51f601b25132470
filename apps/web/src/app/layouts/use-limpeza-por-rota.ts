import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { useClienteSelecionado } from '../../lib/cliente-store.ts';
import { ROTAS } from '../rotas.ts';
import { rotaLimpaCliente } from './limpar-cliente.ts';

/** Lets go of the selected client on the routes that say so, before the page is painted. */
export function useLimpezaPorRota(): void {
  const { pathname } = useLocation();
  const desvincular = useClienteSelecionado((estado) => estado.desvincular);
  useLayoutEffect(() => {
    if (rotaLimpaCliente(ROTAS, pathname)) desvincular();
  }, [pathname, desvincular]);
}
