import type { CampoInvalido } from '@dominio/contrato/erros';
import type { Contexto } from '../../../platform/contexto.ts';
import { campoInvalido, dadosInvalidos, Recusa } from '../../../platform/erros.ts';
import { clienteNoEscopo } from '../../clientes/clientes.service.ts';

/** What each check answered, in order. */
type Respostas<C extends readonly (() => unknown)[]> = {
  [K in keyof C]: Awaited<ReturnType<C[K]>>;
};

/**
 * Runs every check, one after the other, and reports all wrong fields together; a refusal that is
 * not about fields ends it at once.
 *
 * @throws Recusa `DADOS_INVALIDOS` (422)
 */
export async function conferirTudo<const C extends readonly (() => unknown)[]>(
  ...conferencias: C
): Promise<Respostas<C>> {
  const respostas: unknown[] = [];
  const campos: CampoInvalido[] = [];
  for (const conferir of conferencias) {
    try {
      respostas.push(await conferir());
    } catch (erro) {
      if (!(erro instanceof Recusa) || !erro.campos) throw erro;
      campos.push(...erro.campos);
    }
  }
  if (campos.length > 0) throw dadosInvalidos(campos);
  return respostas as Respostas<C>;
}

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
