import type { RecusaDoOidc } from '@dominio/contrato/oidc';
import { errors } from 'jose';
import * as oidc from 'openid-client';
import type { ContextoPublico } from '../../platform/contexto.ts';

const FALHAS_DE_ASSINATURA = [
  errors.JWSSignatureVerificationFailed,
  errors.JWKSNoMatchingKey,
  errors.JOSEAlgNotAllowed,
];

/** A sign-in by the provider that is refused; the page tells the reason in a fixed text. */
export class EntradaRecusada extends Error {
  override readonly name = 'EntradaRecusada';
  readonly motivo: RecusaDoOidc;
  /** The person whose account it would have been, if there is one. */
  readonly usuarioId: number | null;
  /**
   * Whether the answer belongs to no sign-in that began here: any page can make a browser send such
   * an answer.
   */
  readonly semEstado: boolean;
  /** Whether no key of the provider signed the ID token, which somebody else then made. */
  readonly forjada: boolean;

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
    this.forjada = FALHAS_DE_ASSINATURA.some((falha) => cause instanceof falha);
  }
}

/** URL of the sign-in page with the reason of the refusal. */
export function recusado({ log }: ContextoPublico, erro: EntradaRecusada): string {
  if (erro.motivo === 'indisponivel') {
    log.warn({ err: erro.cause }, 'a entrada pelo provedor falhou');
  }
  return `/entrar#oidc=${erro.motivo}`;
}

/** The reason that stands for a failed answer of the provider. */
export function motivoDaFalha(erro: unknown): RecusaDoOidc {
  if (erro instanceof oidc.AuthorizationResponseError) {
    return erro.error === 'access_denied' ? 'cancelado' : 'indisponivel';
  }
  const gasto = erro instanceof oidc.ResponseBodyError && erro.error === 'invalid_grant';
  return gasto ? 'expirado' : 'indisponivel';
}
