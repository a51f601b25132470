import { MAXIMO_POR_LISTA } from '@dominio/contrato/meus-dados';
import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import { type Db, literal } from '../../platform/db.ts';
import { clientes } from '../clientes/clientes.tables.ts';
import { tiposAgendamento } from '../tipos-agendamento/tipos-agendamento.tables.ts';
import { agendamentoParticipantes, agendamentos } from './agendamentos.tables.ts';

/** The appointments of which the person is creator or member. */
export async function lerAgendamentosDe(db: Db, id: number) {
  const meus = and(
    eq(agendamentoParticipantes.usuario_id, id),
    eq(agendamentoParticipantes.excluido, false),
  );
  const itens = await db
    .select({
      // Whole rows: the answer's schema lets out the fields that it names and no others.
      ...getTableColumns(agendamentos),
      tipo: tiposAgendamento.nome,
      cliente: clientes.nome,
      participo: agendamentoParticipantes.participa,
      resposta: agendamentoParticipantes.resposta,
    })
    .from(agendamentoParticipantes)
    .innerJoin(agendamentos, eq(agendamentos.id, agendamentoParticipantes.agendamento_id))
    .leftJoin(clientes, eq(clientes.id, agendamentos.cliente_id))
    .leftJoin(tiposAgendamento, eq(tiposAgendamento.id, agendamentos.tipo_agendamento_id))
    .where(meus)
    .orderBy(desc(agendamentoParticipantes.inicio))
    .limit(literal(MAXIMO_POR_LISTA));
  return { total: await db.$count(agendamentoParticipantes, meus), itens };
}
