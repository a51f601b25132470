import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { useEscolherCliente } from '../../features/clientes/use-escolher-cliente.ts';
import { useClienteSelecionado } from '../../lib/cliente-store.ts';
import { mudancaDe } from '../../lib/mudanca-de-cliente.ts';
import { ROTAS } from '../rotas.ts';
import { rotaLimpaCliente } from './limpar-cliente.ts';

/**
 * Key of the navigation whose change of client was made last: a layout that is mounted again must
 * not make it again.
 */
let feita = '';

/**
 * Changes the selected client as the navigation to this page asked for, and clears it on the routes
 * that say so, before the page is painted.
 */
export function useLimpezaPorRota(): void {
  const { pathname, state, key } = useLocation();
  const tipo = useNavigationType();
  const desvincular = useClienteSelecionado((estado) => estado.desvincular);
  const escolher = useEscolherCliente();
  useLayoutEffect(() => {
    const mudanca = mudancaDe(state);
    // After Back or a reload the state is still in the history: the client chosen since then stays.
    if (!mudanca || tipo === NavigationType.Pop || feita === key) return;
    feita = key;
    if (mudanca.clienteAtivo) escolher(mudanca.clienteAtivo);
    else desvincular();
  }, [state, key, tipo, desvincular, escolher]);
  useLayoutEffect(() => {
    if (rotaLimpaCliente(ROTAS, pathname)) desvincular();
  }, [pathname, desvincular]);
}
