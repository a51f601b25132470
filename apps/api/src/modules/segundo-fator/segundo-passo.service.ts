import type { RespostaDaChave } from '@dominio/contrato/chaves-de-acesso';
import { DIGITOS_DO_CODIGO, TEXTOS_DA_REAUTENTICACAO } from '@dominio/contrato/reautenticacao';
import type { ContextoPublico, ContextoPublicoDeTransacao } from '../../platform/contexto.ts';
import { campoInvalido, Recusa } from '../../platform/erros.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import {
  type Aparelho,
  abrirSessao,
  contaAtiva,
  segurarConta,
} from '../sessoes/abertura.service.ts';
import * as freio from '../sessoes/freio/freio.service.ts';
import { consumirToken, lerToken } from '../sessoes/tokens/tokens.service.ts';
import * as chaves from './chaves/chaves.repository.ts';
import { criarDesafio } from './chaves/desafios.service.ts';
import { usarChave } from './chaves/uso-da-chave.service.ts';
import { lugarDe, opcoesDeUso } from './chaves/webauthn.ts';
import { usarCodigoTotp } from './totp/codigos.service.ts';
import { usarCodigoDeRecuperacao } from './totp/recuperacao.service.ts';

export type Meios = Pick<Plataforma, 'cofre' | 'config'> & { readonly aparelho: Aparelho };

/**
 * The person whose sign-in a challenge continues; does not use the challenge. An unknown one counts
 * against the network, as a wrong password does.
 *
 * @throws Recusa `DESAFIO_INVALIDO` (422), `MUITAS_TENTATIVAS` (429).
 */
async function pessoaDoDesafio(ctx: ContextoPublico, desafio: string): Promise<number> {
  const agora = ctx.agora();
  const daRede = freio.limiteDaRede(ctx.ip);
  await freio.exigirFolga(ctx.db, daRede, agora);
  const token = await lerToken(ctx.db, 'segundo_fator', desafio, agora);
  if (token && (await contaAtiva(ctx.db, token.usuario_id))) return token.usuario_id;
  await freio.contarFalha(ctx.db, daRede, agora);
  throw new Recusa('DESAFIO_INVALIDO');
}

/**
 * Locks the person, then checks that the challenge still holds. The lock comes first, as in
 * everything that ends an access: person before factors and challenges.
 */
const segurarDesafio = async (
  { db, agora }: ContextoPublicoDeTransacao,
  usuarioId: number,
  desafio: string,
): Promise<boolean> =>
  (await segurarConta(db, usuarioId)) &&
  (await lerToken(db, 'segundo_fator', desafio, agora())) !== undefined;

/**
 * Counts a failed second step against the network and audits it.
 *
 * @param ultima whether it was the last within the limit: the owner is then told that somebody
 *   knows the password.
 */
async function recusar(
  ctx: ContextoPublico,
  usuarioId: number,
  recusa: Recusa,
  ultima = false,
): Promise<never> {
  await ctx.transacao(async (tx) => {
    await freio.contarFalha(tx.db, freio.limiteDaRede(ctx.ip), tx.agora());
    await tx.auditar({
      acao: 'sessao.segundo_fator_recusado',
      objeto: { tipo: 'usuario', id: usuarioId },
    });
    if (ultima) await tx.emitir('segundo_fator.alterado', { usuarioId, o_que: 'codigos_errados' });
  });
  throw recusa;
}

const ehDoAplicativo = (codigo: string) => new RegExp(`^\\d{${DIGITOS_DO_CODIGO}}$`).test(codigo);

/**
 * Finishes a sign-in by a code of the application or a recovery code. Challenge and code are used
 * together or not at all, so a typing error uses neither.
 *
 * @throws Recusa `DESAFIO_INVALIDO` (422), 422 on `codigo`, `MUITAS_TENTATIVAS` (429).
 */
export async function entrarComCodigo(
  ctx: ContextoPublico,
  { desafio, codigo }: { desafio: string; codigo: string },
  { cofre, aparelho }: Meios,
) {
  const usuarioId = await pessoaDoDesafio(ctx, desafio);
  const agora = ctx.agora();
  const limites = await freio.limitesDoCodigo(ctx, usuarioId);
  const ultima = await freio.reservar(ctx.db, limites, agora);
  const totp = ehDoAplicativo(codigo);
  const entrada = await ctx.transacao(async (tx) => {
    if (!(await segurarDesafio(tx, usuarioId, desafio))) throw new Recusa('DESAFIO_INVALIDO');
    const meios = { db: tx.db, cofre, log: tx.log, agora };
    const usado = totp
      ? await usarCodigoTotp(meios, usuarioId, codigo)
      : await usarCodigoDeRecuperacao(tx.db, usuarioId, codigo, agora);
    if (!usado) return null;
    await consumirToken(tx.db, 'segundo_fator', desafio, agora);
    if (!totp) await tx.emitir('segundo_fator.alterado', { usuarioId, o_que: 'codigo_usado' });
    await freio.perdoar(tx.db, limites);
    return abrirSessao(tx, usuarioId, { ...aparelho, meio: totp ? 'totp' : 'recuperacao' });
  });
  if (entrada) return entrada;
  const recusa = campoInvalido('codigo', TEXTOS_DA_REAUTENTICACAO.codigoIncorreto);
  return recusar(ctx, usuarioId, recusa, ultima);
}

