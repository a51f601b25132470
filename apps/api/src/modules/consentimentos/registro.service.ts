import {
  type Finalidade,
  TEXTOS_DOS_CONSENTIMENTOS,
  versaoDoTexto,
} from '@dominio/contrato/consentimentos';
import type { Cofre } from '../../platform/cofre.ts';
import type { ContextoDeTransacao } from '../../platform/contexto.ts';
import { estadoInvalido } from '../../platform/erros.ts';
import * as repo from './consentimentos.repository.ts';

const LUGAR_DO_IP = 'consentimentos/ip';

/**
 * Writes that the caller agrees to the text that was read; nothing when that is written already.
 * Call it with the caller's row locked.
 *
 * @throws Recusa 409 for another text than the one in force: nobody agrees to a text that was not
 *   shown.
 */
export async function registrarConsentimento(
  tx: ContextoDeTransacao,
  cofre: Cofre,
  finalidade: Finalidade,
  versao_do_texto: number,
): Promise<void> {
  if (versao_do_texto !== versaoDoTexto(finalidade)) {
    throw estadoInvalido(TEXTOS_DOS_CONSENTIMENTOS.textoMudou);
  }
  const id = tx.ator.usuarioId;
  const novo = await repo.conceder(tx.db, {
    usuario_id: id,
    finalidade,
    versao_do_texto,
    concedido_em: tx.agora(),
    ip_hash: tx.ip === null ? null : cofre.resumir(LUGAR_DO_IP, tx.ip),
  });
  if (!novo) return;
  await tx.auditar({
    acao: 'consentimento.concedido',
    objeto: { tipo: 'usuario', id },
    depois: { finalidade, versao_do_texto },
  });
}

/** Writes that the caller revokes a consent, if one stands. Lock the caller's row before. */
export async function registrarRevogacao(
  tx: ContextoDeTransacao,
  finalidade: Finalidade,
): Promise<void> {
  const id = tx.ator.usuarioId;
  const versoes = await repo.revogar(tx.db, id, finalidade, tx.agora());
  const versao_do_texto = versoes.at(-1);
  if (versao_do_texto === undefined) return;
  await tx.auditar({
    acao: 'consentimento.revogado',
    objeto: { tipo: 'usuario', id },
    antes: { finalidade, versao_do_texto },
  });
}
