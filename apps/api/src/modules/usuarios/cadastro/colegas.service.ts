import type { ContextoDeTransacao } from '../../../platform/contexto.ts';
import { estadoInvalido, naoEncontrado } from '../../../platform/erros.ts';
import { escritaDe } from '../../../platform/versao.ts';
import { travarPessoa } from '../vinculos/vinculos.repository.ts';
import { avisarMudancaDoCadastro } from './avisos.ts';
import * as repo from './cadastro.repository.ts';
import { convidar } from './situacao.service.ts';

/** A person of the caller's own client, held. @throws Recusa 404 for anybody else. */
async function abrirColega(tx: ContextoDeTransacao, id: number) {
  const { clienteId } = tx.ator;
  await travarPessoa(tx.db, id);
  const linha = clienteId === null ? undefined : await repo.lerDoCliente(tx.db, clienteId, id);
  if (!linha) throw naoEncontrado('Usuário não encontrado.');
  return linha;
}

/**
 * Suspends a person of the caller's own client: their sessions end, as when the staff does it. Whether
 * the caller may is for who calls this.
 *
 * @throws Recusa 404; 409 for oneself, and for a person without access.
 */
export async function suspenderColega(tx: ContextoDeTransacao, id: number): Promise<void> {
  const { situacao } = await abrirColega(tx, id);
  if (id === tx.ator.usuarioId) {
    throw estadoInvalido('Você não pode retirar o próprio acesso.');
  }
  if (situacao !== 'ativo' && situacao !== 'convidado') {
    throw estadoInvalido('Esta pessoa já não tem acesso.');
  }
  await repo.atualizar(tx.db, id, { situacao: 'suspenso' }, escritaDe(tx));
  await tx.auditar({
    acao: 'usuario.suspenso',
    objeto: { tipo: 'usuario', id },
    clienteId: tx.ator.clienteId,
    antes: { situacao },
    depois: { situacao: 'suspenso' },
  });
  await avisarMudancaDoCadastro(tx, id, situacao, 'suspenso');
}

/**
 * Sends a person of the caller's own client another invitation and voids the earlier one. One that the
 * firm withdrew is the firm's to send again. Whether the caller may is for who calls this.
 *
 * @throws Recusa 404; 409 for somebody without an open invitation.
 */
export async function reconvidarColega(tx: ContextoDeTransacao, id: number): Promise<void> {
  const { situacao, convite_expira_em } = await abrirColega(tx, id);
  if (situacao !== 'convidado') {
    throw estadoInvalido('Só quem ainda não aceitou o convite pode receber outro.');
  }
  if (convite_expira_em === null) {
    throw estadoInvalido('O escritório cancelou este convite. Fale com quem atende você.');
  }
  await convidar(tx, id);
  await tx.auditar({
    acao: 'usuario.convidado',
    objeto: { tipo: 'usuario', id },
    clienteId: tx.ator.clienteId,
  });
}
