import { MINUTOS_DA_ENTRADA, TEXTOS_DA_REAUTENTICACAO } from '@dominio/contrato/reautenticacao';
import type { Contexto } from '../../../platform/contexto.ts';
import { campoInvalido, type Recusa } from '../../../platform/erros.ts';
import * as freio from '../freio/freio.service.ts';
import * as repo from '../sessoes.repository.ts';
import { naVezDeConferir } from './senhas.ts';

/** Refuses a wrong proof of identity by 422, not 401: a typing error must not end the session. */
export async function recusarProva(ctx: Contexto, recusa: Recusa): Promise<never> {
  const { usuarioId } = ctx.ator;
  await ctx.transacao((tx) =>
    tx.auditar({ acao: 'reautenticacao.recusada', objeto: { tipo: 'usuario', id: usuarioId } }),
  );
  throw recusa;
}

/**
 * The caller's account, once the password is found right. Attempts are counted before they are
 * checked, in one count for all calls that ask for the password.
 *
 * @param campo the field of the request that holds the password.
 * @throws Recusa 422 on `campo`, `MUITAS_TENTATIVAS` (429), `INDISPONIVEL` (503).
 */
export async function conferirSenhaAtual(ctx: Contexto, senha: string, campo: string) {
  const limites = await freio.limitesDaTroca(ctx, ctx.ator.usuarioId);
  return naVezDeConferir(async (confere) => {
    await freio.reservar(ctx.db, limites, ctx.agora());
    const conta = await repo.lerCredencialPorId(ctx.db, ctx.ator.usuarioId);
    const certa = await confere(conta?.senha_hash ?? null, senha);
    if (!conta || !certa) {
      return recusarProva(ctx, campoInvalido(campo, TEXTOS_DA_REAUTENTICACAO.senhaIncorreta));
    }
    await freio.perdoar(ctx.db, limites);
    return conta;
  });
}

/**
 * Whether the account has a password and, if not, until when this session's sign-in counts as a
 * proof of identity. A provider that let the person pass unasked proves nothing.
 */
export async function provaDaSessao({ db, ator, agora }: Contexto) {
  const prova = await repo.lerProva(db, ator.sessaoId);
  const temSenha = prova?.tem_senha ?? true;
  if (temSenha || !prova?.provada_em) return { temSenha, provadoAte: null };
  const provadoAte = new Date(prova.provada_em.getTime() + MINUTOS_DA_ENTRADA * 60_000);
  return { temSenha, provadoAte: provadoAte > agora() ? provadoAte : null };
}
