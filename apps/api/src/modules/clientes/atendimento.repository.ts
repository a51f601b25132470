import type { PapelDoVinculo } from '@dominio/contrato/usuarios-acesso';
import { type SQL, sql } from 'drizzle-orm';
import { type Ator, pode } from '../../platform/acesso/ator.ts';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import type { Db } from '../../platform/db.ts';
import { contratos } from '../contratos/contratos.tables.ts';
import { timeClientes, times } from '../times/times.tables.ts';
import { usuarioClientes, usuarios } from '../usuarios/usuarios.tables.ts';

interface LinhaDePessoa extends Record<string, unknown> {
  id: number;
  nome: string;
  avatar_chave: string | null;
  papel: PapelDoVinculo | null;
  no_contrato: boolean;
}

/**
 * What the contracts of a client that have not ended name, added to other rows; nothing for who may
 * not see contracts.
 */
const dosContratos = (ator: Ator, clienteId: number, citado: SQL, colunas: SQL) =>
  pode(ator, 'contratos:visualizar')
    ? sql`union all select ${colunas} from ${contratos} k
        where k.cliente_id = ${clienteId} and ${citado} is not null
          and k.status_contrato not in ('ENCERRADO', 'CANCELADO')`
    : sql``;

/** The active colleagues who serve a client in the actor's scope, those who answer for it first. */
export async function lerPessoas(db: Db, ator: Ator, clienteId: number): Promise<LinhaDePessoa[]> {
  const { rows } = await db.execute<LinhaDePessoa>(sql`
    select u.id, u.nome, u.avatar_chave, max(a.papel) as papel, bool_or(a.no_contrato) as no_contrato
    from (
      select v.cliente_id, v.usuario_id, v.papel, false as no_contrato
        from ${usuarioClientes} v where v.cliente_id = ${clienteId}
      ${dosContratos(ator, clienteId, sql`k.responsavel_id`, sql`k.cliente_id, k.responsavel_id, null, true`)}) a
    join ${usuarios} u on u.id = a.usuario_id and u.situacao = 'ativo' and u.client_id is null
    where ${noEscopoDeClientes(ator, sql`a.cliente_id`)}
    group by u.id
    order by bool_or(a.no_contrato) desc,
      array_position(array['responsavel', 'cs', 'apoio', 'revisor'], max(a.papel)),
      u.nome collate "pt-BR-x-icu", u.id`);
  return rows;
}

/** The active teams that have a client in the actor's scope, by name. */
export async function lerTimes(db: Db, ator: Ator, clienteId: number) {
  const { rows } = await db.execute<{ id: number; nome: string; vinculado: boolean }>(sql`
    select t.id, t.nome, bool_or(a.vinculado) as vinculado
    from (
      select v.time_id, true as vinculado from ${timeClientes} v where v.cliente_id = ${clienteId}
      ${dosContratos(ator, clienteId, sql`k.time_id`, sql`k.time_id, false`)}) a
    join ${times} t on t.id = a.time_id and t.ativo
    where ${noEscopoDeClientes(ator, sql`${clienteId}::bigint`)}
    group by t.id
    order by t.nome collate "pt-BR-x-icu", t.id`);
  return rows;
}
