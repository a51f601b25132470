import { and, eq, sql } from 'drizzle-orm';
import {
  type CryptoKey,
  decodeJwt,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  type JWTHeaderParameters,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarUsuario } from '../../../test/factories/usuarios.ts';
import { criarPessoaNoProvedor } from '../../../test/navegador-oidc.ts';
import { CLIENTE_OIDC, type Desvios, subirProvedor } from '../../../test/provedor-oidc.ts';
import { auditoriaEventos } from '../../platform/auditoria/auditoria.tables.ts';
import { tokensDeUsoUnico } from '../sessoes/sessoes.tables.ts';

const CASA = 'http://localhost:5001';
const EMAIL = 'ana@firma.demo';
const DESCOBERTA = '/.well-known/openid-configuration';

const desvios: Desvios = new Map();
const provedor = await subirProvedor([`${CASA}/auth/oidc/retorno`], { desvios });
afterAll(() => provedor.descer());

const montar = () =>
  montarApp({
    config: { hostsInternos: ['localhost'], oidc: { issuer: provedor.issuer, ...CLIENTE_OIDC } },
  });
type App = Awaited<ReturnType<typeof montar>>['app'];
const { app, banco } = await montar();
await criarUsuario(banco, { email: EMAIL });

// The provider announces them all: no token is refused for an algorithm that was not announced.
const anunciar = () =>
  desvios.set(DESCOBERTA, (honesta) => ({
    ...honesta,
    id_token_signing_alg_values_supported: ['RS256', 'ES256', 'HS256', 'none'],
  }));
anunciar();
afterEach(() => {
  desvios.clear();
  anunciar();
});

async function criarChave(kid: string, alg = 'RS256') {
  const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true });
  const publica = { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' };
  return { kid, alg, privada: privateKey, publica, pem: await exportSPKI(publicKey) };
}
type Chave = Awaited<ReturnType<typeof criarChave>>;

const dela = await criarChave('dela');
const deOutro = await criarChave('de outro');

/** Has the provider publish these keys. @returns how often they were read. */
function publicar(...chaves: readonly Chave[]) {
  let leituras = 0;
  desvios.set('/jwks', () => {
    leituras += 1;
    return { keys: chaves.map(({ publica }) => publica) };
  });
  return () => leituras;
}

/** Has the provider answer another ID token, made of its own. */
const responderCom = (fazer: (honesto: string) => Promise<string> | string) =>
  desvios.set('/token', async (honesta) => ({
    ...honesta,
    id_token: await fazer(String(honesta.id_token)),
  }));

const assinado = (
  declarados: object,
  chave: CryptoKey | Uint8Array,
  cabecalho: JWTHeaderParameters,
) => new SignJWT({ ...declarados }).setProtectedHeader(cabecalho).sign(chave);

const assinadoPor = ({ kid, alg, privada }: Chave, mudanca: object = {}) =>
  responderCom((honesto) => assinado({ ...decodeJwt(honesto), ...mudanca }, privada, { kid, alg }));

/** Signs in at the provider. @returns where Domínio then sends the person. */
async function entrarPelo(noApp: App = app): Promise<string> {
  const irPara = async (url: string) =>
    String((await noApp.inject({ method: 'GET', url })).headers.location);
  const pessoa = criarPessoaNoProvedor(provedor.issuer);
  const retorno = await pessoa(await irPara('/auth/oidc/iniciar'), { email: EMAIL });
  return irPara(retorno.replace(CASA, ''));
}

const ACEITA = /^\/entrar#codigo=/;

async function esperarRecusa() {
  const codigos = () => banco.$count(tokensDeUsoUnico, eq(tokensDeUsoUnico.finalidade, 'oidc'));
  const antes = await codigos();
  expect(await entrarPelo()).toBe('/entrar#oidc=indisponivel');
  expect(await codigos()).toBe(antes);
}

