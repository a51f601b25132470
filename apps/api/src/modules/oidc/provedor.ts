import { createHash } from 'node:crypto';
import * as oidc from 'openid-client';
import { type Lembrado, lembrar } from '../../platform/lembrado.ts';
import { lerPorHttps } from '../../platform/rede.ts';

/** This installation's registration at the provider. */
export interface Registro {
  readonly issuer: string;
  readonly clientId: string;
  /** Empty for a public client, which only PKCE protects. */
  readonly clientSecret: string;
}

/**
 * How long a discovery document is kept. The library itself keeps the keys, and reads them again as
 * they change.
 */
const VALIDADE_DA_DESCOBERTA_MS = 10 * 60_000;
const PRAZO_S = 8;
const MAXIMO_DA_RESPOSTA = 262_144;

/**
 * Makes the library's requests with the checks of every request to an address that somebody typed
 * in (seguranca.md P23).
 */
const buscarPor =
  (hostsInternos: readonly string[]): oidc.CustomFetch =>
  async (endereco, { method, headers, body, signal }) => {
    const corpo = body === null || body === undefined ? null : String(body);
    const { status, tipo, texto } = await lerPorHttps(new URL(endereco), {
      hostsInternos,
      signal: signal ?? AbortSignal.timeout(PRAZO_S * 1000),
      maximo: MAXIMO_DA_RESPOSTA,
      metodo: method,
      cabecalhos: headers,
      ...(corpo !== null && { corpo }),
    });
    const semCorpo = [204, 205, 304].includes(status);
    return new Response(semCorpo ? null : texto, { status, headers: { 'content-type': tipo } });
  };

/**
 * The client authentication that the provider supports; Basic where it says nothing (OpenID Connect
 * Discovery 1.0 §3).
 */
const autenticacaoPor =
  (segredo: string): oidc.ClientAuth =>
  (servidor, ...resto) => {
    const aceitos = servidor.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const metodo =
      segredo === ''
        ? oidc.None()
        : aceitos.includes('client_secret_basic')
          ? oidc.ClientSecretBasic(segredo)
          : oidc.ClientSecretPost(segredo);
    return metodo(servidor, ...resto);
  };

/**
 * Makes a function that finds the provider: its discovery document is read once for all callers,
 * and again when the registration changes.
 *
 * @throws from the returned function whatever kept the provider from being found.
 */
export function criarLocalizador(hostsInternos: readonly string[]) {
  let atual: { chave: string; descoberta: Lembrado<oidc.Configuration> } | null = null;
  return ({ issuer, clientId, clientSecret }: Registro, agora: Date) => {
    const chave = createHash('sha256')
      .update(JSON.stringify([issuer, clientId, clientSecret]))
      .digest('hex');
    if (atual?.chave !== chave) atual = { chave, descoberta: lembrar(VALIDADE_DA_DESCOBERTA_MS) };
    return atual.descoberta(agora, () =>
      oidc.discovery(new URL(issuer), clientId, {}, autenticacaoPor(clientSecret), {
        [oidc.customFetch]: buscarPor(hostsInternos),
        timeout: PRAZO_S,
      }),
    );
  };
}
export type Localizador = ReturnType<typeof criarLocalizador>;

/**
 * What the provider declares of the person: the ID token's claims and, where that names no e-mail,
 * those of the userinfo call.
 */
export async function lerDeclarados(
  provedor: oidc.Configuration,
  resposta: Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>,
): Promise<unknown> {
  const declarados = resposta.claims();
  if (!declarados || declarados.email !== undefined) return declarados;
  if (!provedor.serverMetadata().userinfo_endpoint) return declarados;
  const daChamada = await oidc.fetchUserInfo(provedor, resposta.access_token, declarados.sub);
  return { ...daChamada, auth_time: declarados.auth_time };
}
