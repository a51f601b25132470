import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db.ts';
import {
  agendamentoHistorico,
  agendamentoParticipantes,
  agendamentos,
} from '../agendamentos.tables.ts';

type Nova = typeof agendamentos.$inferInsert;

export interface Membro {
  readonly usuario_id: number;
  readonly participa: boolean;
  readonly resposta: (typeof agendamentoParticipantes.$inferInsert)['resposta'];
}

type NaAgenda = Pick<
  typeof agendamentos.$inferSelect,
  'id' | 'data_hora_inicio' | 'data_hora_termino' | 'status' | 'excluido'
>;

/** Adds members, with the copies of time, status and deletion that their foreign key demands. */
export async function incluirMembros(db: Db, linha: NaAgenda, membros: readonly Membro[]) {
  if (membros.length === 0) return;
  const copias = {
    agendamento_id: linha.id,
    inicio: linha.data_hora_inicio,
    termino: linha.data_hora_termino,
    status: linha.status,
    excluido: linha.excluido,
  };
  await db
    .insert(agendamentoParticipantes)
    .values(membros.map((membro) => ({ ...membro, ...copias })));
}

/** A new appointment with its members. */
export async function inserir(db: Db, nova: Nova, membros: readonly Membro[]): Promise<number> {
  const [linha] = await db.insert(agendamentos).values(nova).returning();
  if (!linha) throw new Error('o agendamento não foi gravado');
  await incluirMembros(db, linha, membros);
  return linha.id;
}

/**
 * Writes the changed fields and raises the version. Time, status and deletion reach the members'
 * rows by cascade.
 */
export async function atualizar(db: Db, id: number, mudancas: Partial<Nova>): Promise<number> {
  const [linha] = await db
    .update(agendamentos)
    .set({ ...mudancas, versao: sql`${agendamentos.versao} + 1` })
    .where(eq(agendamentos.id, id))
    .returning({ versao: agendamentos.versao });
  if (!linha) throw new Error(`o agendamento ${id} não está lá`);
  return linha.versao;
}

/** Every member, taking part or not. */
export const lerMembros = (db: Db, id: number) =>
  db
    .select({
      usuario_id: agendamentoParticipantes.usuario_id,
      participa: agendamentoParticipantes.participa,
      resposta: agendamentoParticipantes.resposta,
    })
    .from(agendamentoParticipantes)
    .where(eq(agendamentoParticipantes.agendamento_id, id))
    .orderBy(agendamentoParticipantes.usuario_id);

export async function retirarMembros(db: Db, id: number, usuarioIds: readonly number[]) {
  if (usuarioIds.length === 0) return;
  await db
    .delete(agendamentoParticipantes)
    .where(
      and(
        eq(agendamentoParticipantes.agendamento_id, id),
        inArray(agendamentoParticipantes.usuario_id, [...usuarioIds]),
      ),
    );
}

/** Sets whether a member takes part. */
export async function marcarParticipacao(
  db: Db,
  id: number,
  usuarioId: number,
  participa: boolean,
) {
  await db
    .update(agendamentoParticipantes)
    .set({ participa })
    .where(
      and(
        eq(agendamentoParticipantes.agendamento_id, id),
        eq(agendamentoParticipantes.usuario_id, usuarioId),
      ),
    );
}

type EventoDoHistorico = typeof agendamentoHistorico.$inferInsert;

export async function narrar(db: Db, ...eventos: EventoDoHistorico[]) {
  if (eventos.length > 0) await db.insert(agendamentoHistorico).values(eventos);
}
