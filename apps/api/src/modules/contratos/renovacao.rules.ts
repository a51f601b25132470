import { diaEscrito, diasEntre, somarDias, somarMeses } from '@dominio/contrato/datas';
import type { LinhaDeContrato } from './contratos.repository.ts';
import { emVigor, terminou } from './contratos.rules.ts';

const MESES_DE_UM_ANO = 12;

/** How many whole months a period of both days has; undefined for one of other days. */
function mesesInteiros(inicio: string, fim: string): number | undefined {
  const depois = somarDias(fim, 1);
  const meses =
    (Number(depois.slice(0, 4)) - Number(inicio.slice(0, 4))) * 12 +
    (Number(depois.slice(5, 7)) - Number(inicio.slice(5, 7)));
  return meses > 0 && somarMeses(inicio, meses) === depois ? meses : undefined;
}

/**
 * The period after one: it begins the day after the end and is as long, in months where the first is
 * of whole months; a year where the beginning is unknown.
 */
export function periodoSeguinte(
  inicio: string | null,
  fim: string,
): { inicio: string; fim: string } {
  const novo = somarDias(fim, 1);
  const meses = inicio === null || inicio > fim ? MESES_DE_UM_ANO : mesesInteiros(inicio, fim);
  if (meses !== undefined) return { inicio: novo, fim: somarDias(somarMeses(novo, meses), -1) };
  return { inicio: novo, fim: somarDias(novo, diasEntre(inicio ?? fim, fim)) };
}

/** Why a contract cannot be renewed; undefined for one that can. */
export function contraRenovar({
  status_contrato: status,
  data_fim,
  encerra_em,
}: Pick<LinhaDeContrato, 'status_contrato' | 'data_fim' | 'encerra_em'>): string | undefined {
  if (terminou(status)) return 'Um contrato encerrado ou cancelado não pode ser renovado.';
  if (!emVigor(status)) return 'Só um contrato ativo ou suspenso pode ser renovado.';
  if (encerra_em !== null) return 'O fim do contrato está marcado: retire-o antes de renovar.';
  if (data_fim === null) return 'O contrato não tem data de fim: não há o que renovar.';
  return undefined;
}

/** The period that the renewal of a contract begins with; null for one that cannot be renewed. */
export function vigenciaSeguinte(
  contrato: Pick<LinhaDeContrato, 'status_contrato' | 'data_inicio' | 'data_fim' | 'encerra_em'>,
  renovadoDesde: string | null,
): { inicio: string; fim: string } | null {
  if (contrato.data_fim === null || contraRenovar(contrato)) return null;
  return periodoSeguinte(renovadoDesde ?? contrato.data_inicio, contrato.data_fim);
}

/** What the amendment of a renewal says of itself. */
export const descricaoDaRenovacao = (inicio: string, fim: string) =>
  `Renovação de ${diaEscrito(inicio)} a ${diaEscrito(fim)}.`;
