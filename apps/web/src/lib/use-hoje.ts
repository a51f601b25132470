import { dataCivil } from '@dominio/contrato/datas';
import { useSyncExternalStore } from 'react';

const CONFERIR_MS = 30_000;

function assinar(aoMudar: () => void): () => void {
  const relogio = setInterval(aoMudar, CONFERIR_MS);
  // A machine that slept wakes on another day.
  document.addEventListener('visibilitychange', aoMudar);
  return () => {
    clearInterval(relogio);
    document.removeEventListener('visibilitychange', aoMudar);
  };
}

/** Today on São Paulo's calendar, `AAAA-MM-DD`; changes at its midnight. */
export const useHoje = (): string => useSyncExternalStore(assinar, () => dataCivil(new Date()));
