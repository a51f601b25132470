import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { Ator } from './ator.ts';

/** Whether the person sees every client. */
export const veTodosOsClientes = ({ clienteId, alcance }: Ator): boolean =>
  clienteId === null && alcance === 'todos';

/**
 * The actor without the clients of the people whom they substitute. Whoever gives a client to
 * somebody, themselves included, must see it as this one does: a substitute has it for the period
 * only, and can neither keep nor pass it on (decisoes.md §6).
 */
export const semSubstituicoes = (ator: Ator): Ator => ({ ...ator, substitui: [] });

/**
 * The ids of the clients that a person sees by links, as a statement; null where links do not
 * decide, because the person sees every client, or none.
 */
export function vinculosDeClientes(ator: Ator): SQL | null {
  if (ator.clienteId !== null || ator.alcance === 'todos') return null;
  // Without anybody to substitute, the condition names one person, so that the plan is one
  // person's.
  const dequem =
    ator.substitui.length === 0
      ? sql`usuario_id = ${ator.usuarioId}`
      : sql`usuario_id in ${[ator.usuarioId, ...ator.substitui]}`;
  const vinculos = [
    sql`select cliente_id from usuario_clientes where ${dequem}`,
    sql`select cliente_id from grupo_clientes where grupo_id in ${ator.grupoIds}`,
  ];
  if (ator.alcance === 'time' && ator.timeId !== null) {
    vinculos.push(sql`select cliente_id from time_clientes where time_id = ${ator.timeId}`);
  }
  return sql.join(vinculos, sql` union all `);
}

/**
 * The one client scope (decisoes.md §5): a predicate over a column that holds a client's id. Every
 * query of client data uses it, lists and counts alike. People of clients see no client by it.
 *
 * - `todos`: every client;
 * - `time`: clients linked to the person, to an absent person substituted today, to the person's
 *   team or to one of the person's groups;
 * - `vinculados`: the same without the team.
 */
export function noEscopoDeClientes(ator: Ator, clienteId: AnyColumn | SQL): SQL {
  if (ator.clienteId !== null) return sql`false`;
  const vinculos = vinculosDeClientes(ator);
  return vinculos ? sql`${clienteId} in (${vinculos})` : sql`true`;
}

/**
 * The document areas that a person reaches, over a column that holds an area's id: the person's
 * own, and those of the person's groups and team; every one for administrators.
 */
export function noAlcanceDeAreas(ator: Ator, areaId: AnyColumn | SQL): SQL {
  if (ator.clienteId !== null) return sql`false`;
  if (ator.administrador) return sql`true`;
  return sql`${areaId} in (
    select sessao_id from usuario_sessoes_sharepoint where usuario_id = ${ator.usuarioId}
    union all select sessao_id from grupo_sessoes_sharepoint where grupo_id in ${ator.grupoIds}
    union all select sessao_id from time_sessoes_sharepoint where time_id = ${ator.timeId})`;
}
