import type { FiltrosDeClientes, StatusDoContrato } from '@dominio/contrato/clientes';
import { limparCnpj } from '@dominio/contrato/documentos';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Ator } from '../../platform/acesso/ator.ts';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import { contemTexto } from '../../platform/busca.ts';
import type { Db } from '../../platform/db.ts';
import { clientes, contratos, empresas, textoDaEmpresa } from './clientes.tables.ts';

export interface LinhaDeCliente extends Record<string, unknown> {
  id: number;
  nome: string;
  site: string | null;
  instagram: string | null;
  contrato_id: number | null;
  empresa_id: number | null;
  numero_contrato: string | null;
  status_contrato: StatusDoContrato | null;
  cnpj: string | null;
  logo_chave: string | null;
}

/** The contract in force of each client, else the newest; and the company it names, else the head office. */
export const deClientes = sql`${clientes}
  left join lateral (
    select id, empresa_id, numero_contrato, status_contrato from ${contratos}
    where ${contratos.cliente_id} = ${clientes.id}
    order by (status_contrato = 'ATIVO') desc, id desc limit 1
  ) contrato on true
  left join lateral (
    select id, cnpj, logo_chave from ${empresas}
    where ${empresas.cliente_id} = ${clientes.id}
    order by (id is not distinct from contrato.empresa_id) desc, (tipo = 'matriz') desc, id limit 1
  ) empresa on true`;

export const colunas = sql`${clientes.id}as id, ${clientes.nome} as nome, ${clientes.site} as site,
  ${clientes.instagram} as instagram, contrato.id as contrato_id, empresa.id as empresa_id,
  contrato.numero_contrato, contrato.status_contrato, empresa.cnpj, empresa.logo_chave`;

const emOrdem = sql`order by ${clientes.nome} collate "pt-BR-x-icu", ${clientes.id}`;

/** Clients whose name, company or contract number holds the term; each branch has its own trigram index. */
function comTermo(termo: string): SQL {
  const semMascara = limparCnpj(termo);
  const porEmpresa =
    semMascara.length >= 3
      ? sql`(${contemTexto(textoDaEmpresa, termo)} or ${contemTexto(textoDaEmpresa, semMascara)})`
      : contemTexto(textoDaEmpresa, termo);
  return sql`${clientes.id} in (
    select id from ${clientes} where ${contemTexto(clientes.nome, termo)}
    union select cliente_id from ${empresas} where ${porEmpresa}
    union select cliente_id from ${contratos} where ${contemTexto(contratos.numero_contrato, termo)})`;
}

/** What a list of clients is narrowed to. */
export type RecorteDeClientes = Partial<FiltrosDeClientes> & {
  /** Only those that have a contract, or one in force. */
  readonly com?: 'contrato' | 'contrato ativo';
};

const temContrato = {
  contrato: sql`exists (select 1 from ${contratos} k where k.cliente_id = ${clientes.id})`,
  'contrato ativo': sql`exists (select 1 from ${contratos} k
    where k.cliente_id = ${clientes.id} and k.status_contrato = 'ATIVO')`,
};

function condicao(ator: Ator, { termo, status_contrato, com }: RecorteDeClientes): SQL {
  const partes = [
    noEscopoDeClientes(ator, clientes.id),
    ...(termo ? [comTermo(termo)] : []),
    ...(com ? [temContrato[com]] : []),
    ...(status_contrato ? [sql`contrato.status_contrato = ${status_contrato}`] : []),
  ];
  return sql.join(partes, sql` and `);
}

/** One page of the clients in the actor's scope, by name. */
export async function listar(
  db: Db,
  ator: Ator,
  filtros: RecorteDeClientes & { page: number; limit: number },
) {
  const onde = condicao(ator, filtros);
  const { rows } = await db.execute<LinhaDeCliente>(sql`
    select ${colunas} from ${deClientes} where ${onde} ${emOrdem}
    limit ${filtros.limit} offset ${(filtros.page - 1) * filtros.limit}`);
  return rows;
}

/** How many clients the same filters find. */
export async function contar(db: Db, ator: Ator, filtros: RecorteDeClientes): Promise<number> {
  const origem = filtros.status_contrato ? deClientes : sql`${clientes}`;
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*) as total from ${origem} where ${condicao(ator, filtros)}`,
  );
  return rows[0]?.total ?? 0;
}

/** Every client in the actor's scope, by name: the client menu searches them on the spot. */
export async function listarTodos(db: Db, ator: Ator, recorte: RecorteDeClientes = {}) {
  const { rows } = await db.execute<LinhaDeCliente>(
    sql`select ${colunas} from ${deClientes} where ${condicao(ator, recorte)} ${emOrdem}`,
  );
  return rows;
}

/** Whether a client is in the actor's scope. */
export async function noEscopo(db: Db, ator: Ator, id: number): Promise<boolean> {
  const linhas = await db
    .select({ id: clientes.id })
    .from(clientes)
    .where(and(eq(clientes.id, id), noEscopoDeClientes(ator, clientes.id)));
  return linhas.length > 0;
}
