import type { Ausente } from '@dominio/contrato/agendamentos-saida';
import { dataCivil, diaEscrito } from '@dominio/contrato/datas';
import type { Contexto } from '../../platform/contexto.ts';
import { ausentesEntre } from './na-agenda.repository.ts';

/** Those of these people who are away at a time. A leave is answered without its type. */
export async function pessoasAusentes(
  { db }: Contexto,
  pessoas: readonly number[],
  { inicio, termino }: { inicio: Date; termino: Date },
): Promise<Ausente[]> {
  if (pessoas.length === 0) return [];
  // The period excludes its end: one that ends at midnight touches the day before, not the new one.
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

/** The same, as one sentence each. */
export const avisosDeAusencia = (ausentes: readonly Ausente[]) =>
  ausentes.map(({ nome, ferias, ate }) => ({
    tipo: 'ausencia' as const,
    mensagem: `${nome}: ${ferias ? 'férias' : 'ausente'} até ${diaEscrito(ate)}.`,
  }));
