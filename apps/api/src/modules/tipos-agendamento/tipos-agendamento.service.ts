import { ehCliente } from '../../platform/acesso/ator.ts';
import type { Contexto } from '../../platform/contexto.ts';
import { campoInvalido } from '../../platform/erros.ts';
import { apresentarTipo } from './tipos-agendamento.presenter.ts';
import * as repo from './tipos-agendamento.repository.ts';

/** The firm's appointment types; none for people of clients, who have no agenda. */
export async function listarTipos(ctx: Contexto, { soAtivos }: { soAtivos: boolean }) {
  const linhas = ehCliente(ctx.ator) ? [] : await repo.listar(ctx.db, { soAtivos });
  return { tipos: linhas.map(apresentarTipo), total: linhas.length };
}

/**
 * The type chosen for an appointment.
 *
 * @param atual the type that the appointment has already: it may be kept though inactive.
 * @throws Recusa `DADOS_INVALIDOS` (422) for a type that does not exist or is inactive.
 */
export async function exigirTipo(ctx: Contexto, id: number, atual: number | null = null) {
  const tipo = await repo.ler(ctx.db, id);
  if (!tipo) throw campoInvalido('tipo_agendamento_id', 'Tipo de agendamento não encontrado.');
  if (!tipo.ativo && id !== atual) {
    throw campoInvalido('tipo_agendamento_id', `O tipo ${tipo.nome} está inativo.`);
  }
  return tipo;
}
