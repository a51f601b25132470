import { TEXTOS_DO_DESLIGAMENTO as T } from '@dominio/contrato/usuarios-desligamento';
import type { ContextoDeTransacao } from '../../platform/contexto.ts';
import { estadoInvalido } from '../../platform/erros.ts';
import type { AoVivo } from '../../platform/realtime/ao-vivo.ts';
import {
  type AgendaDeQuemSai,
  passarAgenda,
  segurarAgendas,
} from '../agendamentos/transferencia.service.ts';
import { segurarAusencias, soltarSubstituicoes } from '../ausencias/ausencias.service.ts';
import { contratosDoResponsavel, segurarContratos } from '../contratos/responsavel.service.ts';
import { anotarTroca } from '../pessoas/troca-de-vinculos.service.ts';
import { segurarTimes, timesLideradosPor } from '../times/lideranca.service.ts';
import { lerClientes } from './desligamento.repository.ts';
import { emAberto } from './desligamento.service.ts';
import { lerIds, trocarIds } from './vinculos.repository.ts';

/** Holds what somebody of the staff may have; before the person, in the order of `desligar`. */
export async function segurarOQueEDaEquipe(tx: ContextoDeTransacao, id: number): Promise<void> {
  await segurarTimes(tx);
  await segurarAusencias(tx);
  await segurarContratos(tx, id);
}

/**
 * Asks, before a colleague becomes a client's user, what off-boarding asks: nothing may stay with
 * somebody who no longer can take care of it. After `segurarOQueEDaEquipe`.
 *
 * @returns the agenda as it stands, held.
 * @throws Recusa 409 while something is for somebody else to take over, in the caller's scope or not.
 */
export async function exigirNadaEmAberto(
  tx: ContextoDeTransacao,
  id: number,
): Promise<AgendaDeQuemSai> {
  const agenda = await segurarAgendas(tx, { de: id, para: null });
  const aberto = emAberto({
    agenda,
    clientes: await lerClientes(tx.db, tx.ator, id),
    contratos: await contratosDoResponsavel(tx, id),
    times: await timesLideradosPor(tx, id),
  });
  if (aberto.length > 0) throw estadoInvalido(T.escolhaAntesDoGrupoCliente);
  return agenda;
}

/** Takes away, on the record, what only the staff may hold: the person now belongs to a client. */
export async function tirarDaEquipe(
  tx: ContextoDeTransacao,
  aoVivo: AoVivo,
  { id, nome }: { id: number; nome: string },
  agenda: AgendaDeQuemSai,
): Promise<void> {
  await passarAgenda(tx, { de: id, para: null, nome }, agenda);
  await soltarSubstituicoes(tx, id);
  for (const tipo of ['permissoes', 'grupos', 'clientes'] as const) {
    const saem = await lerIds(tx.db, tipo, id);
    await trocarIds(tx.db, tipo, id, { entram: [], saem });
    await anotarTroca(tx, aoVivo, id, { tipo, entram: [], saem });
  }
}
