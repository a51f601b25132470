import { sessoesEndpoints } from '@dominio/contrato/sessoes';
import { chamar } from '../../lib/api-client.ts';
import { CHAVES } from '../../lib/armazenamento.ts';
import { terminarVisita } from '../../lib/visita.ts';

/** A visit has no live feed to hear of its end, and an open tab must follow within 5 s. */
const PERGUNTAR_A_CADA_MS = 4_000;

/**
 * Ends the visit of this tab with the session that it was begun from: at once where another tab
 * ended that, and within 5 s where the server did. Returns the way to stop.
 */
export function acompanharVisita(): () => void {
  const aoMudar = ({ storageArea, key }: StorageEvent) => {
    if (storageArea === localStorage && (key === null || key === CHAVES.token)) terminarVisita();
  };
  window.addEventListener('storage', aoMudar);
  const relogio = setInterval(() => {
    // A refusal ends the visit wherever it is heard; without an answer it goes on.
    chamar(sessoesEndpoints.eu).catch(() => undefined);
  }, PERGUNTAR_A_CADA_MS);
  return () => {
    window.removeEventListener('storage', aoMudar);
    clearInterval(relogio);
  };
}
