import { MAXIMO_POR_LISTA } from '@dominio/contrato/meus-dados';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db.ts';
import { clientes } from '../clientes/clientes.tables.ts';
import { agendamentoParticipantes, agendamentos } from './agendamentos.tables.ts';

/** The appointments that are the person's, created or shared. */
export async function lerAgendamentosDe(db: Db, id: number) {
  const meus = and(
    eq(agendamentoParticipantes.usuario_id, id),
    eq(agendamentoParticipantes.excluido, false),
  );
  const itens = await db
    .select({
      id: agendamentos.id,
      titulo: agendamentos.titulo,
      descricao: agendamentos.descricao,
      data_hora_inicio: agendamentos.data_hora_inicio,
      data_hora_termino: agendamentos.data_hora_termino,
      local: agendamentos.local_reuniao,
      status: agendamentos.status,
      cliente: clientes.nome,
      criado_por: agendamentos.criado_por,
      participo: agendamentoParticipantes.participa,
      resposta: agendamentoParticipantes.resposta,
    })
    .from(agendamentoParticipantes)
    .innerJoin(agendamentos, eq(agendamentos.id, agendamentoParticipantes.agendamento_id))
    .leftJoin(clientes, eq(clientes.id, agendamentos.cliente_id))
    .where(meus)
    .orderBy(desc(agendamentoParticipantes.inicio))
    .limit(MAXIMO_POR_LISTA);
  return { total: await db.$count(agendamentoParticipantes, meus), itens };
}
