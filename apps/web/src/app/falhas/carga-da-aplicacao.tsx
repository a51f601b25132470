import { useEffect, useSyncExternalStore } from 'react';
import { Sobreposicao } from '../../components/ui/sobreposicao.tsx';
import { assinarCarga, cargaAtual, mostrarCarga } from '../../lib/carga.ts';

/** Draws the loading overlay that `mostrarCarga` asks for. */
export function CargaDaAplicacao() {
  const carga = useSyncExternalStore(assinarCarga, cargaAtual);
  return carga && <Sobreposicao {...carga} />;
}

/** Stands for the frame of the pages while its code is on its way; fades over what comes. */
export function CarregandoMoldura() {
  useEffect(() => mostrarCarga(), []);
  return null;
}
