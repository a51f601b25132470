import type { Contexto } from '../../../platform/contexto.ts';
import { campoInvalido, type Recusa } from '../../../platform/erros.ts';
import { clienteNoEscopo } from '../../clientes/clientes.service.ts';

/** @throws Recusa `DADOS_INVALIDOS` (422) for a client that is not there or outside the caller's scope. */
export async function exigirCliente(ctx: Contexto, id: number): Promise<void> {
  if (!(await clienteNoEscopo(ctx, id))) {
    throw campoInvalido('cliente_id', 'Cliente não encontrado.');
  }
}

/** Throws what a rule refused. */
export function exigir(recusa: Recusa | null): void {
  if (recusa) throw recusa;
}
