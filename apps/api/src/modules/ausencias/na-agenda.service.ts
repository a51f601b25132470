import type { Ausente } from '@dominio/contrato/agendamentos-saida';
import { dataCivil } from '@dominio/contrato/datas';
import type { Contexto } from '../../platform/contexto.ts';
import { ausentesEntre } from './na-agenda.repository.ts';

const dia = (data: string) => data.split('-').reverse().join('/');

/** Who of these people is away at a time. Whoever books is told of no leave for what it is. */
export async function pessoasAusentes(
  { db }: Contexto,
  pessoas: readonly number[],
  { inicio, termino }: { inicio: Date; termino: Date },
): Promise<Ausente[]> {
  if (pessoas.length === 0) return [];
  // The last instant is not part of the period: what ends at midnight ends the day before.
  const ultimo = new Date(termino.getTime() - 1);
  const ausentes = await ausentesEntre(db, pessoas, dataCivil(inicio), dataCivil(ultimo));
  return ausentes.map(({ id, nome, tipo, fim, substituto }) => ({
    id,
    nome,
    ferias: tipo === 'ferias',
    ate: fim,
    substituto,
  }));
}

/** The same in a sentence each. */
export const avisosDeAusencia = (ausentes: readonly Ausente[]) =>
  ausentes.map(({ nome, ferias, ate }) => ({
    tipo: 'ausencia' as const,
    mensagem: `${nome}: ${ferias ? 'férias' : 'ausente'} até ${dia(ate)}.`,
  }));
