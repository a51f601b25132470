import { TEXTOS_DO_OIDC } from '@dominio/contrato/oidc';
import type { RespostaDaEntrada } from '@dominio/contrato/sessoes';
import * as oidc from 'openid-client';
import { SegredoIlegivel } from '../../platform/cofre.ts';
import type { ContextoPublico } from '../../platform/contexto.ts';
import { Recusa } from '../../platform/erros.ts';
import { lerEmVigor, type Meios } from '../configuracao-sistema/configuracao-sistema.service.ts';
import { entregar, seguirDoPrimeiroFator } from '../segundo-fator/primeiro-fator.service.ts';
import { type Aparelho, contaDoEmail, segurarConta } from '../sessoes/abertura.service.ts';
import * as freio from '../sessoes/freio/freio.service.ts';
import { consumirToken, emitirToken } from '../sessoes/tokens/tokens.service.ts';
import { EntradaRecusada, motivoDaFalha, recusado } from './entrada-recusada.ts';
import { emailConfirmado, nomeDoProvedor, perguntouDeNovo } from './oidc.rules.ts';
import { type Localizador, lerDeclarados, type Registro } from './provedor.ts';
import { abrirCodigo, abrirEstado, selarCodigo, selarEstado } from './selos.ts';

export type MeiosDoOidc = Meios & { readonly localizar: Localizador };

/** How long a person may take at the provider. */
const VALIDADE_DO_ESTADO_MS = 10 * 60_000;
/** Life of a code (decisoes.md §6). */
const VALIDADE_DO_CODIGO_MS = 60_000;

const enderecoDeRetorno = ({ config }: Meios) => `${config.urlPublica}/auth/oidc/retorno`;

/** The registration at the provider; null when it is off, or its secret cannot be decrypted. */
async function lerRegistro({ db, log }: ContextoPublico, meios: Meios): Promise<Registro | null> {
  const emVigor = await lerEmVigor(db, meios, 'oidc').catch((erro: unknown) => {
    if (!(erro instanceof SegredoIlegivel)) throw erro;
    log.warn({ err: erro }, 'o segredo do provedor não pode ser lido');
    return null;
  });
  if (!emVigor) return null;
  const { valores } = emVigor;
  const { enabled, issuer, client_id, client_secret } = valores;
  if (!enabled || typeof issuer !== 'string' || typeof client_id !== 'string') return null;
  const clientSecret = typeof client_secret === 'string' ? client_secret : '';
  return issuer === '' ? null : { issuer, clientId: client_id, clientSecret };
}

/** The name of the provider by which people may sign in; null when that is off. */
export async function lerProvedor(ctx: ContextoPublico, meios: Meios) {
  const registro = await lerRegistro(ctx, meios);
  return { provedor: registro && nomeDoProvedor(registro.issuer) };
}

async function localizar(ctx: ContextoPublico, meios: MeiosDoOidc, registro: Registro) {
  try {
    return await meios.localizar(registro, ctx.agora());
  } catch (cause) {
    throw new EntradaRecusada('indisponivel', { cause });
  }
}

/**
 * Begins a sign-in: authorization code with PKCE, `state` and `nonce` (RFC 9700 §2.1).
 *
 * @param prova a secret that the page keeps and sends again to `trocar`: a code made for one
 *   browser opens nothing in another, so following a link signs nobody in as somebody else (login
 *   CSRF). Absent where the caller is no page.
 * @param novamente makes the provider ask the person anew, though it knows them: the session then
 *   counts as a proof of identity.
 * @returns the URL to go to, at the provider or back at the sign-in page.
 */
export async function iniciar(
  ctx: ContextoPublico,
  meios: MeiosDoOidc,
  { prova = null, novamente }: { prova?: string | null | undefined; novamente?: '1' | undefined },
): Promise<string> {
  try {
    const registro = await lerRegistro(ctx, meios);
    if (!registro) throw new EntradaRecusada('desligado');
    const provedor = await localizar(ctx, meios, registro);
    const verificador = oidc.randomPKCECodeVerifier();
    const nonce = oidc.randomNonce();
    const { issuer } = registro;
    const agora = ctx.agora().getTime();
    const expira = agora + VALIDADE_DO_ESTADO_MS;
    const desde = novamente ? agora : null;
    return oidc.buildAuthorizationUrl(provedor.configuracao, {
      redirect_uri: enderecoDeRetorno(meios),
      scope: 'openid email',
      code_challenge: await oidc.calculatePKCECodeChallenge(verificador),
      code_challenge_method: 'S256',
      nonce,
      ...(novamente && { prompt: 'login', max_age: '0' }),
      state: selarEstado(meios.cofre, {
        ...{ issuer, verificador, nonce, prova, expira },
        novamente: desde,
      }),
    }).href;
  } catch (erro) {
    if (!(erro instanceof EntradaRecusada)) throw erro;
    return recusado(ctx, erro);
  }
}

