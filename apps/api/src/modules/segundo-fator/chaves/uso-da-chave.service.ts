import type { RespostaDaChave } from '@dominio/contrato/chaves-de-acesso';
import type { ContextoPublico } from '../../../platform/contexto.ts';
import * as repo from './chaves.repository.ts';
import { type Finalidade, gastarDesafio } from './desafios.service.ts';
import { conferirUso, type Lugar, nomeiaDono } from './webauthn.ts';

/**
 * Checks a passkey's signature and notes its use. The challenge is used up, whatever the outcome.
 *
 * @param de the one person whose passkey it may be; absent, anybody's.
 * @returns the owner; null for an unknown passkey, somebody else's, one that names another owner, a
 *   wrong signature, an unknown or used challenge, and a count that does not grow.
 */
export async function usarChave(
  { db, agora }: Pick<ContextoPublico, 'db' | 'agora'>,
  lugar: Lugar,
  resposta: RespostaDaChave,
  { finalidade, de }: { finalidade: Finalidade; de?: number },
): Promise<number | null> {
  const { clientDataJSON } = resposta.response;
  const gasto = await gastarDesafio(db, clientDataJSON, finalidade, agora());
  if (!gasto || gasto.usuarioId !== (de ?? null)) return null;
  const chave = await repo.lerPorCredencial(db, resposta.id);
  if (!chave || (de !== undefined && chave.usuario_id !== de)) return null;
  const pedidaPeloNome = de !== undefined;
  if (!nomeiaDono(resposta, chave.usuario_id, { pedidaPeloNome })) return null;
  const contador = await conferirUso(lugar, resposta, chave, gasto.desafio);
  if (contador === null) return null;
  return (await repo.anotarUso(db, chave.id, contador, agora())) ? chave.usuario_id : null;
}
