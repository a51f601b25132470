import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import type { AoVivo } from '../../platform/realtime/ao-vivo.ts';
import { vincularResponsavel } from '../clientes/vinculo.service.ts';
import * as repo from './responsavel.repository.ts';

/** The contracts that go on and that somebody is responsible for, by number. */
export const contratosDoResponsavel = ({ db, ator }: Contexto, pessoa: number) =>
  repo.listarVivosDe(db, ator, pessoa);

/** Holds those contracts as they are until the transaction ends; before the person, as a change of one does. */
export const segurarContratos = ({ db }: ContextoDeTransacao, pessoa: number): Promise<void> =>
  repo.travarVivosDe(db, pessoa);

/** Gives the contracts that one person is responsible for to another, who sees their clients from then on. */
export async function passarContratos(
  tx: ContextoDeTransacao,
  aoVivo: AoVivo,
  { de, para }: { de: number; para: number },
): Promise<void> {
  const passados = await repo.passarVivos(tx.db, { de, para, agora: tx.agora() });
  const clientes = new Set(passados.map(({ cliente_id }) => cliente_id));
  await vincularResponsavel(tx, aoVivo, para, [...clientes]);
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
