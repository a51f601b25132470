import { sql } from 'drizzle-orm';
import { clientes } from '../../modules/clientes/clientes.tables.ts';
import { contasBancarias } from '../../modules/contas-bancarias/contas-bancarias.tables.ts';
import { contratos } from '../../modules/contratos/contratos.tables.ts';
import { times } from '../../modules/times/times.tables.ts';
import { usuarioClientes } from '../../modules/usuarios/usuarios.tables.ts';
import type { Ator } from '../../platform/acesso/ator.ts';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import type { Db } from '../../platform/db.ts';
import { vivo } from './mudar-empresas.repository.ts';

const lista = (ids: readonly number[]) => sql`${sql.param([...ids])}::bigint[]`;

/** Those of these clients that the actor may give to a person, or that the person has already. */
export async function clientesDaveis(
  db: Db,
  ator: Ator,
  pessoa: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from ${clientes} where id = any(${lista(ids)}) and (
      ${noEscopoDeClientes(ator, clientes.id)}
      or id in (select cliente_id from ${usuarioClientes} where usuario_id = ${pessoa}))`);
  return new Set(rows.map(({ id }) => id));
}

/**
 * One of these clients that a person has since become responsible for in another way, by name; what has ended does
 * not count: it was there before.
 */
export async function clienteComMais(
  db: Db,
  pessoa: number,
  ids: readonly number[],
): Promise<string | undefined> {
  const { rows } = await db.execute<{ nome: string }>(sql`
    select c.nome from ${clientes} c where c.id = any(${lista(ids)}) and (
      exists (select 1 from ${contratos} where ${contratos.cliente_id} = c.id
        and ${contratos.responsavel_id} = ${pessoa} and ${vivo})
      or exists (select 1 from ${contasBancarias} b
        where b.cliente_id = c.id and b.responsavel_extrato_id = ${pessoa}
          and b.encerrada_em is null)
      or exists (select 1 from ${usuarioClientes} u
        where u.cliente_id = c.id and u.usuario_id = ${pessoa} and u.papel <> 'responsavel'))
    order by c.nome collate "pt-BR-x-icu", c.id limit 1`);
  return rows[0]?.nome;
}

/** Whether contracts may name all of these teams, which nobody deletes until the transaction ends. */
export async function timesEmUso(db: Db, ids: readonly number[]): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select id from ${times} where id = any(${lista(ids)}) and ativo order by id for key share`);
  return rows.length === ids.length;
}
