import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db.ts';
import { usuarios } from '../../usuarios/usuarios.tables.ts';
import { agendamentoParticipantes, agendamentos } from '../agendamentos.tables.ts';

/**
 * Appointments with every member, deleted or not, as notifications need them. Without an actor: an
 * event's job acts for the system.
 */
export function lerParaAvisar(db: Db, ids: readonly number[]) {
  return db
    .select({
      id: agendamentos.id,
      titulo: agendamentos.titulo,
      data_hora_inicio: agendamentos.data_hora_inicio,
      data_hora_termino: agendamentos.data_hora_termino,
      status: agendamentos.status,
      criado_por: agendamentos.criado_por,
      cliente_id: agendamentos.cliente_id,
      privado: agendamentos.privado,
      motivo_cancelamento: agendamentos.motivo_cancelamento,
      excluido: agendamentos.excluido,
      versao: agendamentos.versao,
      membros: sql<{ id: number; nome: string; participa: boolean }[]>`(
        select coalesce(json_agg(json_build_object('id', u.id, 'nome', u.nome,
          'participa', p.participa and p.resposta <> 'recusado')
          order by u.nome collate "pt-BR-x-icu", u.id), '[]')
        from ${agendamentoParticipantes} p join ${usuarios} u on u.id = p.usuario_id
        where p.agendamento_id = agendamentos.id)`,
    })
    .from(agendamentos)
    .where(inArray(agendamentos.id, [...ids]))
    .orderBy(agendamentos.data_hora_inicio, agendamentos.id);
}

export type LinhaParaAvisar = Awaited<ReturnType<typeof lerParaAvisar>>[number];

/** Ids of the active people of these clients. */
export async function lerPessoasDosClientes(
  db: Db,
  clienteIds: readonly number[],
): Promise<number[]> {
  const linhas = await db
    .select({ id: usuarios.id })
    .from(usuarios)
    .where(and(inArray(usuarios.client_id, [...clienteIds]), eq(usuarios.situacao, 'ativo')));
  return linhas.map(({ id }) => id);
}
