import { type SQL, sql } from 'drizzle-orm';
import type { Ator } from '../../platform/acesso/ator.ts';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import { contemPalavras } from '../../platform/busca.ts';
import type { Db } from '../../platform/db.ts';

interface Pedido {
  readonly ids: SQL;
  /** Whether the client of this column is one of the reader's. */
  readonly noEscopo: (clienteId: SQL) => SQL;
}

/**
 * What names a record of each kind now, to who reaches it. An appointment is not among them: a
 * private one has no name to tell, and the row itself carries the title of any other.
 */
const CONSULTAS: Readonly<Record<string, (pedido: Pedido) => SQL>> = {
  usuario: ({ ids, noEscopo }) => sql`select id, nome from usuarios
    where id = any(${ids}) and (client_id is null or ${noEscopo(sql`client_id`)})`,
  cliente: ({ ids, noEscopo }) =>
    sql`select id, nome from clientes where id = any(${ids}) and ${noEscopo(sql`id`)}`,
  grupo: ({ ids }) => sql`select id, nome from grupos where id = any(${ids})`,
  time: ({ ids }) => sql`select id, nome from times where id = any(${ids})`,
  permissao: ({ ids }) => sql`select id, nome from permissoes where id = any(${ids})`,
  sessao_sharepoint: ({ ids }) =>
    sql`select id, nome from sessoes_sharepoint where id = any(${ids})`,
  empresa: ({ ids, noEscopo }) => sql`select id, coalesce(nome_fantasia, razao_social) as nome
    from empresas where id = any(${ids}) and ${noEscopo(sql`cliente_id`)}`,
  contrato: ({ ids, noEscopo }) => sql`select id, numero_contrato as nome
    from contratos where id = any(${ids}) and ${noEscopo(sql`cliente_id`)}`,
};

/** Names of the records that the reader reaches, by kind: one statement for each kind asked for. */
export async function lerNomes(
  db: Db,
  ator: Ator,
  pedidos: ReadonlyMap<string, ReadonlySet<number>>,
): Promise<Map<string, string>> {
  const nomes = new Map<string, string>();
  const noEscopo = (clienteId: SQL) => noEscopoDeClientes(ator, clienteId);
  for (const [tipo, pedido] of pedidos) {
    const consulta = CONSULTAS[tipo];
    if (!consulta || pedido.size === 0) continue;
    const ids = sql`${sql.param([...pedido])}::bigint[]`;
    const { rows } = await db.execute<{ id: number | string; nome: string }>(
      consulta({ ids, noEscopo }),
    );
    for (const { id, nome } of rows) nomes.set(`${tipo}:${id}`, nome);
  }
  return nomes;
}

/** People by name, for choosing one: the staff, and those of clients in scope. */
export async function listarPessoas(
  db: Db,
  ator: Ator,
  { termo, id, limite }: { termo?: string | undefined; id?: number | undefined; limite: number },
) {
  const { rows } = await db.execute<{ id: number | string; nome: string }>(sql`
    select id, nome from usuarios
    where (client_id is null or ${noEscopoDeClientes(ator, sql`client_id`)})
      ${termo ? sql`and ${contemPalavras(sql`nome || ' ' || email`, termo)}` : sql``} ${id === undefined ? sql`` : sql`and id = ${id}`}
    order by nome collate "pt-BR-x-icu", id limit ${limite}`);
  return rows.map((linha) => ({ id: Number(linha.id), nome: linha.nome }));
}
