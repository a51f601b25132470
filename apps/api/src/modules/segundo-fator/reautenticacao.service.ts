import { type Reautenticacao, TEXTOS_DA_REAUTENTICACAO } from '@dominio/contrato/reautenticacao';
import type { Contexto } from '../../platform/contexto.ts';
import { campoInvalido } from '../../platform/erros.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import * as freio from '../sessoes/freio/freio.service.ts';
import {
  conferirSenhaAtual,
  provaDaSessao,
  recusarProva,
} from '../sessoes/senhas/prova.service.ts';
import { usarCodigoTotp } from './totp/codigos.service.ts';

async function conferirCodigoAtual(ctx: Contexto, codigo: string, { cofre }: Meios) {
  const { usuarioId } = ctx.ator;
  const limites = await freio.limitesDoCodigo(ctx, usuarioId);
  await freio.reservar(ctx.db, limites, ctx.agora());
  const meios = { db: ctx.db, cofre, log: ctx.log, agora: ctx.agora() };
  if (!(await usarCodigoTotp(meios, usuarioId, codigo))) {
    return recusarProva(ctx, campoInvalido('codigo', TEXTOS_DA_REAUTENTICACAO.codigoIncorreto));
  }
  await freio.perdoar(ctx.db, limites);
}

type Meios = Pick<Plataforma, 'cofre'>;

async function conferirEntrada(ctx: Contexto): Promise<void> {
  const { temSenha, provadoAte } = await provaDaSessao(ctx);
  if (temSenha) throw campoInvalido('senha', TEXTOS_DA_REAUTENTICACAO.faltaProva);
  if (!provadoAte) {
    return recusarProva(ctx, campoInvalido('senha', TEXTOS_DA_REAUTENTICACAO.entreDeNovo));
  }
}

/**
 * Requires a fresh proof that the caller is the person of the session: the password or a code of
 * the authenticator application (decisoes.md §5) or, for an account without a password, a recent
 * sign-in. Call it before the use case opens its transaction, whose rollback would take the count
 * of the attempt back.
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
