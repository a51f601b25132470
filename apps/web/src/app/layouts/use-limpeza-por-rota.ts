import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { useEscolherCliente } from '../../features/clientes/use-escolher-cliente.ts';
import { useClienteSelecionado } from '../../lib/cliente-store.ts';
import { mudancaDe } from '../../lib/mudanca-de-cliente.ts';
import { ROTAS } from '../rotas.ts';
import { rotaLimpaCliente } from './limpar-cliente.ts';

/** The step whose change was made: a layout that is drawn anew does not make it again. */
let feita = '';

/**
 * Changes the selected client as the step to this page asked for, and lets go of it on the routes
 * that say so, before the page is painted.
 */
export function useLimpezaPorRota(): void {
  const { pathname, state, key } = useLocation();
  const tipo = useNavigationType();
  const desvincular = useClienteSelecionado((estado) => estado.desvincular);
  const escolher = useEscolherCliente();
  useLayoutEffect(() => {
    const mudanca = mudancaDe(state);
    // Back, and a reload, find the state again: what was chosen since is kept.
    if (!mudanca || tipo === NavigationType.Pop || feita === key) return;
    feita = key;
    if (mudanca.clienteAtivo) escolher(mudanca.clienteAtivo);
    else desvincular();
  }, [state, key, tipo, desvincular, escolher]);
  useLayoutEffect(() => {
    if (rotaLimpaCliente(ROTAS, pathname)) desvincular();
  }, [pathname, desvincular]);
}
