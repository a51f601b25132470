import { NOME_DA_AUSENCIA } from '@dominio/contrato/ausencias';
import { dataCivil } from '@dominio/contrato/datas';
import type { Contexto } from '../../platform/contexto.ts';
import { ausentesEntre } from './na-agenda.repository.ts';

const dia = (data: string) => data.split('-').reverse().join('/');

/** Who of these people is away at a time, a sentence each. The reason of an absence is its kind alone. */
export async function avisosDeAusencia(
  { db }: Contexto,
  pessoas: readonly number[],
  { inicio, termino }: { inicio: Date; termino: Date },
) {
  if (pessoas.length === 0) return [];
  // The last instant is not part of the period: what ends at midnight ends the day before.
  const ultimo = new Date(termino.getTime() - 1);
  const ausentes = await ausentesEntre(db, pessoas, dataCivil(inicio), dataCivil(ultimo));
  return ausentes.map(({ nome, tipo, fim }) => ({
    tipo: 'ausencia' as const,
    mensagem: `${nome}: ${NOME_DA_AUSENCIA[tipo].toLowerCase()} até ${dia(fim)}.`,
  }));
}
