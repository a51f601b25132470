import { generateKeyPairSync } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Provider } from 'oidc-provider';
import { subirHttps } from './servidor-https.ts';

/** Domínio's registration at the tests' provider. */
export const CLIENTE_OIDC = {
  clientId: 'dominio',
  clientSecret: 'segredo de teste do provedor',
} as const;

/** E-mails with this beginning are ones that the provider has not verified. */
export const NAO_CONFIRMADO = 'nao-confirmado.';

/**
 * Answers of a provider that lies, or whose keys have just changed: each is made of the honest one,
 * by its path.
 */
export type Desvios = Map<string, (honesta: Record<string, unknown>) => Promise<object> | object>;

const PAGINA = `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">
<link rel="icon" href="data:,"><title>Provedor</title></head><body><main><h1>Provedor de teste</h1>
<form method="post"><label>Conta <input name="email" required></label>
<button>Continuar</button><button name="recusar" value="1" formnovalidate>Recusar</button></form></main></body></html>`;

async function lerFormulario(req: IncomingMessage): Promise<URLSearchParams> {
  let texto = '';
  for await (const parte of req) texto += String(parte);
  return new URLSearchParams(texto);
}

function criarProvedor(
  issuer: string,
  retornos: string[],
  { noToken, desvios }: { noToken: boolean; desvios: Desvios },
): Provider {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const provedor = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENTE_OIDC.clientId,
        client_secret: CLIENTE_OIDC.clientSecret,
        redirect_uris: retornos,
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 60, IdToken: 60 },
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: !noToken,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interacao/${uid}` },
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      claims: () => ({ sub, email: sub, email_verified: !sub.startsWith(NAO_CONFIRMADO) }),
    }),
    loadExistingGrant: async (ctx) => {
      const { provider, client, session } = ctx.oidc;
      const concessao = new provider.Grant({
        clientId: client?.clientId ?? '',
        accountId: session?.accountId ?? '',
      });
      concessao.addOIDCScope('openid email');
      await concessao.save();
      return concessao;
    },
    cookies: { keys: ['chave de teste do provedor'] },
    jwks: {
      keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'teste' }],
    } as never,
  });
  provedor.use(async (ctx, seguir) => {
    await seguir();
    const desviar = desvios.get(ctx.path);
    if (desviar && ctx.status === 200)
      ctx.body = await desviar(ctx.body as Record<string, unknown>);
  });
  return provedor;
}

/**
 * A real OpenID provider (oidc-provider) on a loopback port, with an account for every e-mail that
 * is typed in.
 *
 * @param retornos URLs to which it may send people back.
 * @param noToken whether the e-mail is in the ID token, or only in the answer of the userinfo call.
 * @param desvios what it answers otherwise; may change while it runs.
 */
export async function subirProvedor(
  retornos: string[],
  { noToken = true, desvios = new Map() as Desvios } = {},
) {
  let atender = (_req: IncomingMessage, resposta: ServerResponse): unknown => resposta.end();
  const servidor = await subirHttps((req, resposta) => void atender(req, resposta));
  const provedor = criarProvedor(servidor.url, retornos, { noToken, desvios });
  const dele = provedor.callback();

  async function interagir(req: IncomingMessage, resposta: ServerResponse): Promise<void> {
    if (req.method === 'GET') {
      resposta.setHeader('content-type', 'text/html; charset=utf-8').end(PAGINA);
      return;
    }
    const formulario = await lerFormulario(req);
    const resultado = formulario.has('recusar')
      ? { error: 'access_denied', error_description: 'a pessoa recusou' }
      : { login: { accountId: formulario.get('email') ?? '' } };
    await provedor.interactionFinished(req, resposta, resultado);
  }
  atender = (req, resposta) =>
    req.url?.startsWith('/interacao/') ? interagir(req, resposta) : dele(req, resposta);
  return { issuer: servidor.url, descer: servidor.descer };
}
