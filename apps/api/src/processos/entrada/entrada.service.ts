import type { RespostaDaEntrada } from '@dominio/contrato/sessoes';
import {
  entregar,
  seguirDoPrimeiroFator,
} from '../../modules/segundo-fator/primeiro-fator.service.ts';
import type { Aparelho } from '../../modules/sessoes/abertura.service.ts';
import { conferirEntrada } from '../../modules/sessoes/sessoes.service.ts';
import type { ContextoPublico } from '../../platform/contexto.ts';

/**
 * Signs in with a password: in, or to the second step of who has one.
 *
 * @throws Recusa what `conferirEntrada` throws, or `SEGUNDO_FATOR` (422) for who has one.
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
