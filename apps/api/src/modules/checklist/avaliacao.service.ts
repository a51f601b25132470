import { dataCivil } from '@dominio/contrato/datas';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { naoEncontrado } from '../../platform/erros.ts';
import { itensDoChecklist, segurarItens } from '../modelos-checklist/modelos-checklist.service.ts';
import { apresentarChecklist } from './checklist.presenter.ts';
import * as repo from './checklist.repository.ts';

/**
 * A client's checklist as the record and what was said of it answer today, and what was said.
 *
 * @param noAlcance the clients that the reader has.
 * @throws Recusa 404 for another.
 */
export async function avaliarChecklist(
  ctx: Pick<Contexto, 'db' | 'agora'>,
  noAlcance: repo.Alcance,
  clienteId: number,
) {
  const hoje = dataCivil(ctx.agora());
  const cadastro = await repo.lerCadastro(ctx.db, noAlcance, clienteId, hoje);
  if (!cadastro) throw naoEncontrado('Cliente não encontrado.');
  const natureza = cadastro.pessoa ? 'pessoa_fisica' : 'empresa';
  const itens = await itensDoChecklist(ctx, natureza);
  const lidas = await repo.lerRespostas(ctx.db, noAlcance, clienteId);
  return {
    checklist: apresentarChecklist({ itens, respostas: lidas, cadastro, hoje }),
    respostas: new Map(lidas.map((uma) => [uma.item_id, uma])),
  };
}

/** The same, held with these items until the transaction ends: two people say of it in turn. */
export async function abrirChecklist(
  tx: ContextoDeTransacao,
  noAlcance: repo.Alcance,
  clienteId: number,
  itens: readonly number[],
) {
  await repo.travar(tx.db, noAlcance, clienteId);
  await segurarItens(tx, itens);
  return avaliarChecklist(tx, noAlcance, clienteId);
}

/** What a request for an item, or its answer taken back, leaves of what the client said. */
export const SEM_RESPOSTA = {
  resposta: null,
  resposta_texto: null,
  respondido_em: null,
  respondido_por: null,
} as const;
