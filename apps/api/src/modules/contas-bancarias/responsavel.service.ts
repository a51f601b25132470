import type { ContextoDeTransacao } from '../../platform/contexto.ts';
import type { EntregarMeusDados } from '../../platform/meus-dados.ts';
import type { AoDesligar } from '../../platform/saida.ts';
import { escritaDe } from '../../platform/versao.ts';
import { vincularResponsavel } from '../clientes/vinculo.service.ts';
import { objeto } from './contas-bancarias.service.ts';
import * as repo from './responsavel.repository.ts';

/** The accounts for whose statements the caller answers. */
export const meusDados: EntregarMeusDados = async ({ db, ator }) => ({
  vinculos: { extratos_sob_responsabilidade: await repo.listarDe(db, ator.usuarioId) },
});

async function passar(
  tx: ContextoDeTransacao,
  { de, para }: { de: number; para: number | null },
): Promise<void> {
  const passadas = await repo.passarEmUso(tx.db, { de, para, escrita: escritaDe(tx) });
  if (para !== null) {
    await vincularResponsavel(tx, para, [...new Set(passadas.map((uma) => uma.cliente_id))]);
  }
  for (const { id, cliente_id } of passadas) {
    await tx.auditar({
      acao: 'conta_bancaria.alterada',
      objeto: objeto(id),
      clienteId: cliente_id,
      antes: { responsavel_extrato_id: de },
      depois: { responsavel_extrato_id: para },
    });
  }
}

/**
 * The statements that a person who leaves answers for go to the successor of the clients; without one
 * they are nobody's, which the accounts then say.
 */
export const contasDeQuemSai: AoDesligar = {
  objeto: 'clientes',
  segurar: { trava: 'contas_bancarias', fazer: ({ db }, id) => repo.travarEmUsoDe(db, id) },
  ler: async (tx, { id, sucessores }) => ({
    passar: () => passar(tx, { de: id, para: sucessores.clientes }),
  }),
};
