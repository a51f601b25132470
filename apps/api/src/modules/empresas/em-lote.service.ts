import type { InicioDeRegime } from '@dominio/contrato/empresas-regimes';
import type { StatusDaEmpresa } from '@dominio/contrato/empresas-status';
import { erroDoDiaDoStatus } from './empresas.rules.ts';
import { erroDoInicio, erroDosVizinhos, recusaDaExclusao } from './regimes.rules.ts';

interface Aberta {
  readonly data_abertura: string | null;
}

/**
 * Why a regime may not begin in a company, or null.
 *
 * @param outros the regimes that it has, the oldest first.
 */
export const recusaDoRegime = (
  { data_abertura }: Aberta,
  inicio: InicioDeRegime,
  outros: readonly InicioDeRegime[],
): string | null =>
  (erroDoInicio(inicio.desde, data_abertura) ?? erroDosVizinhos(inicio, outros))?.mensagem ?? null;

/** Why a company that many get a status with may not have it, or null: closed ones come back one by one. */
export const recusaDoStatus = (
  { data_abertura, status }: Aberta & { readonly status: StatusDaEmpresa },
  desde: string | null,
): string | null =>
  status === 'baixada'
    ? 'Esta empresa foi baixada. Mude o status no cadastro dela.'
    : (erroDoDiaDoStatus(desde, data_abertura)?.mensagem ?? null);

/** Why a regime that was begun in many may not go again, or null. */
export const recusaDaVolta = (restam: readonly InicioDeRegime[]): string | null =>
  recusaDaExclusao(restam);
