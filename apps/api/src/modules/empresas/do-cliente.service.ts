import type { ContextoDeTransacao } from '../../platform/contexto.ts';
import { campoInvalido } from '../../platform/erros.ts';
import * as repo from './empresas.repository.ts';
import { acharEmpresa } from './empresas.service.ts';

/** Holds a company in the caller's scope until the transaction ends: nobody deletes it meanwhile. */
export const segurarEmpresa = ({ db, ator }: ContextoDeTransacao, id: number): Promise<void> =>
  repo.travar(db, ator, id);

/** Whether a company is one of a client, held until the transaction ends. */
export async function empresaDoCliente(
  tx: ContextoDeTransacao,
  id: number,
  clienteId: number,
): Promise<boolean> {
  await segurarEmpresa(tx, id);
  return (await acharEmpresa(tx, id))?.cliente_id === clienteId;
}

/** A company that a record of a client names, and the one that it named before, if any. */
interface Citacao {
  readonly clienteId: number;
  readonly empresaId: number | null | undefined;
  readonly antes?: number | null;
}

/**
 * Why a record may not name a company, held until the transaction ends: it is not one of the client's,
 * or is a closed one that the record did not name before; or null.
 */
export async function contraEmpresa(
  tx: ContextoDeTransacao,
  { clienteId, empresaId, antes }: Citacao,
): Promise<string | null> {
  if (!empresaId) return null;
  await segurarEmpresa(tx, empresaId);
  const empresa = await acharEmpresa(tx, empresaId);
  if (empresa?.cliente_id !== clienteId) return 'Escolha uma empresa deste cliente.';
  return empresa.status === 'baixada' && empresaId !== antes
    ? 'Esta empresa foi baixada. Escolha outra ou reative-a antes.'
    : null;
}

/** @throws Recusa 422 for a company that may not be named. */
export async function exigirEmpresaDoCliente(
  tx: ContextoDeTransacao,
  citacao: Citacao,
): Promise<void> {
  const contra = await contraEmpresa(tx, citacao);
  if (contra) throw campoInvalido('empresa_id', contra);
}
