import { HORAS_DA_SENHA_TEMPORARIA, TEXTOS_DA_TROCA } from '@dominio/contrato/usuarios-senha';
import type { Contexto, ContextoDeTransacao } from '../../../platform/contexto.ts';
import { campoInvalido, naoEncontrado } from '../../../platform/erros.ts';
import { sortearLegivel } from '../../../platform/segredo-legivel.ts';
import { encerrarOutrasSessoes } from '../encerramento.service.ts';
import * as repo from '../sessoes.repository.ts';
import { anularTokens } from '../tokens/tokens.service.ts';
import { conferirSenhaAtual } from './prova.service.ts';
import { cifrarSenha, exigirSenhaForte } from './senhas.ts';

const incorreta = () => campoInvalido('senha_atual', TEXTOS_DA_TROCA.senhaIncorreta);

/**
 * Changes the caller's own password. The current session goes on; the person's other sessions end,
 * and reset links are void.
 *
 * @throws Recusa 404 for somebody else; 422 for a wrong current password, an expired temporary one,
 *   and a new one that is common or the same; `MUITAS_TENTATIVAS` (429), `INDISPONIVEL` (503).
 */
export async function alterarSenha(
  ctx: Contexto,
  id: number,
  { senha_atual, nova_senha }: { senha_atual: string; nova_senha: string },
) {
  const { usuarioId } = ctx.ator;
  if (id !== usuarioId) throw naoEncontrado('Usuário não encontrado.');
  const agora = ctx.agora();
  const conta = await conferirSenhaAtual(ctx, senha_atual, 'senha_atual');
  if (conta.senha_provisoria_ate && conta.senha_provisoria_ate <= agora) {
    throw campoInvalido('senha_atual', TEXTOS_DA_TROCA.temporariaVencida);
  }
  if (nova_senha.normalize('NFC') === senha_atual.normalize('NFC')) {
    throw campoInvalido('nova_senha', TEXTOS_DA_TROCA.senhaIgual);
  }
  exigirSenhaForte(nova_senha, [conta.nome, conta.email]);
  const hash = await cifrarSenha(nova_senha);
  await ctx.transacao(async (tx) => {
    // An administrator may have given the person another password since the check: the one sent is
    // then no longer right.
    const atual = await repo.travarConta(tx.db, usuarioId);
    if (atual?.senha_hash !== conta.senha_hash) throw incorreta();
    await repo.trocarSenha(tx.db, usuarioId, hash, agora);
    await anularTokens(tx.db, 'redefinir_senha', usuarioId, agora);
    await anularTokens(tx.db, 'segundo_fator', usuarioId, agora);
    await encerrarOutrasSessoes(tx, 'senha');
    await tx.auditar({ acao: 'senha.alterada', objeto: { tipo: 'usuario', id: usuarioId } });
    await tx.emitir('senha.trocada', { usuarioId, como: 'trocada' });
  });
  return { success: true as const, message: TEXTOS_DA_TROCA.alterada };
}

/**
 * Gives a person a temporary password, with which they can sign in for a day, only to choose their
 * own. The plain text is returned once and never stored. Call it after checking that the caller
 * may, and end the person's sessions.
 */
export async function darSenhaTemporaria(tx: ContextoDeTransacao, usuarioId: number) {
  const senha = sortearLegivel();
  const hash = await cifrarSenha(senha);
  const agora = tx.agora();
  const ate = new Date(agora.getTime() + HORAS_DA_SENHA_TEMPORARIA * 3_600_000);
  await repo.darSenhaProvisoria(tx.db, usuarioId, { hash, ate, agora });
  await tx.emitir('senha.trocada', { usuarioId, como: 'temporaria' });
  return { senha, ate };
}
