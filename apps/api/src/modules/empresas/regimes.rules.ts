import { diaEscrito, somarDias } from '@dominio/contrato/datas';
import type { InicioDeRegime, PeriodoDeRegime } from '@dominio/contrato/empresas-regimes';
import type { CampoInvalido } from '@dominio/contrato/erros';

type Linha = InicioDeRegime & { readonly id: number; readonly versao: number };

/**
 * The periods of regimes, the newest first: each lasts until the day before the next one.
 *
 * @param linhas the oldest first.
 * @param hoje the day on the firm's calendar.
 */
export function periodosDe(linhas: readonly Linha[], hoje: string): PeriodoDeRegime[] {
  return linhas
    .map((linha, i) => {
      const seguinte = linhas[i + 1];
      return {
        ...linha,
        ate: seguinte ? somarDias(seguinte.desde, -1) : null,
        em_vigor: linha.desde <= hoje && (!seguinte || seguinte.desde > hoje),
      };
    })
    .toReversed();
}

/** What is wrong with a regime that begins before the company was opened, or null. */
export const erroDoInicio = (desde: string, abertura: string | null): CampoInvalido | null =>
  abertura !== null && desde < abertura
    ? {
        campo: 'desde',
        mensagem: `A empresa abriu em ${diaEscrito(abertura)}: o regime começa nesse dia ou depois.`,
      }
    : null;

/** What is wrong with an opening after the first regime of the company, or null. */
export const erroDaAbertura = (
  abertura: string | null | undefined,
  primeiro: string | undefined,
): CampoInvalido | null =>
  abertura && primeiro !== undefined && abertura > primeiro
    ? {
        campo: 'data_abertura',
        mensagem: `Há um regime tributário desde ${diaEscrito(primeiro)}. Corrija o regime antes.`,
      }
    : null;
