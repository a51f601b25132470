import { codificarPermissoes, type PermissoesDoUsuario } from '@dominio/contrato/permissoes';
import { TEXTOS_DA_SESSAO } from '@dominio/contrato/sessoes';
import type {
  Contexto,
  ContextoPublico,
  ContextoPublicoDeTransacao,
} from '../../platform/contexto.ts';
import { Recusa } from '../../platform/erros.ts';
import { encerrarFluxos } from '../../platform/realtime/sinais.ts';
import * as freio from './freio/freio.service.ts';
import { cifrarSenha, exigirSenhaForte, naVezDeConferir } from './senhas/senhas.ts';
import * as repo from './sessoes.repository.ts';
import { anularTokens, consumirToken, lerToken } from './tokens/tokens.service.ts';

interface Credenciais {
  readonly email: string;
  readonly password: string;
}

async function recusarCredenciais(ctx: ContextoPublico, usuarioId?: number): Promise<never> {
  await ctx.transacao(async (tx) => {
    await freio.contarFalha(tx.db, freio.limiteDaRede(ctx.ip), tx.agora());
    await tx.auditar({
      acao: 'sessao.recusada',
      ...(usuarioId !== undefined && { objeto: { tipo: 'usuario', id: usuarioId } }),
    });
  });
  throw new Recusa('CREDENCIAIS_INVALIDAS');
}

/**
 * The account of these credentials, if they are right. The limits are checked when the password's
 * turn comes, not on arrival: attempts in parallel would all pass on arrival, before the first of
 * them failed, and counting them there would refuse a whole office that signs in at nine. Which limits
 * there are is no matter of earlier attempts, and is read on arrival: turns are few.
 */
async function conferirCredenciais(ctx: ContextoPublico, { email, password }: Credenciais) {
  const agora = ctx.agora();
  const daRede = freio.limiteDaRede(ctx.ip);
  await freio.exigirFolga(ctx.db, daRede, agora);
  const daConta = await freio.limitesDaConta(ctx, email);
  return naVezDeConferir(async (confere) => {
    await freio.exigirFolga(ctx.db, daRede, agora);
    await freio.reservar(ctx.db, daConta, agora);
    const conta = await repo.lerCredencial(ctx.db, email);
    const certa = await confere(conta?.senha_hash ?? null, password);
    const venceu = conta?.senha_provisoria_ate && conta.senha_provisoria_ate <= agora;
    if (conta && certa && !venceu && conta.situacao === 'ativo') {
      await freio.perdoar(ctx.db, daConta);
      return conta;
    }
    return recusarCredenciais(ctx, conta?.id);
  });
}

/**
 * The first step of signing in, by password. An unknown account, a wrong password and an account
 * that may not sign in are refused with the same words, in the same time.
 *
 * @param seguir what follows, in the transaction that has locked the account.
 * @throws Recusa `CREDENCIAIS_INVALIDAS` (401), `MUITAS_TENTATIVAS` (429), `INDISPONIVEL` (503).
 */
export async function conferirEntrada<T extends object>(
  ctx: ContextoPublico,
  credenciais: Credenciais,
  seguir: (tx: ContextoPublicoDeTransacao, usuarioId: number) => Promise<T>,
): Promise<T> {
  const conta = await conferirCredenciais(ctx, credenciais);
  const entrada = await ctx.transacao(async (tx) => {
    const atual = await repo.travarConta(tx.db, conta.id);
    // The password may have been replaced, or the account suspended, since the check: no session
    // may come of the old one (P5).
    if (atual?.senha_hash !== conta.senha_hash || atual.situacao !== 'ativo') return null;
    return seguir(tx, conta.id);
  });
  return entrada ?? recusarCredenciais(ctx, conta.id);
}

/** Ends the caller's session, and with it its token and live feeds. */
export async function sair(ctx: Contexto) {
  const { usuarioId, sessaoId } = ctx.ator;
  await ctx.transacao(async (tx) => {
    await repo.encerrarSessoes(tx.db, { usuarioId, sessaoId }, 'logout', ctx.agora());
    await encerrarFluxos(tx.db, [sessaoId]);
    await tx.auditar({ acao: 'sessao.encerrada', objeto: { tipo: 'usuario', id: usuarioId } });
  });
  return { success: true as const, message: 'Sessão encerrada.' };
}

/** The caller's permissions, encoded for the menus. */
export function permissoesDaSessao({ ator }: Contexto): { encrypted_permissions: string } {
  const permissoes: PermissoesDoUsuario = {
    permissions: ator.permissoes,
    total_permissions: Object.values(ator.permissoes).flat().length,
    can_see_all_clients: ator.alcance === 'todos',
    can_see_team_clients: ator.alcance === 'time',
    only_see_linked_clients: ator.alcance === 'vinculados',
  };
  return { encrypted_permissions: codificarPermissoes(permissoes) };
}

