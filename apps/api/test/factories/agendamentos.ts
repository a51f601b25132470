import {
  agendamentoParticipantes,
  agendamentos,
} from '../../src/modules/agendamentos/agendamentos.tables.ts';
import { tiposAgendamento } from '../../src/modules/tipos-agendamento/tipos-agendamento.tables.ts';
import type { Banco } from '../../src/platform/db.ts';
import { criarUsuario, proximo } from './usuarios.ts';

export type NovoAgendamento = Partial<typeof agendamentos.$inferInsert> & {
  /** People invited besides the creator. */
  readonly participantes?: readonly number[];
  readonly criador_participa?: boolean;
};

const HORA_MS = 3_600_000;
const amanha = () => new Date(Math.ceil(Date.now() / HORA_MS) * HORA_MS + 24 * HORA_MS);

/** An appointment of one hour, tomorrow by default, with its creator as a member. */
export async function criarAgendamento(banco: Banco, dados: NovoAgendamento = {}) {
  const { participantes = [], criador_participa = true, ...campos } = dados;
  const inicio = campos.data_hora_inicio ?? amanha();
  const [linha] = await banco
    .insert(agendamentos)
    .values({
      titulo: `Reunião ${proximo()}`,
      data_hora_termino: new Date(inicio.getTime() + HORA_MS),
      ...campos,
      data_hora_inicio: inicio,
      criado_por: campos.criado_por ?? (await criarUsuario(banco)).id,
    })
    .returning();
  if (!linha) throw new Error('agendamento não gravado');
  const convidados = participantes.filter((id) => id !== linha.criado_por);
  await banco.insert(agendamentoParticipantes).values(
    [linha.criado_por, ...convidados].map((usuario_id) => ({
      agendamento_id: linha.id,
      usuario_id,
      participa: usuario_id !== linha.criado_por || criador_participa,
      inicio: linha.data_hora_inicio,
      termino: linha.data_hora_termino,
      status: linha.status,
      excluido: linha.excluido,
    })),
  );
  return linha;
}

export async function criarTipo(
  banco: Banco,
  dados: Partial<typeof tiposAgendamento.$inferInsert> = {},
) {
  const [linha] = await banco
    .insert(tiposAgendamento)
    .values({ nome: `Tipo ${proximo()}`, ...dados })
    .returning();
  if (!linha) throw new Error('tipo não gravado');
  return linha;
}
