import type { LinhaDoReajuste, Percentual } from '@dominio/contrato/contratos-reajustes';
import {
  INDICES_DE_REAJUSTE,
  type IndiceDeReajuste,
  NOME_DO_INDICE,
} from '@dominio/contrato/contratos-termos';
import { lerNumero } from '../../lib/numeros.ts';

/** The percent of each index as it is typed; contracts that name no index have the key `''`. */
export type PercentuaisDigitados = Readonly<Partial<Record<IndiceDeReajuste | '', string>>>;

const ORDEM = [...INDICES_DE_REAJUSTE, ''] as const;

export const chaveDoIndice = ({ indice_reajuste }: LinhaDoReajuste) => indice_reajuste ?? '';

export const nomeDoIndice = (indice: IndiceDeReajuste | ''): string =>
  indice === '' ? 'Sem índice informado' : NOME_DO_INDICE[indice];

/** The indexes of these contracts by which a contract may be adjusted, in their order. */
export const indicesDe = (linhas: readonly LinhaDoReajuste[]) => {
  const tem = new Set(linhas.map(chaveDoIndice));
  return ORDEM.filter((indice) => indice !== 'SEM_REAJUSTE' && tem.has(indice));
};

/** Hundredths of a percent of what is typed: null for nothing, undefined for what is no percent. */
export function lerPercentual(digitado = ''): number | null | undefined {
  const lido = lerNumero(digitado);
  if (lido === null) return null;
  const centesimos = Math.round(lido * 100);
  const exato = Math.abs(centesimos - lido * 100) < 1e-6;
  return exato && centesimos !== 0 && centesimos >= -5_000 && centesimos <= 10_000
    ? centesimos
    : undefined;
}

/** The percents that can be read, as they are sent. */
export const percentuaisLidos = (digitados: PercentuaisDigitados): Percentual[] =>
  ORDEM.flatMap((indice) => {
    const percentual_centesimos = lerPercentual(digitados[indice]);
    return percentual_centesimos ? [{ indice: indice || null, percentual_centesimos }] : [];
  });

/** What these contracts are worth a month before and after. */
export const totaisDe = (linhas: readonly LinhaDoReajuste[]) => ({
  atual: linhas.reduce((soma, um) => soma + (um.valor_atual_centavos ?? 0), 0),
  novo: linhas.reduce((soma, um) => soma + (um.valor_novo_centavos ?? 0), 0),
});
