import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { useEscolherCliente } from '../../features/clientes/use-escolher-cliente.ts';
import { avisar, retirarAviso } from '../../lib/avisar.ts';
import { useClienteSelecionado } from '../../lib/cliente-store.ts';
import { mudancaDe } from '../../lib/mudanca-de-cliente.ts';
import { aoSair } from '../../lib/sessao-storage.ts';
import { ROTAS } from '../rotas.ts';
import { rotaLimpaCliente } from './limpar-cliente.ts';

/**
 * Key of the navigation whose change of client was made last: a layout that is mounted again must
 * not make it again.
 */
let feita = '';

/**
 * Ends the selection of the client, says so, and offers the way back until another is selected or
 * the session ends.
 */
function soltarCliente(aoVoltar: () => void): void {
  const { cliente, desvincular, selecionar } = useClienteSelecionado.getState();
  if (!cliente) return;
  desvincular();
  const id = avisar.info({
    titulo: 'Cliente desvinculado',
    mensagem: cliente.name,
    acao: {
      rotulo: 'Desfazer',
      aoEscolher: () => {
        selecionar(cliente);
        aoVoltar();
      },
    },
  });
  const retirar = () => {
    pararDeVer();
    pararDeOuvir();
    retirarAviso(id);
  };
  const pararDeVer = useClienteSelecionado.subscribe((estado) => estado.cliente && retirar());
  const pararDeOuvir = aoSair(retirar);
}

/**
 * Changes the selected client as the navigation to this page asked for, and clears it on the routes
 * that say so, before the page is painted.
 */
export function useLimpezaPorRota(): void {
  const { pathname, search, state, key } = useLocation();
  const tipo = useNavigationType();
  const navegar = useNavigate();
  const escolher = useEscolherCliente();
  const deOnde = useRef<string>(undefined);
  useLayoutEffect(() => {
    const anterior = deOnde.current;
    const fica = !rotaLimpaCliente(ROTAS, pathname);
    if (fica) deOnde.current = pathname + search;
    // Where no client can stay, the way back leads to the page that had it; elsewhere to no other.
    const soltar = () =>
      soltarCliente(() => {
        if (anterior && rotaLimpaCliente(ROTAS, location.pathname)) void navegar(anterior);
      });
    const mudanca = mudancaDe(state);
    // After Back or a reload the state is still in the history: the client chosen since then stays.
    if (mudanca && tipo !== NavigationType.Pop && feita !== key) {
      feita = key;
      if (mudanca.clienteAtivo) escolher(mudanca.clienteAtivo);
      else soltar();
    }
    if (!fica) soltar();
  }, [pathname, search, state, key, tipo, navegar, escolher]);
}
