import { ehCliente, pode } from '../../../platform/acesso/ator.ts';
import type { Contexto } from '../../../platform/contexto.ts';
import * as repo from './procura.repository.ts';

/**
 * The caller's own appointments that match a term, nearest to now first; none without the agenda.
 * An administrator's search does not find those of others, since reading them is audited one by
 * one.
 */
export async function procurarAgendamentos(ctx: Contexto, termo: string, limite: number) {
  if (ehCliente(ctx.ator) || !pode(ctx.ator, 'agenda:visualizar')) return [];
  const linhas = await repo.procurar(ctx.db, ctx.ator, { termo, limite, agora: ctx.agora() });
  return linhas.map(({ inicio, termino, ...linha }) => ({
    ...linha,
    data_hora_inicio: new Date(inicio).toISOString(),
    data_hora_termino: new Date(termino).toISOString(),
  }));
}
