import type { ContextoDeTransacao } from '../../platform/contexto.ts';
import { campoInvalido } from '../../platform/erros.ts';
import * as repo from './empresas.repository.ts';
import { acharEmpresa } from './empresas.service.ts';

/** What is said of a company that is not one of the client's. */
export const RECUSA_DA_EMPRESA = 'Escolha uma empresa deste cliente.';

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

/** @throws Recusa 422 for a company that is not one of the client's. */
export async function exigirEmpresaDoCliente(
  tx: ContextoDeTransacao,
  empresaId: number | null | undefined,
  clienteId: number,
): Promise<void> {
  if (!empresaId || (await empresaDoCliente(tx, empresaId, clienteId))) return;
  throw campoInvalido('empresa_id', RECUSA_DA_EMPRESA);
}
