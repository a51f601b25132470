import {
  MINUTOS_DA_ENTRADA,
  type Reautenticacao,
  TEXTOS_DA_REAUTENTICACAO,
} from '@dominio/contrato/reautenticacao';
import type { Contexto } from '../../platform/contexto.ts';
import { campoInvalido, type Recusa } from '../../platform/erros.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import { usarCodigoTotp } from '../segundo-fator/codigos.service.ts';
import * as freio from './freio.service.ts';
import { naVezDeConferir } from './senhas.ts';
import * as repo from './sessoes.repository.ts';

/** A wrong proof of whoever has a session: 422, so that nobody is thrown out by a typing error. */
async function recusar(ctx: Contexto, recusa: Recusa): Promise<never> {
  const { usuarioId } = ctx.ator;
  await ctx.transacao((tx) =>
    tx.auditar({ acao: 'reautenticacao.recusada', objeto: { tipo: 'usuario', id: usuarioId } }),
  );
  throw recusa;
}

/**
 * The caller's account, after the password was told right. Guesses are counted before they are
 * checked, with those of every other call that asks for the password.
 *
 * @param campo the field of the call that holds the password.
 * @throws Recusa 422 on `campo`, `MUITAS_TENTATIVAS` (429), `INDISPONIVEL` (503).
 */
export async function conferirSenhaAtual(ctx: Contexto, senha: string, campo: string) {
  const limites = [freio.limiteDaTroca(ctx.ator.usuarioId)];
  return naVezDeConferir(async (confere) => {
    await freio.reservar(ctx.db, limites, ctx.agora());
    const conta = await repo.lerCredencialPorId(ctx.db, ctx.ator.usuarioId);
    const certa = await confere(conta?.senha_hash ?? null, senha);
    if (!conta || !certa) {
      return recusar(ctx, campoInvalido(campo, TEXTOS_DA_REAUTENTICACAO.senhaIncorreta));
    }
    await freio.perdoar(ctx.db, limites);
    return conta;
  });
}

async function conferirCodigoAtual(ctx: Contexto, codigo: string, { cofre }: Meios) {
  const { usuarioId } = ctx.ator;
  const limites = freio.limitesDoCodigo(usuarioId, ctx.ip);
  await freio.reservar(ctx.db, limites, ctx.agora());
  const meios = { db: ctx.db, cofre, log: ctx.log, agora: ctx.agora() };
  if (!(await usarCodigoTotp(meios, usuarioId, codigo))) {
    return recusar(ctx, campoInvalido('codigo', TEXTOS_DA_REAUTENTICACAO.codigoIncorreto));
  }
  await freio.perdoar(ctx.db, limites);
}

type Meios = Pick<Plataforma, 'cofre'>;

/**
 * Whether the account has a password and, where it has none, until when this session's sign-in proves
 * who it is: a provider that let somebody pass unasked proves nothing.
 */
export async function provaDaSessao({ db, ator, agora }: Contexto) {
  const prova = await repo.lerProva(db, ator.sessaoId);
  const temSenha = prova?.tem_senha ?? true;
  if (temSenha || !prova?.provada_em) return { temSenha, provadoAte: null };
  const provadoAte = new Date(prova.provada_em.getTime() + MINUTOS_DA_ENTRADA * 60_000);
  return { temSenha, provadoAte: provadoAte > agora() ? provadoAte : null };
}

async function conferirEntrada(ctx: Contexto): Promise<void> {
  const { temSenha, provadoAte } = await provaDaSessao(ctx);
  if (temSenha) throw campoInvalido('senha', TEXTOS_DA_REAUTENTICACAO.faltaProva);
  if (!provadoAte) {
    return recusar(ctx, campoInvalido('senha', TEXTOS_DA_REAUTENTICACAO.entreDeNovo));
  }
}

/**
 * Lets go on only who proves anew to be the person of the session, by password or by a code of the
 * authenticator application (decisoes.md §5); without a password, by having just entered anew. Guards calls of our own: call it before the use case
 * opens its transaction, or a refusal would take back the count of the attempt.
 *
 * @throws Recusa 422 on `senha` or `codigo`, `MUITAS_TENTATIVAS` (429), `INDISPONIVEL` (503).
 */
export async function exigirReautenticacao(
  ctx: Contexto,
  { senha, codigo }: Reautenticacao,
  meios: Meios,
): Promise<void> {
  if (codigo) await conferirCodigoAtual(ctx, codigo, meios);
  else if (senha) await conferirSenhaAtual(ctx, senha, 'senha');
  else await conferirEntrada(ctx);
  await ctx.transacao((tx) =>
    tx.auditar({
      acao: 'reautenticacao.feita',
      objeto: { tipo: 'usuario', id: ctx.ator.usuarioId },
      depois: { metodo: codigo ? 'totp' : senha ? 'senha' : 'entrada' },
    }),
  );
}
