import { diaEscrito } from '@dominio/contrato/datas';
import { NOME_DO_REGIME, type RegimeTributario } from '@dominio/contrato/empresas-regimes';
import type { Socio } from '@dominio/contrato/empresas-socios';
import { mudancaDosSocios } from './socios.rules.ts';

/** Regimes and partners of a company, as a joining reads them. */
export interface Listas {
  readonly regimes: readonly { readonly regime: RegimeTributario; readonly desde: string }[];
  readonly socios: readonly Socio[];
}

const emPalavras = ({ regimes }: Listas): string[] =>
  regimes.map(({ regime, desde }) => `${NOME_DO_REGIME[regime]} desde ${diaEscrito(desde)}`);

/**
 * The lists of which one took the place of another, in words for the audit log: each partner and each
 * regime by name.
 *
 * @param quais the lists that were replaced.
 */
export function listasTrocadas(
  antes: Listas,
  depois: Listas,
  quais: { readonly regimes: boolean; readonly socios: boolean },
) {
  const socios = mudancaDosSocios(antes.socios, depois.socios);
  return {
    antes: {
      ...(quais.regimes && { regimes: emPalavras(antes) }),
      ...(quais.socios && socios.antes),
    },
    depois: {
      ...(quais.regimes && { regimes: emPalavras(depois) }),
      ...(quais.socios && socios.depois),
    },
  };
}
