import { dataCivil } from '@dominio/contrato/datas';
import type { ModeloChecklist } from '@dominio/contrato/modelos-checklist';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { naoEncontrado } from '../../platform/erros.ts';
import { itensDoChecklist, segurarItens } from '../modelos-checklist/modelos-checklist.service.ts';
import { apresentarChecklist } from './checklist.presenter.ts';
import * as repo from './checklist.repository.ts';
import type { Cadastro } from './checklist.rules.ts';

/**
 * The checklists of these clients as the record and what was said of it answer today, and what was
 * said: so many statements for any number of clients. Those that the reader has not are left out.
 *
 * @param noAlcance the clients that the reader has.
 */
export async function avaliarChecklists(
  ctx: Pick<Contexto, 'db' | 'agora'>,
  noAlcance: repo.Alcance,
  clienteIds: readonly number[],
) {
  const hoje = dataCivil(ctx.agora());
  const cadastros = await repo.lerCadastros(ctx.db, noAlcance, clienteIds, hoje);
  const lidas = Map.groupBy(
    await repo.lerRespostas(ctx.db, noAlcance, clienteIds),
    ({ cliente_id }) => cliente_id,
  );
  const porNatureza = new Map<Natureza, ModeloChecklist[]>();
  for (const natureza of new Set(cadastros.map(naturezaDe))) {
    porNatureza.set(natureza, await itensDoChecklist(ctx, natureza));
  }
  return cadastros.map((cadastro) => {
    const itens = porNatureza.get(naturezaDe(cadastro)) ?? [];
    const respostas = lidas.get(cadastro.id) ?? [];
    return {
      cliente_id: cadastro.id,
      arquivado: cadastro.arquivado,
      checklist: apresentarChecklist({ itens, respostas, cadastro, hoje }),
      respostas: new Map(respostas.map((uma) => [uma.item_id, uma])),
    };
  });
}

type Natureza = Parameters<typeof itensDoChecklist>[1];
const naturezaDe = ({ pessoa }: Pick<Cadastro, 'pessoa'>): Natureza =>
  pessoa ? 'pessoa_fisica' : 'empresa';

/** The same of one client. @throws Recusa 404 for one that the reader has not. */
export async function avaliarChecklist(
  ctx: Pick<Contexto, 'db' | 'agora'>,
  noAlcance: repo.Alcance,
  clienteId: number,
) {
  const [avaliado] = await avaliarChecklists(ctx, noAlcance, [clienteId]);
  if (!avaliado) throw naoEncontrado('Cliente não encontrado.');
  return avaliado;
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
