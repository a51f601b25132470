import {
  ACOMPANHAMENTOS,
  type Acompanhamento,
  type RecorteDosContratos,
} from '@dominio/contrato/contratos-acompanhamento';
import { type SQL, sql } from 'drizzle-orm';
import type { Ator } from '../../platform/acesso/ator.ts';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import type { Db } from '../../platform/db.ts';
import { empresas } from '../clientes/clientes.tables.ts';
import { contratoAditivos, contratos } from './contratos.tables.ts';

/** In force or on the way to it: each by itself, whatever other contracts the client has. */
const vivo = sql`${contratos.status_contrato} in ('EM_IMPLANTACAO', 'ATIVO', 'SUSPENSO')`;
const emVigor = sql`${contratos.status_contrato} in ('ATIVO', 'SUSPENSO')`;

const PREDICADOS: Readonly<Record<Acompanhamento, (hoje: string) => SQL>> = {
  // The day that is marked for the end goes before that of the term, as in what is told of it.
  vencem_90: (hoje) => sql`${vivo}
    and coalesce(${contratos.encerra_em}, ${contratos.data_fim}) between ${hoje}::date and ${hoje}::date + 90`,
  // One that has just begun is not adjusted in its first month, nor any twice in one.
  reajuste_no_mes: (hoje) => sql`${emVigor}
    and ${contratos.mes_reajuste} = extract(month from ${hoje}::date)
    and ${contratos.indice_reajuste} is distinct from 'SEM_REAJUSTE'
    and (${contratos.data_inicio} is null or ${contratos.data_inicio} < date_trunc('month', ${hoje}::date))
    and not exists (select 1 from ${contratoAditivos} a where a.contrato_id = ${contratos.id}
      and a.tipo = 'reajuste' and a.vigencia_em >= date_trunc('month', ${hoje}::date))`,
  sem_assinatura: () => sql`${vivo} and ${contratos.data_assinatura} is null`,
};

/** Contracts that have to be looked after: a predicate over `contratos`. */
export const comAcompanhamento = (qual: Acompanhamento, hoje: string): SQL =>
  sql`(${PREDICADOS[qual](hoje)})`;

/** Those of a company, with those that name none of its client, if they are asked for: a predicate. */
function daEmpresa({ empresa_id: id, e_do_cliente }: RecorteDosContratos): SQL {
  if (id === undefined) return sql`true`;
  if (!e_do_cliente) return sql`${contratos.empresa_id} = ${id}`;
  const dono = sql`(select dona.cliente_id from ${empresas} dona where dona.id = ${id})`;
  return sql`(${contratos.empresa_id} = ${id}
    or ${contratos.empresa_id} is null and ${contratos.cliente_id} = ${dono})`;
}

/** Those of a client and of a company, where either is asked for: a predicate over `contratos`. */
export const noRecorte = ({ cliente_id, ...daUma }: RecorteDosContratos): SQL =>
  cliente_id === undefined
    ? daEmpresa(daUma)
    : sql`${contratos.cliente_id} = ${cliente_id} and ${daEmpresa(daUma)}`;

/** How many contracts of clients in the actor's scope have each to be looked after. */
export async function contarAcompanhamentos(
  db: Db,
  ator: Ator,
  hoje: string,
  recorte: RecorteDosContratos,
): Promise<Record<Acompanhamento, number>> {
  const colunas = ACOMPANHAMENTOS.map(
    (um) => sql`count(*) filter (where ${comAcompanhamento(um, hoje)}) as ${sql.identifier(um)}`,
  );
  const { rows } = await db.execute<Record<Acompanhamento, number>>(sql`
    select ${sql.join(colunas, sql`, `)} from ${contratos}
    where ${vivo} and ${noEscopoDeClientes(ator, contratos.cliente_id)} and ${noRecorte(recorte)}`);
  if (!rows[0]) throw new Error('a contagem não respondeu');
  return rows[0];
}