/** The account that the provider's answer vouches for, and the `prova` of the page that began. */
async function reconhecer(ctx: ContextoPublico, meios: MeiosDoOidc, busca: string) {
  const registro = await lerRegistro(ctx, meios);
  if (!registro) throw new EntradaRecusada('desligado');
  const state = new URLSearchParams(busca).get('state') ?? '';
  const estado = abrirEstado(meios.cofre, state);
  if (!estado) throw new EntradaRecusada('expirado', { semEstado: true });
  if (estado.expira <= ctx.agora().getTime() || estado.issuer !== registro.issuer) {
    throw new EntradaRecusada('expirado');
  }
  const provedor = await localizar(ctx, meios, registro);
  const retorno = new URL(`${enderecoDeRetorno(meios)}${busca}`);
  const declarados = await oidc
    .authorizationCodeGrant(provedor.configuracao, retorno, {
      pkceCodeVerifier: estado.verificador,
      expectedState: state,
      expectedNonce: estado.nonce,
      idTokenExpected: true,
    })
    .then((resposta) => lerDeclarados(provedor, resposta))
    .catch((cause: unknown) => {
      throw new EntradaRecusada(motivoDaFalha(cause), { cause });
    });
  const email = emailConfirmado(declarados);
  if (email === null) throw new EntradaRecusada('email-nao-confirmado');
  const conta = await contaDoEmail(ctx.db, email);
  if (!conta?.ativa) {
    throw new EntradaRecusada('sem-conta', conta ? { usuarioId: conta.id } : {});
  }
  const provada = perguntouDeNovo(declarados, estado.novamente);
  return { usuarioId: conta.id, prova: estado.prova, provada };
}

/**
 * Counts and audits a refusal, except one that the provider or a foreign page caused, for which
 * nobody is to blame. The page is told no more of a forged ID token than of a provider that fails;
 * the audit log is.
 */
async function contarRecusa(
  ctx: ContextoPublico,
  limite: freio.Limite,
  { motivo, usuarioId, semEstado, forjada }: EntradaRecusada,
) {
  const semCulpa = ['desligado', 'cancelado', 'indisponivel'].includes(motivo);
  if (semEstado || (semCulpa && !forjada)) return;
  await ctx.transacao(async (tx) => {
    await freio.contarFalha(tx.db, limite, ctx.agora());
    await tx.auditar({
      acao: 'sessao.recusada',
      ...(usuarioId !== null && { objeto: { tipo: 'usuario', id: usuarioId } }),
      depois: { meio: 'oidc', motivo: forjada ? 'assinatura' : motivo },
    });
  });
}

/**
 * Handles the provider's answer. The account is found by the e-mail that the provider verified;
 * none is created.
 *
 * @param busca the query of the URL, from its question mark on.
 * @returns the URL of the sign-in page, with a single-use code or the reason why there is none.
 */
export async function retornar(
  ctx: ContextoPublico,
  meios: MeiosDoOidc,
  busca: string,
): Promise<string> {
  const agora = ctx.agora();
  const limite = freio.limiteDoRetorno(ctx.ip);
  try {
    await freio.exigirFolga(ctx.db, limite, agora);
    const { usuarioId, prova, provada } = await reconhecer(ctx, meios, busca);
    const { token } = await emitirToken(ctx.db, {
      finalidade: 'oidc',
      usuarioId,
      validadeMs: VALIDADE_DO_CODIGO_MS,
      agora,
    });
    return `/entrar#codigo=${selarCodigo(meios.cofre, { token, prova, provada })}`;
  } catch (erro) {
    if (erro instanceof Recusa && erro.codigo === 'MUITAS_TENTATIVAS') {
      return recusado(ctx, new EntradaRecusada('muitas-tentativas'));
    }
    if (!(erro instanceof EntradaRecusada)) throw erro;
    await contarRecusa(ctx, limite, erro);
    return recusado(ctx, erro);
  }
}

/**
 * Opens the session that a code stands for.
 *
 * @throws Recusa `TOKEN_INVALIDO` (422) for a code that is used, expired, invented, or of another
 *   browser; `SEGUNDO_FATOR` (422) with the challenge for people with a second factor;
 *   `MUITAS_TENTATIVAS` (429).
 */
export async function trocar(
  ctx: ContextoPublico,
  { cofre: cofreDeSegredos }: Meios,
  { codigo, prova = null }: { codigo: string; prova?: string | null | undefined },
  aparelho: Aparelho,
): Promise<RespostaDaEntrada> {
  const agora = ctx.agora();
  const limite = freio.limiteDaRede(ctx.ip);
  await freio.exigirFolga(ctx.db, limite, agora);
  const aberto = abrirCodigo(cofreDeSegredos, codigo);
  const entrada = await ctx.transacao(async (tx) => {
    if (aberto?.prova !== prova) return null;
    const gasto = await consumirToken(tx.db, 'oidc', aberto.token, agora);
    if (!gasto || !(await segurarConta(tx.db, gasto.usuario_id))) return null;
    const { provada } = aberto;
    return seguirDoPrimeiroFator(tx, gasto.usuario_id, { ...aparelho, meio: 'oidc', provada });
  });
  if (entrada) return entregar(entrada);
  await contarRecusa(ctx, limite, new EntradaRecusada('expirado'));
  throw new Recusa('TOKEN_INVALIDO', { detail: TEXTOS_DO_OIDC.expirado });
}