/**
 * Asks for a reset link. The answer is the same whether or not the account exists; beyond five
 * requests an hour the account gets no more e-mails.
 *
 * @throws Recusa `MUITAS_TENTATIVAS` (429) when one network asks for too many.
 */
export async function pedirLink(ctx: ContextoPublico, email: string) {
  const agora = ctx.agora();
  await freio.reservar(ctx.db, [freio.limiteDePedidosDaRede(ctx.ip)], agora);
  const cabe = await freio.dentroDoLimite(ctx.db, freio.limiteDePedidosDeLink(email), agora);
  const conta = await repo.lerCredencial(ctx.db, email);
  const usuarioId = cabe && conta?.situacao === 'ativo' ? conta.id : null;
  await ctx.transacao((tx) => tx.emitir('senha.redefinicao_pedida', { usuarioId }));
  return { success: true as const, message: TEXTOS_DA_SESSAO.linkPedido };
}

/** The links by which a person chooses a password, and the state that the person must be in. */
const LINKS_DE_SENHA = [
  { finalidade: 'redefinir_senha', situacao: 'ativo' },
  { finalidade: 'convite', situacao: 'convidado' },
] as const;

/**
 * Reads a reset link or an invitation without using it; undefined for an unknown one, which counts
 * against the network.
 *
 * @throws Recusa `MUITAS_TENTATIVAS` (429) when the network tried too many unknown links.
 */
async function lerLink(ctx: ContextoPublico, token: string) {
  const agora = ctx.agora();
  const limite = freio.limiteDeLinksDaRede(ctx.ip);
  await freio.exigirFolga(ctx.db, limite, agora);
  for (const { finalidade, situacao } of LINKS_DE_SENHA) {
    const link = await lerToken(ctx.db, finalidade, token, agora);
    const conta = link && (await repo.lerCredencialPorId(ctx.db, link.usuario_id, situacao));
    if (conta) return { ...conta, finalidade, situacao };
  }
  await freio.contarFalha(ctx.db, limite, agora);
  return undefined;
}

/**
 * Whether a reset link can still be used, and whose it is; checking does not use it.
 *
 * @throws Recusa `MUITAS_TENTATIVAS` (429).
 */
export async function validarLink(ctx: ContextoPublico, token: string) {
  const conta = await lerLink(ctx, token);
  return conta ? { valid: true, nome: conta.nome, email: conta.email } : { valid: false };
}

/**
 * Sets a new password by a reset link, or the first one by an invitation, which makes the person
 * active. Every session of the person ends.
 *
 * @throws Recusa `TOKEN_INVALIDO` (422); `DADOS_INVALIDOS` (422) for a common password, after which
 *   the link can still be used; `MUITAS_TENTATIVAS` (429), `INDISPONIVEL` (503).
 */
export async function redefinirSenha(
  ctx: ContextoPublico,
  { token, nova_senha }: { token: string; nova_senha: string },
) {
  const agora = ctx.agora();
  const conta = await lerLink(ctx, token);
  if (!conta) throw new Recusa('TOKEN_INVALIDO');
  exigirSenhaForte(nova_senha, [conta.nome, conta.email]);
  const senhaHash = await cifrarSenha(nova_senha);
  await ctx.transacao(async (tx) => {
    const atual = await repo.travarConta(tx.db, conta.id);
    const gasto =
      atual?.situacao === conta.situacao &&
      (await consumirToken(tx.db, conta.finalidade, token, agora));
    if (!gasto) throw new Recusa('TOKEN_INVALIDO');
    await repo.trocarSenha(tx.db, conta.id, senhaHash, agora);
    await anularTokens(tx.db, conta.finalidade, conta.id, agora);
    await anularTokens(tx.db, 'segundo_fator', conta.id, agora);
    const encerradas = await repo.encerrarSessoes(tx.db, { usuarioId: conta.id }, 'senha', agora);
    await encerrarFluxos(tx.db, encerradas);
    if (conta.finalidade === 'redefinir_senha') {
      await tx.emitir('senha.trocada', { usuarioId: conta.id, como: 'redefinida' });
    }
    await tx.auditar({
      acao: conta.finalidade === 'convite' ? 'convite.aceito' : 'senha.redefinida',
      autorId: conta.id,
      objeto: { tipo: 'usuario', id: conta.id },
    });
  });
  return {
    success: true as const,
    message:
      conta.finalidade === 'convite'
        ? TEXTOS_DA_SESSAO.acessoAtivado
        : TEXTOS_DA_SESSAO.senhaAlterada,
    email: conta.email,
  };
}
