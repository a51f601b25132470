import type { Reautenticacao } from '@dominio/contrato/reautenticacao';
import { verComoEndpoints } from '@dominio/contrato/ver-como';
import { chamar } from './api-client.ts';
import { ENTRADAS } from './armazenamento.ts';
import { CHAVE_DA_VISITA, PREFIXO_DA_VISITA } from './visita.ts';

/*
 * What only a visit, or its beginning, needs. Code of its own: every page has `visita.ts`, the
 * sign-in page too, and these may only be imported on demand from what that page loads.
 */

/** Turns this tab into the visit of a person. */
export async function comecarVisita(
  id: number,
  motivo: string,
  prova: Reautenticacao,
): Promise<void> {
  const { access_token, visita } = await chamar(verComoEndpoints.iniciar, {
    params: { id },
    body: { ...prova, motivo },
  });
  sessionStorage.setItem(CHAVE_DA_VISITA, JSON.stringify(visita));
  sessionStorage.setItem(PREFIXO_DA_VISITA + ENTRADAS.token, access_token);
  location.assign('/');
}

/** Tells the server that the visit of a token is over; whatever it answers, it is over here. */
export async function avisarFimDaVisita(token: string): Promise<void> {
  await chamar(verComoEndpoints.encerrar, undefined, { keepalive: true, token }).catch(() => {});
}
