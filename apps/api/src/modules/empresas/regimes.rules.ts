import { diaEscrito, somarDias } from '@dominio/contrato/datas';
import {
  type InicioDeRegime,
  NOME_DO_REGIME,
  type PeriodoDeRegime,
} from '@dominio/contrato/empresas-regimes';
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

/** The second of two regimes in a row that are the same; undefined where there are none. */
const repetidoEm = (inicios: readonly InicioDeRegime[]) =>
  inicios.find((um, i) => um.regime === inicios[i - 1]?.regime);

const viriaDuasVezes = (assim: string, { regime, desde }: InicioDeRegime) =>
  `${assim}, ${NOME_DO_REGIME[regime]} viria duas vezes seguidas. Exclua antes o regime que começa em ${diaEscrito(desde)}.`;

/**
 * Why a regime may not stand where it would: the one before it, or after it, is the same, or so are two
 * others that it stood between; or null.
 *
 * @param outros the other regimes of the company, the oldest first.
 */
export function erroDosVizinhos(
  inicio: InicioDeRegime,
  outros: readonly InicioDeRegime[],
): CampoInvalido | null {
  const { regime, desde } = inicio;
  const anterior = outros.findLast((um) => um.desde < desde);
  const seguinte = outros.find((um) => um.desde > desde);
  const nome = NOME_DO_REGIME[regime];
  if (anterior?.regime === regime) {
    const mensagem = `${nome} já vale desde ${diaEscrito(anterior.desde)}. Escolha outro regime.`;
    return { campo: 'regime', mensagem };
  }
  if (seguinte?.regime === regime) {
    const mensagem = `${nome} já começa em ${diaEscrito(seguinte.desde)}. Corrija o início desse regime.`;
    return { campo: 'regime', mensagem };
  }
  const antes = outros.filter((um) => um.desde < desde);
  const repetido = repetidoEm([...antes, inicio, ...outros.slice(antes.length)]);
  return repetido ? { campo: 'desde', mensagem: viriaDuasVezes('Com esta data', repetido) } : null;
}

/**
 * Why a regime may not go: two of those left in a row would be the same; or null.
 *
 * @param outros the other regimes of the company, the oldest first.
 */
export function recusaDaExclusao(outros: readonly InicioDeRegime[]): string | null {
  const repetido = repetidoEm(outros);
  return repetido ? viriaDuasVezes('Sem este regime', repetido) : null;
}

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
