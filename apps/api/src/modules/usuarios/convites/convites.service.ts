import { rodape } from '@dominio/contrato/paginacao';
import type { FiltrosDeConvites } from '@dominio/contrato/usuarios-convites';
import type { Contexto, ContextoDeTransacao } from '../../../platform/contexto.ts';
import { estadoInvalido, naoEncontrado } from '../../../platform/erros.ts';
import {
  exigirPessoaNaAlcada,
  jaEntrou,
  pessoasNaAlcada,
} from '../../pessoas/alcada/alcada.service.ts';
import { anularTokens } from '../../sessoes/tokens/tokens.service.ts';
import { apresentarConvite, estadoDoConvite, gerePessoas } from '../cadastro/cadastro.presenter.ts';
import * as repo from '../cadastro/cadastro.repository.ts';
import { convidar } from '../cadastro/situacao.service.ts';
import { travarPessoa } from '../vinculos/vinculos.repository.ts';

/** A page of the invitations not yet accepted, of people in the caller's register. */
export async function listarConvites(ctx: Contexto, filtros: FiltrosDeConvites) {
  const { db, ator } = ctx;
  const agora = ctx.agora();
  const { estado, ordenar = 'enviado', ...resto } = filtros;
  const direcao = resto.direcao ?? (ordenar === 'enviado' ? 'desc' : 'asc');
  const pedido = { ...resto, ordenar, direcao, convidados: { estado, agora } };
  const linhas = await repo.listar(db, ator, pedido);
  const total = await repo.contar(db, ator, pedido);
  const ids = linhas.map(({ id }) => id);
  const naAlcada = gerePessoas(ator) ? await pessoasNaAlcada(db, ator, ids) : new Set<number>();
  const convites = linhas.map((um) => apresentarConvite(ator, um, naAlcada.has(um.id), agora));
  return { convites, ...rodape(total, filtros) };
}

/**
 * Locks a person invited, for a change of the invitation.
 *
 * @throws Recusa 404; 409 with `recusa` for a person without an open invitation; 422 for a person
 *   with more rights than the caller.
 */
async function abrirConvite(
  { db, ator }: ContextoDeTransacao,
  id: number,
  recusa: (linha: repo.LinhaDoCadastro) => string,
) {
  await travarPessoa(db, id);
  const linha = await repo.ler(db, ator, id);
  if (!linha) throw naoEncontrado('Usuário não encontrado.');
  if (linha.situacao !== 'convidado') throw estadoInvalido(recusa(linha));
  await exigirPessoaNaAlcada(db, ator, id);
  return linha;
}

/** Sends another invitation and voids the earlier one. @throws Recusa 404, 409, 422. */
export function reenviarConvite(ctx: Contexto, id: number) {
  return ctx.transacao(async (tx) => {
    await abrirConvite(tx, id, () => 'Só quem ainda não aceitou o convite pode receber outro.');
    await convidar(tx, id);
    await tx.auditar({ acao: 'usuario.convidado', objeto: { tipo: 'usuario', id } });
    return { success: true as const, message: 'Convite reenviado.' };
  });
}

/**
 * Withdraws an invitation: its link no longer works. The person stays invited, and may be sent
 * another.
 *
 * @throws Recusa 404; 409 for one accepted, expired or withdrawn already; 422.
 */
export function cancelarConvite(ctx: Contexto, id: number) {
  return ctx.transacao(async (tx) => {
    const linha = await abrirConvite(tx, id, (quem) =>
      jaEntrou(quem) ? 'Este convite já foi aceito.' : 'Esta pessoa não tem convite à espera.',
    );
    if (estadoDoConvite(linha, tx.agora()) !== 'valido') {
      throw estadoInvalido('Este convite já não vale.');
    }
    await repo.marcarConvite(tx.db, id, { convite_expira_em: null });
    await anularTokens(tx.db, 'convite', id, tx.agora());
    await tx.auditar({ acao: 'usuario.convite_cancelado', objeto: { tipo: 'usuario', id } });
    return { success: true as const, message: 'Convite cancelado.' };
  });
}
