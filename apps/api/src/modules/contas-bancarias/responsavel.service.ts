import { semSubstituicoes } from '../../platform/acesso/escopo.ts';
import type { ContextoDeTransacao } from '../../platform/contexto.ts';
import type { EntregarMeusDados } from '../../platform/meus-dados.ts';
import type { AoDesligar } from '../../platform/saida.ts';
import { escritaDe } from '../../platform/versao.ts';
import { vincularResponsavel } from '../clientes/vinculo.service.ts';
import { nomeSemNumero } from './contas-bancarias.rules.ts';
import { objeto } from './contas-bancarias.service.ts';
import * as repo from './responsavel.repository.ts';

/** The accounts for whose statements the caller answers, without their numbers: those are a client's. */
export const meusDados: EntregarMeusDados = async ({ db, ator }) => {
  const contas = await repo.listarDe(db, ator.usuarioId);
  return {
    vinculos: {
      extratos_sob_responsabilidade: contas.map((conta) => ({
        id: conta.id,
        nome: nomeSemNumero(conta),
      })),
    },
  };
};

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
  async ler(tx, { id, sucessores }) {
    const contas = await repo.listarEmUsoDe(tx.db, semSubstituicoes(tx.ator), id);
    const para = sucessores.clientes;
    return {
      resposta: { extratos: { total: contas.length } },
      // Nobody gets a client by an account that is left without anybody.
      foraDoEscopo: para !== null && contas.some(({ no_escopo }) => !no_escopo),
      passar: () => passar(tx, { de: id, para }),
    };
  },
};
