import { type Aviso, avisar, retirarAviso } from '../../lib/avisar.ts';
import { aoComecarDocumento } from '../../lib/documento.ts';

/** Whether this tab has the list of notifications open. */
let listaAberta = false;
let emVista: string[] = [];
aoComecarDocumento(() => {
  [listaAberta, emVista] = [false, []];
});

/** Most toasts remembered, to be removed when the list opens. */
const MAXIMO_EM_VISTA = 10;

/** Shows a toast for a new notification, unless the open list shows it already. */
export function avisarNovidade(aviso: Aviso): void {
  if (!listaAberta) emVista = [...emVista, avisar.info(aviso)].slice(-MAXIMO_EM_VISTA);
}

/**
 * Removes the toasts of notifications, which would cover the list that opens now, and shows no
 * more.
 *
 * @returns call it when the list closes.
 */
export function abrirLista(): () => void {
  listaAberta = true;
  for (const id of emVista) retirarAviso(id);
  emVista = [];
  return () => {
    listaAberta = false;
  };
}