/**
 * The options with which the browser takes the second step by a passkey of the person.
 *
 * @throws Recusa `DESAFIO_INVALIDO` (422), `MUITAS_TENTATIVAS` (429).
 */
export async function iniciarComChave(ctx: ContextoPublico, desafio: string, { config }: Meios) {
  const usuarioId = await pessoaDoDesafio(ctx, desafio);
  const agora = ctx.agora();
  await freio.reservar(ctx.db, [freio.limiteDeDesafiosDaRede(ctx.ip)], agora);
  const daChave = await criarDesafio(ctx.db, { finalidade: 'segundo_fator', usuarioId, agora });
  return opcoesDeUso(lugarDe(config.urlPublica), {
    desafio: daChave,
    chaves: await chaves.listar(ctx.db, usuarioId),
  });
}

/**
 * Finishes a sign-in by a passkey of the person.
 *
 * @throws Recusa `DESAFIO_INVALIDO`, `CHAVE_RECUSADA` (422), `MUITAS_TENTATIVAS` (429).
 */
export async function entrarComSegundaChave(
  ctx: ContextoPublico,
  { desafio, resposta }: { desafio: string; resposta: RespostaDaChave },
  { config, aparelho }: Meios,
) {
  const usuarioId = await pessoaDoDesafio(ctx, desafio);
  // A refusal is returned, not thrown: the passkey's challenge must stay used.
  const entrada = await ctx.transacao(async (tx) => {
    if (!(await segurarDesafio(tx, usuarioId, desafio))) return 'DESAFIO_INVALIDO';
    const dono = await usarChave(tx, lugarDe(config.urlPublica), resposta, {
      finalidade: 'segundo_fator',
      de: usuarioId,
    });
    if (dono === null) return 'CHAVE_RECUSADA';
    await consumirToken(tx.db, 'segundo_fator', desafio, tx.agora());
    return abrirSessao(tx, usuarioId, { ...aparelho, meio: 'segundo_fator_chave' });
  });
  if (entrada === 'CHAVE_RECUSADA') return recusar(ctx, usuarioId, new Recusa(entrada));
  if (entrada === 'DESAFIO_INVALIDO') throw new Recusa(entrada);
  return entrada;
}

/** The browser's options to sign in by a passkey. @throws Recusa `MUITAS_TENTATIVAS` (429). */
export async function iniciarEntradaComChave(ctx: ContextoPublico, { config }: Meios) {
  const agora = ctx.agora();
  await freio.reservar(ctx.db, [freio.limiteDeDesafiosDaRede(ctx.ip)], agora);
  const desafio = await criarDesafio(ctx.db, { finalidade: 'entrar', usuarioId: null, agora });
  return opcoesDeUso(lugarDe(config.urlPublica), { desafio });
}

/**
 * Signs in by a passkey alone, which counts as both steps: the person has it, and it verified the
 * person. An unknown key, a wrong signature and an account that may not sign in get one answer.
 *
 * @throws Recusa `CHAVE_RECUSADA` (422), `MUITAS_TENTATIVAS` (429).
 */
export async function entrarComChave(
  ctx: ContextoPublico,
  resposta: RespostaDaChave,
  { config, aparelho }: Meios,
) {
  const agora = ctx.agora();
  const daRede = freio.limiteDaRede(ctx.ip);
  await freio.exigirFolga(ctx.db, daRede, agora);
  const { dono, entrada } = await ctx.transacao(async (tx) => {
    const lugar = lugarDe(config.urlPublica);
    const chave = await chaves.lerPorCredencial(tx.db, resposta.id);
    const ativa = chave !== undefined && (await segurarConta(tx.db, chave.usuario_id));
    const de = await usarChave(tx, lugar, resposta, { finalidade: 'entrar' });
    if (de === null || !ativa) return { dono: de, entrada: null };
    return { dono: de, entrada: await abrirSessao(tx, de, { ...aparelho, meio: 'chave' }) };
  });
  if (entrada) return entrada;
  await ctx.transacao(async (tx) => {
    await freio.contarFalha(tx.db, daRede, agora);
    await tx.auditar({
      acao: 'sessao.recusada',
      ...(dono !== null && { objeto: { tipo: 'usuario', id: dono } }),
    });
  });
  throw new Recusa('CHAVE_RECUSADA');
}
