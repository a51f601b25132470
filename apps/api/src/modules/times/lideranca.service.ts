import { LISTADOS_NO_DESLIGAMENTO } from '@dominio/contrato/usuarios-desligamento';
import type { ContextoDeTransacao } from '../../platform/contexto.ts';
import type { AoDesligar } from '../../platform/saida.ts';
import { escritaDe } from '../../platform/versao.ts';
import * as lideranca from './lideranca.repository.ts';
import * as repo from './times.repository.ts';

/** Gives the teams that one person leads to another; call it with the teams locked. */
async function passarLideranca(
  tx: ContextoDeTransacao,
  { de, para }: { de: number; para: number },
): Promise<void> {
  for (const id of await lideranca.passar(tx.db, { de, para, escrita: escritaDe(tx) })) {
    await tx.auditar({
      acao: 'time.alterado',
      objeto: { tipo: 'time', id },
      antes: { lider_id: de },
      depois: { lider_id: para },
    });
  }
}

/** Whoever leaves stands in for nobody; call it with the teams locked, after their leaders changed. */
async function tirarSubstituto(tx: ContextoDeTransacao, pessoa: number): Promise<void> {
  for (const { id, substituto_id } of await lideranca.tirarSubstituto(
    tx.db,
    pessoa,
    escritaDe(tx),
  )) {
    await tx.auditar({
      acao: 'time.alterado',
      objeto: { tipo: 'time', id },
      antes: { substituto_id },
      depois: { substituto_id: null },
    });
  }
}

/** The teams led by a person who leaves, by name; they go to a successor. */
export const timesDeQuemSai: AoDesligar = {
  objeto: 'times',
  segurar: { trava: 'times', fazer: ({ db }) => repo.travar(db) },
  async ler(tx, { id, sucessores }) {
    const times = await lideranca.listar(tx.db, id);
    const para = sucessores.times;
    return {
      resposta: {
        times: { total: times.length, itens: times.slice(0, LISTADOS_NO_DESLIGAMENTO) },
      },
      emAberto: times.length > 0,
      depois: { times: times.map((time) => time.id) },
      async passar() {
        if (times.length > 0 && para !== null) await passarLideranca(tx, { de: id, para });
        await tirarSubstituto(tx, id);
      },
    };
  },
};
