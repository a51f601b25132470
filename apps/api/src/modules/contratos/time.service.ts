import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { escritaDe } from '../../platform/versao.ts';
import * as repo from './time.repository.ts';

/** The contracts of clients that have not ended and name a team, by id. */
export const contratosDoTime = ({ db, ator }: Contexto, quais: repo.DoTime): Promise<number[]> =>
  quais.clientes.length === 0 || quais.entre?.length === 0
    ? Promise.resolve([])
    : repo.listarDoTime(db, ator, quais);

/** Gives the contracts of clients from one team to another, and answers their ids. */
export async function passarContratosAoTime(
  tx: ContextoDeTransacao,
  { para, ...quais }: repo.DoTime & { readonly para: number },
): Promise<number[]> {
  if (quais.clientes.length === 0 || quais.entre?.length === 0) return [];
  const escrita = escritaDe(tx);
  const passados = await repo.passarAoTime(tx.db, tx.ator, { ...quais, para, escrita });
  for (const { id, cliente_id } of passados) {
    await tx.auditar({
      acao: 'contrato.alterado',
      objeto: { tipo: 'contrato', id },
      clienteId: cliente_id,
      antes: { time_id: quais.time },
      depois: { time_id: para },
    });
  }
  return passados.map(({ id }) => id).sort((a, b) => a - b);
}
