import type { PapelDoVinculo } from '@dominio/contrato/usuarios-acesso';
import type { ContextoDeTransacao } from '../../platform/contexto.ts';
import { anotarTroca } from '../pessoas/troca-de-vinculos.service.ts';
import * as carteira from './carteira.repository.ts';
import { darPapel, desvincular, estaVinculado, travar, vincular } from './ficha.repository.ts';

/** Whether a client is linked to a person. */
export const jaVinculado = (
  { db }: ContextoDeTransacao,
  usuarioId: number,
  clienteId: number,
): Promise<boolean> => estaVinculado(db, usuarioId, clienteId);

/**
 * Links clients that the caller sees to the person responsible for them. An existing link stays as
 * it is; a new one changes the person's rights, so it is audited and the person's tabs read again.
 *
 * @returns the clients that were not linked before.
 */
export async function vincularResponsavel(
  tx: ContextoDeTransacao,
  usuarioId: number,
  clienteIds: readonly number[],
): Promise<readonly number[]> {
  const entram = await vincular(tx.db, usuarioId, clienteIds);
  await anotarTroca(tx, usuarioId, { tipo: 'clientes', entram });
  return entram;
}

/** Takes clients from a person again, whose rights change as by giving them. */
export async function desvincularResponsavel(
  tx: ContextoDeTransacao,
  usuarioId: number,
  clienteIds: readonly number[],
): Promise<void> {
  const saem = await desvincular(tx.db, usuarioId, clienteIds);
  await anotarTroca(tx, usuarioId, { tipo: 'clientes', entram: [], saem });
}

/**
 * Makes another person responsible for a client that somebody is linked to, whose link ends: the rights
 * of both change, as by giving and by taking it.
 */
export async function passarResponsavel(
  tx: ContextoDeTransacao,
  { de, para, clienteId }: { de: number; para: number; clienteId: number },
): Promise<void> {
  const passados = await carteira.passarClientes(tx.db, { de, para, clienteId });
  await anotarTroca(tx, para, { tipo: 'clientes', ...passados });
  await anotarTroca(tx, de, { tipo: 'clientes', entram: [], saem: [clienteId] });
}

/** Holds a client that the caller sees until the transaction ends: after people, where both are held. */
export const segurarCliente = ({ db, ator }: ContextoDeTransacao, clienteId: number) =>
  travar(db, ator, clienteId);

/**
 * Links a client to a person in a role, or gives a link that there is this role: the person's rights
 * change, as by any way of giving a client.
 */
export async function darPapelNoCliente(
  tx: ContextoDeTransacao,
  usuarioId: number,
  clienteId: number,
  papel: PapelDoVinculo,
): Promise<void> {
  const vinculo = { usuario_id: usuarioId, cliente_id: clienteId, papel };
  const novo = await darPapel(tx.db, vinculo);
  if (novo === undefined) return;
  const entram = novo ? [clienteId] : [];
  // A new link is the person responsible's unless it is said otherwise.
  const papeis = novo && papel === 'responsavel' ? [] : [{ cliente_id: clienteId, papel }];
  await anotarTroca(tx, usuarioId, { tipo: 'clientes', entram, papeis });
}
