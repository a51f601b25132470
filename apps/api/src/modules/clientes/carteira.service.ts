import { LISTADOS_NO_DESLIGAMENTO } from '@dominio/contrato/usuarios-desligamento';
import { semSubstituicoes } from '../../platform/acesso/escopo.ts';
import type { AoDesligar } from '../../platform/saida.ts';
import { anotarTroca } from '../pessoas/troca-de-vinculos.service.ts';
import * as repo from './carteira.repository.ts';

/** The clients linked to a person who leaves go to the successor, who is notified. */
export const carteiraDeQuemSai: AoDesligar = {
  objeto: 'clientes',
  async ler(tx, { id, sucessores }) {
    const clientes = await repo.lerClientes(tx.db, semSubstituicoes(tx.ator), id);
    const alcancados = clientes.filter(({ no_escopo }) => no_escopo);
    const para = sucessores.clientes;
    return {
      resposta: {
        clientes: {
          total: clientes.length,
          itens: alcancados.slice(0, LISTADOS_NO_DESLIGAMENTO),
        },
      },
      emAberto: clientes.length > 0,
      foraDoEscopo: alcancados.length < clientes.length,
      antes: { clientes: clientes.map((cliente) => cliente.id) },
      async passar() {
        if (clientes.length === 0 || para === null) return;
        const passados = await repo.passarClientes(tx.db, { de: id, para });
        await anotarTroca(tx, para, { tipo: 'clientes', ...passados });
      },
    };
  },
};
