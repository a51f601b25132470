import { createHash } from 'node:crypto';
import { compactVerify, createRemoteJWKSet, customFetch, type RemoteJWKSet } from 'jose';
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

/** The provider as it was found: how to speak to it, and the keys by which it signs. */
export interface Provedor {
  readonly configuracao: oidc.Configuration;
  readonly chaves: RemoteJWKSet;
}

/** How long a discovery document is kept, and with it the keys. */
const VALIDADE_DA_DESCOBERTA_MS = 10 * 60_000;
const PRAZO_S = 8;
const MAXIMO_DA_RESPOSTA = 262_144;

/**
 * What an ID token may be signed with: private keys alone. A secret is shared, so it proves nothing
 * about who signed; `none` is no signature.
 */
const ALGORITMOS = [
  ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'],
  ...['ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'],
];

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
 * The provider's keys, read when the first token comes. A token under an unknown name has them read
 * once more, however recently they were read: tokens come from the provider alone, so nobody else
 * can make us read them again and again.
 */
function chavesDe({ jwks_uri }: oidc.ServerMetadata, buscar: oidc.CustomFetch): RemoteJWKSet {
  if (jwks_uri === undefined) throw new Error('o provedor não diz onde estão as suas chaves');
  return createRemoteJWKSet(new URL(jwks_uri), {
    [customFetch]: (endereco, { headers, ...resto }) =>
      buscar(endereco, { ...resto, headers: Object.fromEntries(headers), body: null }),
    timeoutDuration: PRAZO_S * 1000,
    cooldownDuration: 0,
  });
}

/**
 * Makes a function that finds the provider: its discovery document is read once for all callers,
 * and again when the registration changes.
 *
 * @throws from the returned function whatever kept the provider from being found.
 */
export function criarLocalizador(hostsInternos: readonly string[]) {
  const buscar = buscarPor(hostsInternos);
  let atual: { chave: string; descoberta: Lembrado<Provedor> } | null = null;
  return ({ issuer, clientId, clientSecret }: Registro, agora: Date) => {
    const chave = createHash('sha256')
      .update(JSON.stringify([issuer, clientId, clientSecret]))
      .digest('hex');
    if (atual?.chave !== chave) atual = { chave, descoberta: lembrar(VALIDADE_DA_DESCOBERTA_MS) };
    return atual.descoberta(agora, async () => {
      const autenticacao = autenticacaoPor(clientSecret);
      const configuracao = await oidc.discovery(new URL(issuer), clientId, {}, autenticacao, {
        [oidc.customFetch]: buscar,
        timeout: PRAZO_S,
      });
      return { configuracao, chaves: chavesDe(configuracao.serverMetadata(), buscar) };
    });
  };
}
export type Localizador = ReturnType<typeof criarLocalizador>;

/**
 * What the provider declares of the person: the ID token's claims and, where that names no e-mail,
 * those of the userinfo call. The library has checked what the token says (issuer, audience, nonce,
 * times) and leaves who signed it to TLS (OpenID Connect Core §3.1.3.7): that is checked here.
 *
 * @throws for a token that no key of the provider signed.
 */
export async function lerDeclarados(
  { configuracao, chaves }: Provedor,
  resposta: Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>,
): Promise<unknown> {
  await compactVerify(resposta.id_token ?? '', chaves, { algorithms: ALGORITMOS });
  const declarados = resposta.claims();
  if (!declarados || declarados.email !== undefined) return declarados;
  if (!configuracao.serverMetadata().userinfo_endpoint) return declarados;
  const daChamada = await oidc.fetchUserInfo(configuracao, resposta.access_token, declarados.sub);
  return { ...daChamada, auth_time: declarados.auth_time };
}
