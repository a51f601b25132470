import { diaEscrito, somarDias } from '@dominio/contrato/datas';
import type { Empresa } from '@dominio/contrato/empresas';
import {
  type InicioDeRegime,
  NOME_DO_REGIME,
  type PeriodoDeRegime,
} from '@dominio/contrato/empresas-regimes';

/** `Lucro Presumido`, and what comes after it: `Lucro Real a partir de 01/01/2027`. */
export const regimesEscritos = ({
  regime_atual,
  proximo_regime,
}: Pick<Empresa, 'regime_atual' | 'proximo_regime'>) =>
  [
    regime_atual && NOME_DO_REGIME[regime_atual.regime],
    proximo_regime &&
      `${NOME_DO_REGIME[proximo_regime.regime]} a partir de ${diaEscrito(proximo_regime.desde)}`,
  ]
    .filter(Boolean)
    .join('; ') || null;

/** When a regime is in force: `Desde 01/01/2024`, `01/01/2019 a 31/12/2023`, `A partir de 01/01/2027`. */
export function periodoEscrito(
  { desde, ate }: Pick<PeriodoDeRegime, 'desde' | 'ate'>,
  hoje: string,
): string {
  if (ate !== null) return `${diaEscrito(desde)} a ${diaEscrito(ate)}`;
  return `${desde > hoje ? 'A partir de' : 'Desde'} ${diaEscrito(desde)}`;
}

/**
 * What a regime means for the others of the company: which ends before it, and when it ends itself.
 *
 * @param outros the regimes of the company without this one.
 */
export function consequencia(
  { regime, desde }: InicioDeRegime,
  outros: readonly InicioDeRegime[],
  hoje: string,
): string {
  const emOrdem = outros.toSorted((um, outro) => um.desde.localeCompare(outro.desde));
  const anterior = emOrdem.findLast((um) => um.desde < desde);
  const seguinte = emOrdem.find((um) => um.desde > desde);
  const ate = seguinte ? somarDias(seguinte.desde, -1) : null;
  const inicio = desde > hoje ? 'a partir de' : 'desde';
  const deste = `${NOME_DO_REGIME[regime]} vale ${inicio} ${diaEscrito(desde)}${
    ate === null ? '' : `, até ${diaEscrito(ate)}`
  }.`;
  return anterior
    ? `${NOME_DO_REGIME[anterior.regime]} vale até ${diaEscrito(somarDias(desde, -1))}. ${deste}`
    : deste;
}
