import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { Ator } from './ator.ts';

/** Whether the scope is the whole firm, whoever the person is. */
export const veTodosOsClientes = ({ clienteId, alcance }: Ator): boolean =>
  clienteId === null && alcance === 'todos';

/**
 * The ids of the clients that a person reaches by links, as a statement; null where there are no
 * links to ask: every client, or none.
 */
export function vinculosDeClientes(ator: Ator): SQL | null {
  if (ator.clienteId !== null || ator.alcance === 'todos') return null;
  // Whoever stands in for nobody asks for one person, by the plan of one.
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
 * query of client data joins it, lists and counts alike. Client users are in no staff scope.
 *
 * - `todos`: every client;
 * - `time`: linked to the person, to whom the person stands in for today, to the person's team or to
 *   one of the person's groups;
 * - `vinculados`: the same without the team.
 */
export function noEscopoDeClientes(ator: Ator, clienteId: AnyColumn | SQL): SQL {
  if (ator.clienteId !== null) return sql`false`;
  const vinculos = vinculosDeClientes(ator);
  return vinculos ? sql`${clienteId} in (${vinculos})` : sql`true`;
}

/**
 * The one reach of areas of documents, over a column that holds an area's id: a person's own, those of
 * the person's groups and team; administrators every one.
 */
export function noAlcanceDeAreas(ator: Ator, areaId: AnyColumn | SQL): SQL {
  if (ator.clienteId !== null) return sql`false`;
  if (ator.administrador) return sql`true`;
  return sql`${areaId} in (
    select sessao_id from usuario_sessoes_sharepoint where usuario_id = ${ator.usuarioId}
    union all select sessao_id from grupo_sessoes_sharepoint where grupo_id in ${ator.grupoIds}
    union all select sessao_id from time_sessoes_sharepoint where time_id = ${ator.timeId})`;
}
