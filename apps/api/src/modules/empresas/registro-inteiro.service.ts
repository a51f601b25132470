import { errosDoCertificado } from '@dominio/contrato/empresas-certificado';
import type { CampoInvalido } from '@dominio/contrato/erros';
import { erroDaMatriz, erroDoStatus, errosDoCadastro } from './empresas.rules.ts';
import { erroDaAbertura } from './regimes.rules.ts';

type Registro = Parameters<typeof erroDaMatriz>[0] &
  Parameters<typeof errosDoCadastro>[0] &
  Parameters<typeof errosDoCertificado>[0] & { readonly status_desde: string | null };

/**
 * What a whole register says that cannot be, where its parts come of two that were right by themselves.
 *
 * @param matriz the head office that it names, if it is one in scope.
 * @param primeiroRegime the day on which its first regime begins.
 * @param hoje the day on the firm's calendar.
 */
export function errosDoRegistro(
  registro: Registro,
  matriz: Parameters<typeof erroDaMatriz>[1],
  { primeiroRegime, hoje }: { primeiroRegime: string | undefined; hoje: string },
): CampoInvalido[] {
  return [
    erroDaMatriz(registro, matriz, registro.matriz_id),
    ...errosDoCadastro(registro, hoje, registro),
    ...errosDoCertificado(registro),
    erroDaAbertura(registro.data_abertura, primeiroRegime),
    erroDoStatus(registro.data_abertura, registro.status_desde),
  ].filter((erro) => erro !== null);
}
