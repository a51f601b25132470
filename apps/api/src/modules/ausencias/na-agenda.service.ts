import type { Ausente } from '@dominio/contrato/agendamentos-saida';
import { dataCivil, diaEscrito, limitesDoDia } from '@dominio/contrato/datas';
import type { Contexto } from '../../platform/contexto.ts';
import { ausentesEntre } from './na-agenda.repository.ts';

interface Periodo {
  readonly inicio: Date;
  readonly termino: Date;
}

/** The absences of these people that touch a time. */
function lerAusencias({ db }: Contexto, pessoas: readonly number[], { inicio, termino }: Periodo) {
  // The period excludes its end: one that ends at midnight touches the day before, not the new one.
  const ultimo = new Date(termino.getTime() - 1);
  return pessoas.length === 0
    ? []
    : ausentesEntre(db, pessoas, dataCivil(inicio), dataCivil(ultimo));
}

/** Those of these people who are away at a time. A leave is answered without its type. */
export async function pessoasAusentes(
  ctx: Contexto,
  pessoas: readonly number[],
  periodo: Periodo,
): Promise<Ausente[]> {
  const ausentes = await lerAusencias(ctx, pessoas, periodo);
  return ausentes.map(({ id, nome, tipo, fim, substituto }) => ({
    id,
    nome,
    ferias: tipo === 'ferias',
    ate: fim,
    substituto,
  }));
}

/** When any of these people is away around a time: whole days, from the first to the last. */
export async function periodosDeAusencia(
  ctx: Contexto,
  pessoas: readonly number[],
  periodo: Periodo,
): Promise<Periodo[]> {
  const ausencias = await lerAusencias(ctx, pessoas, periodo);
  return ausencias.map(({ inicio, fim }) => ({
    inicio: limitesDoDia(inicio).inicio,
    termino: limitesDoDia(fim).fim,
  }));
}

/** The same, as one sentence each. */
export const avisosDeAusencia = (ausentes: readonly Ausente[]) =>
  ausentes.map(({ nome, ferias, ate }) => ({
    tipo: 'ausencia' as const,
    mensagem: `${nome}: ${ferias ? 'férias' : 'ausente'} até ${diaEscrito(ate)}.`,
  }));
