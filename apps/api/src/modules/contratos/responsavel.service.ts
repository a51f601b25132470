import { LISTADOS_NO_DESLIGAMENTO } from '@dominio/contrato/usuarios-desligamento';
import { semSubstituicoes } from '../../platform/acesso/escopo.ts';
import type { ContextoDeTransacao } from '../../platform/contexto.ts';
import type { AoDesligar } from '../../platform/saida.ts';
import { escritaDe } from '../../platform/versao.ts';
import { vincularResponsavel } from '../clientes/vinculo.service.ts';
import * as repo from './responsavel.repository.ts';

interface Passagem {
  readonly de: number;
  readonly para: number;
  /** Only the contracts of this client; all of them, if absent. */
  readonly clienteId?: number;
}

/** Makes another responsible for somebody's contracts, who then sees their clients. */
async function passarContratos(tx: ContextoDeTransacao, quais: Passagem): Promise<void> {
  const { de, para } = quais;
  const passados = await repo.passarVivos(tx.db, { ...quais, escrita: escritaDe(tx) });
  const clientes = new Set(passados.map(({ cliente_id }) => cliente_id));
  await vincularResponsavel(tx, para, [...clientes]);
  for (const { id, cliente_id } of passados) {
    await tx.auditar({
      acao: 'contrato.alterado',
      objeto: { tipo: 'contrato', id },
      clienteId: cliente_id,
      antes: { responsavel_id: de },
      depois: { responsavel_id: para },
    });
  }
}

/** Locks the contracts that somebody is responsible for: call it before people are locked. */
export const segurarContratosDe = ({ db }: ContextoDeTransacao, pessoa: number): Promise<void> =>
  repo.travarVivosDe(db, pessoa);

/** The contracts of one client that somebody is responsible for go to another. */
export const passarContratosDoCliente = (
  tx: ContextoDeTransacao,
  quais: Required<Passagem>,
): Promise<void> => passarContratos(tx, quais);

/**
 * The contracts that a person who leaves is responsible for go to the successor of the clients.
 * They are locked before the person, as a change of one contract does.
 */
export const contratosDeQuemSai: AoDesligar = {
  objeto: 'clientes',
  segurar: { trava: 'contratos', fazer: ({ db }, id) => repo.travarVivosDe(db, id) },
  async ler(tx, { id, sucessores }) {
    const contratos = await repo.listarVivosDe(tx.db, semSubstituicoes(tx.ator), id);
    const alcancados = contratos.filter(({ no_escopo }) => no_escopo);
    const para = sucessores.clientes;
    return {
      resposta: {
        contratos: {
          total: contratos.length,
          itens: alcancados.slice(0, LISTADOS_NO_DESLIGAMENTO),
        },
      },
      emAberto: contratos.length > 0,
      foraDoEscopo: alcancados.length < contratos.length,
      async passar() {
        if (contratos.length === 0 || para === null) return;
        await passarContratos(tx, { de: id, para });
      },
    };
  },
};
