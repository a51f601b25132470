import { type Aviso, avisar, retirarAviso } from '../../lib/avisar.ts';
import { aoComecarDocumento } from '../../lib/documento.ts';

/** Whether the list that shows every news is open in this tab. */
let listaAberta = false;
let emVista: string[] = [];
aoComecarDocumento(() => {
  [listaAberta, emVista] = [false, []];
});

/** More toasts than this are never in view together. */
const MAXIMO_EM_VISTA = 10;

/** Tells news in a toast, unless the list where it has just appeared is being looked at. */
export function avisarNovidade(aviso: Aviso): void {
  if (!listaAberta) emVista = [...emVista, avisar.info(aviso)].slice(-MAXIMO_EM_VISTA);
}

/** The list is open: toasts of what it shows would lie on top of it. Returns what closes it. */
export function abrirLista(): () => void {
  listaAberta = true;
  for (const id of emVista) retirarAviso(id);
  emVista = [];
  return () => {
    listaAberta = false;
  };
}
