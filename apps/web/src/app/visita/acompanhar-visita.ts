import { sessoesEndpoints } from '@dominio/contrato/sessoes';
import { chamar } from '../../lib/api-client.ts';
import { ENTRADAS } from '../../lib/armazenamento.ts';
import { terminarVisita } from '../../lib/visita.ts';

/**
 * How often the server is asked whether the visit goes on: a visit has no live feed, and an open
 * tab must follow the end within 5 s.
 */
const PERGUNTAR_A_CADA_MS = 4_000;

/**
 * Ends the visit of this tab together with the session it was begun from: at once when another tab
 * ended that session, within 5 s when the server did. Returns the way to stop.
 */
export function acompanharVisita(): () => void {
  const aoMudar = ({ storageArea, key }: StorageEvent) => {
    if (storageArea === localStorage && (key === null || key === ENTRADAS.token)) terminarVisita();
  };
  window.addEventListener('storage', aoMudar);
  const relogio = setInterval(() => {
    // A refusal ends the visit, wherever it is heard; a failure without an answer does not.
    chamar(sessoesEndpoints.eu).catch(() => undefined);
  }, PERGUNTAR_A_CADA_MS);
  return () => {
    window.removeEventListener('storage', aoMudar);
    clearInterval(relogio);
  };
}
