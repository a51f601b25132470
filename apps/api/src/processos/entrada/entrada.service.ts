import type { RespostaDaEntrada } from '@dominio/contrato/sessoes';
import {
  entregar,
  seguirDoPrimeiroFator,
} from '../../modules/segundo-fator/primeiro-fator.service.ts';
import type { Aparelho } from '../../modules/sessoes/abertura.service.ts';
import { conferirEntrada } from '../../modules/sessoes/sessoes.service.ts';
import type { ContextoPublico } from '../../platform/contexto.ts';

/**
 * Signs in by password, or asks for the second step of people who have a second factor.
 *
 * @throws Recusa what `conferirEntrada` throws; `SEGUNDO_FATOR` (422) for people with a second
 *   factor.
 */
export async function entrar(
  ctx: ContextoPublico,
  credenciais: { readonly email: string; readonly password: string },
  aparelho: Aparelho,
): Promise<RespostaDaEntrada> {
  const entrada = await conferirEntrada(ctx, credenciais, (tx, usuarioId) =>
    seguirDoPrimeiroFator(tx, usuarioId, { ...aparelho, meio: 'senha' }),
  );
  return entregar(entrada);
}
