import type { RecusaDoOidc } from '@dominio/contrato/oidc';
import * as oidc from 'openid-client';
import type { ContextoPublico } from '../../platform/contexto.ts';

/** A sign-in that goes no further; the page says why in a fixed text. */
export class EntradaRecusada extends Error {
  override readonly name = 'EntradaRecusada';
  readonly motivo: RecusaDoOidc;
  /** Whose account it would have been, where there is one. */
  readonly usuarioId: number | null;
  /** It continues no sign-in that began here: any page can have a browser bring such an answer. */
  readonly semEstado: boolean;

  constructor(
    motivo: RecusaDoOidc,
    {
      cause,
      usuarioId,
      semEstado,
    }: { cause?: unknown; usuarioId?: number; semEstado?: boolean } = {},
  ) {
    super(motivo, { cause });
    this.motivo = motivo;
    this.usuarioId = usuarioId ?? null;
    this.semEstado = semEstado ?? false;
  }
}

/** The sign-in page, saying why the provider's way did not lead in. */
export function recusado({ log }: ContextoPublico, erro: EntradaRecusada): string {
  if (erro.motivo === 'indisponivel') {
    log.warn({ err: erro.cause }, 'a entrada pelo provedor falhou');
  }
  return `/entrar#oidc=${erro.motivo}`;
}

/** What an answer of the provider that is no success means here. */
export function motivoDaFalha(erro: unknown): RecusaDoOidc {
  if (erro instanceof oidc.AuthorizationResponseError) {
    return erro.error === 'access_denied' ? 'cancelado' : 'indisponivel';
  }
  const gasto = erro instanceof oidc.ResponseBodyError && erro.error === 'invalid_grant';
  return gasto ? 'expirado' : 'indisponivel';
}