describe('an ID token signed by a key of the provider', () => {
  test.each(['RS256', 'ES256'])('by %s opens a session', async (alg) => {
    const chave = await criarChave(`de ${alg}`, alg);
    publicar(dela, chave);
    assinadoPor(chave);
    expect(await entrarPelo()).toMatch(ACEITA);
  });

  test('may be for several, if Domínio is the one it was issued to', async () => {
    publicar(dela);
    assinadoPor(dela, { aud: [CLIENTE_OIDC.clientId, 'outro'], azp: CLIENTE_OIDC.clientId });
    expect(await entrarPelo()).toMatch(ACEITA);
  });

  test.each([
    ['of another issuer', { iss: 'https://accounts.google.com' }],
    ['for somebody else', { aud: 'outro' }],
    ['for several, without whom it was issued to', { aud: [CLIENTE_OIDC.clientId, 'outro'] }],
    ['for several, issued to another', { aud: [CLIENTE_OIDC.clientId, 'outro'], azp: 'outro' }],
    ['of another sign-in', { nonce: 'outro' }],
    ['of no sign-in', { nonce: undefined }],
    ['that has expired', { exp: Math.floor(Date.now() / 1000) - 120 }],
    ['that never expires', { exp: undefined }],
  ])('opens none %s', async (_, mudanca) => {
    publicar(dela);
    assinadoPor(dela, mudanca);
    await esperarRecusa();
  });
});

describe('an ID token that a stranger made opens no session', () => {
  test.each<[string, (honesto: string) => Promise<string> | string]>([
    [
      'under the name of a key of the provider',
      (h) => assinado(decodeJwt(h), deOutro.privada, { alg: 'RS256', kid: dela.kid }),
    ],
    [
      'under another name',
      (h) => assinado(decodeJwt(h), deOutro.privada, { alg: 'RS256', kid: deOutro.kid }),
    ],
    ['under no name', (h) => assinado(decodeJwt(h), deOutro.privada, { alg: 'RS256' })],
    [
      'with its own key inside',
      (h) => assinado(decodeJwt(h), deOutro.privada, { alg: 'RS256', jwk: deOutro.publica }),
    ],
    ['without a signature', (h) => new UnsecuredJWT(decodeJwt(h)).encode()],
    [
      'with the secret that the provider shares with Domínio',
      (h) => assinado(decodeJwt(h), Buffer.from(CLIENTE_OIDC.clientSecret), { alg: 'HS256' }),
    ],
    [
      'with the public key as a secret',
      (h) => assinado(decodeJwt(h), Buffer.from(dela.pem), { alg: 'HS256', kid: dela.kid }),
    ],
    [
      'out of a real one with another e-mail',
      (h) => {
        const [cabecalho, , assinatura] = h.split('.');
        const outro = JSON.stringify({ ...decodeJwt(h), email: 'admin@firma.demo' });
        return [cabecalho, Buffer.from(outro).toString('base64url'), assinatura].join('.');
      },
    ],
  ])('%s', async (_, forjar) => {
    publicar(dela);
    responderCom(async (honesto) => {
      const { kid, alg, privada } = dela;
      return forjar(await assinado(decodeJwt(honesto), privada, { kid, alg }));
    });
    const auditadas = () =>
      banco.$count(
        auditoriaEventos,
        and(
          eq(auditoriaEventos.acao, 'sessao.recusada'),
          sql`${auditoriaEventos.depois} = ${{ meio: 'oidc', motivo: 'assinatura' }}::jsonb`,
        ),
      );
    const antes = await auditadas();
    await esperarRecusa();
    expect(await auditadas()).toBe(antes + 1);
  });
});

describe('the keys of the provider', () => {
  test('are read once, and once more for a key not seen before, also just after they were read', async () => {
    const outro = await montar();
    await criarUsuario(outro.banco, { email: EMAIL });
    const antes = publicar(dela);
    assinadoPor(dela);
    for (let i = 0; i < 2; i++) expect(await entrarPelo(outro.app)).toMatch(ACEITA);
    expect(antes()).toBe(1);
    const nova = await criarChave('nova');
    const depois = publicar(nova);
    assinadoPor(nova);
    for (let i = 0; i < 2; i++) expect(await entrarPelo(outro.app)).toMatch(ACEITA);
    expect(depois()).toBe(1);
    // The one that the provider withdrew is looked for once, and is of no use.
    assinadoPor(dela);
    expect(await entrarPelo(outro.app)).toBe('/entrar#oidc=indisponivel');
    expect(depois()).toBe(2);
  });

  test('are read like everything of the provider: from no address of the internal network', async () => {
    const leituras = publicar(dela);
    assinadoPor(dela);
    const { port } = new URL(provedor.issuer);
    desvios.set(DESCOBERTA, (honesta) => ({
      ...honesta,
      jwks_uri: `https://127.0.0.1:${port}/jwks`,
    }));
    const outro = await montar();
    await criarUsuario(outro.banco, { email: EMAIL });
    expect(await entrarPelo(outro.app)).toBe('/entrar#oidc=indisponivel');
    expect(leituras()).toBe(0);
  });
});
