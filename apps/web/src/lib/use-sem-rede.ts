import { useSyncExternalStore } from 'react';

function assinar(mudou: () => void): () => void {
  window.addEventListener('online', mudou);
  window.addEventListener('offline', mudou);
  return () => {
    window.removeEventListener('online', mudou);
    window.removeEventListener('offline', mudou);
  };
}

/** Whether the browser knows it has no network. A server that is slow or down does not count. */
export const useSemRede = (): boolean => useSyncExternalStore(assinar, () => !navigator.onLine);
