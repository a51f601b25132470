import type { Visita } from '@dominio/contrato/ver-como';
import { aoComecarDocumento } from './documento.ts';

/**
 * 'Ver como' in this tab. It lives in the storage of the tab alone: every other tab goes on as the
 * administrator's, and what the visit reads never lies beside what is theirs.
 */
export const CHAVE_DA_VISITA = 'dominio.visita';
/** Before every key that is kept during a visit. */
export const PREFIXO_DA_VISITA = 'visita:';
/** Where an administrator comes back to. */
const VOLTA = '/gerenciar-usuarios';

function lerGuardada(): Visita | null {
  try {
    const guardada: unknown = JSON.parse(sessionStorage.getItem(CHAVE_DA_VISITA) ?? 'null');
    return typeof guardada === 'object' ? (guardada as Visita | null) : null;
  } catch {
    return null;
  }
}

/** The visit of this document; entering and leaving load another, so it stays the same. */
export let visitaAtual: Visita | null = lerGuardada();

let terminada = false;

aoComecarDocumento(() => {
  visitaAtual = lerGuardada();
  terminada = false;
});

/** Whether the visit has ended and the page is about to be left: what still arrives is not kept. */
export const visitaTerminada = (): boolean => terminada;

/** Drops all that the visit kept, and gives the tab back to the administrator's own session. */
export function terminarVisita(): void {
  terminada = true;
  const chaves = Array.from(
    { length: sessionStorage.length },
    (_, i) => sessionStorage.key(i) ?? '',
  );
  for (const chave of chaves) {
    if (chave === CHAVE_DA_VISITA || chave.startsWith(PREFIXO_DA_VISITA))
      sessionStorage.removeItem(chave);
  }
  location.assign(visitaAtual ? `${VOLTA}?usuario=${visitaAtual.usuario_id}` : VOLTA);
}
