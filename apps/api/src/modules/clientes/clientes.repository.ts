import type { FiltrosDeClientes, StatusDoContrato } from '@dominio/contrato/clientes';
import type { RecorteDaSituacao, SituacaoArquivada } from '@dominio/contrato/clientes-situacao';
import { limparCnpj } from '@dominio/contrato/documentos';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type Ator, pode } from '../../platform/acesso/ator.ts';
import { noEscopoDeClientes, vinculosDeClientes } from '../../platform/acesso/escopo.ts';
import { contemTexto } from '../../platform/busca.ts';
import { type Db, fixo, literal, pulando } from '../../platform/db.ts';
import { contatoContem, contatos } from '../contatos/contatos.tables.ts';
import { contratos, pesoDoContrato } from '../contratos/contratos.tables.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';
import {
  arquivado,
  clientes,
  empresaContem,
  empresas,
  ouCpf,
  textoDoCliente,
} from './clientes.tables.ts';
import { clienteFavoritos } from './favoritos/favoritos.tables.ts';
import { doResponsavel, doTime, emOrdem, type OrdemDeClientes } from './recorte.repository.ts';

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
  arquivado: SituacaoArquivada | null;
}

/**
 * Each client with the contract that counts for it, and with that contract's company, else the head
 * office.
 */
export const deClientes = fixo(sql`${clientes}
  left join lateral (
    select id, empresa_id, numero_contrato, status_contrato from ${contratos}
    where ${contratos.cliente_id} = ${clientes.id}
    order by ${pesoDoContrato} desc, id desc limit 1
  ) contrato on true
  left join lateral (
    select id, cnpj, logo_chave from ${empresas}
    where ${empresas.cliente_id} = ${clientes.id}
    order by (id is not distinct from contrato.empresa_id) desc, (tipo = 'matriz') desc, id limit 1
  ) empresa on true`);

export const colunas =
  fixo(sql`${clientes.id} as id, ${clientes.nome} as nome, ${clientes.site} as site,
  ${clientes.instagram} as instagram, contrato.id as contrato_id, empresa.id as empresa_id,
  contrato.numero_contrato, contrato.status_contrato, empresa.cnpj, empresa.logo_chave,
  case when ${arquivado} then ${clientes.situacao} end as arquivado`);

/** Name and e-mail of a client's own people, written exactly as their trigram index has them. */
const contato = sql`${usuarios.nome} || ' ' || ${usuarios.email}`;

/** Whether contacts say anything to the actor: who may not see them finds nobody by them. */
export const veContatos = (ator: Ator) => pode(ator, 'contatos_importantes:visualizar');

/**
 * Clients whose name, CPF, company, contract number, own people or contacts match the term; each
 * branch of the union has its own index.
 */
const achadosNaFirma = (ator: Ator, termo: string): SQL => sql`
  select id from ${clientes} where ${ouCpf(contemTexto(textoDoCliente, termo), termo)}
  union select cliente_id from ${empresas} where ${empresaContem(termo)}
  union select cliente_id from ${contratos} where ${contemTexto(contratos.numero_contrato, termo)}
  union select client_id from ${usuarios}
    where client_id is not null and ${contemTexto(contato, termo)}
  ${veContatos(ator) ? sql`union select cliente_id from ${contatos} where ${contatoContem(termo)}` : sql``}`;

/** Whether a client has a contact that a term finds. */
export const temContato = (termo: string): SQL => sql`exists (select 1 from ${contatos}
  where ${contatos.cliente_id} = ${clientes.id} and ${contatoContem(termo)})`;

/**
 * The same among the clients linked to the actor, looked up one by one: the cost grows with the
 * links, not with the firm.
 */
const achadosNosVinculos = (ator: Ator, vinculos: SQL, termo: string): SQL => sql`
  select achado.id from (${vinculos}) vinculo cross join lateral (
    select ${clientes.id} from ${clientes} where ${clientes.id} = vinculo.cliente_id and (
      ${ouCpf(contemTexto(textoDoCliente, termo), termo)}
      or exists (select 1 from ${empresas}
        where ${empresas.cliente_id} = ${clientes.id} and ${empresaContem(termo)})
      or exists (select 1 from ${contratos}
        where ${contratos.cliente_id} = ${clientes.id}
          and ${contemTexto(contratos.numero_contrato, termo)})
      or exists (select 1 from ${usuarios}
        where ${usuarios.client_id} = ${clientes.id} and ${contemTexto(contato, termo)})
      ${veContatos(ator) ? sql`or ${temContato(termo)}` : sql``})
    offset 0) achado`;

function comTermo(ator: Ator, termo: string): SQL {
  const vinculos = vinculosDeClientes(ator);
  return sql`${clientes.id} in (${vinculos ? achadosNosVinculos(ator, vinculos, termo) : achadosNaFirma(ator, termo)})`;
}

/** The filters of a list of clients. */
export type RecorteDeClientes = Partial<FiltrosDeClientes> & {
  readonly responsavel_id?: number | undefined;
  readonly time_id?: number | undefined;
  /** Only the actor's favourites. */
  readonly favoritos?: boolean | undefined;
  /** Only clients with a contract, or with one in force. */
  readonly com?: 'contrato' | 'contrato ativo';
};

const temContrato = {
  contrato: sql`exists (select 1 from ${contratos} k where k.cliente_id = ${clientes.id})`,
  'contrato ativo': sql`exists (select 1 from ${contratos} k
    where k.cliente_id = ${clientes.id} and k.status_contrato = 'ATIVO')`,
};

/** An ended client that a term names whole: by its name, a CNPJ or the number of a contract. */
export const nomeadoPor = (
  termo: string,
): SQL => sql`(${clientes.texto_busca} = busca(${termo.trim()})
  or exists (select 1 from ${empresas} e where e.cliente_id = ${clientes.id}
    and e.cnpj = ${limparCnpj(termo)})
  or exists (select 1 from ${contratos} k where k.cliente_id = ${clientes.id}
    and k.numero_contrato = ${termo.trim()}))`;

function naSituacao(situacao: RecorteDaSituacao, termo: string | undefined): SQL {
  if (situacao === 'arquivados') return arquivado;
  if (situacao !== 'correntes') return sql`${clientes.situacao} = ${situacao}`;
  return termo ? sql`(not (${arquivado}) or ${nomeadoPor(termo)})` : sql`not (${arquivado})`;
}

const favoritoDe = (ator: Ator) => sql`${clientes.id} in (
  select f.cliente_id from ${clienteFavoritos} f where f.usuario_id = ${ator.usuarioId})`;

function condicao(ator: Ator, recorte: RecorteDeClientes): SQL {
  const { termo, status_contrato, situacao, responsavel_id, time_id, favoritos, com } = recorte;
  const partes = [
    noEscopoDeClientes(ator, clientes.id),
    ...(termo ? [comTermo(ator, termo)] : []),
    ...(situacao ? [naSituacao(situacao, termo)] : []),
    ...(responsavel_id ? [doResponsavel(responsavel_id)] : []),
    ...(time_id ? [doTime(time_id)] : []),
    ...(favoritos ? [favoritoDe(ator)] : []),
    ...(com ? [temContrato[com]] : []),
    ...(status_contrato ? [sql`contrato.status_contrato = ${status_contrato}`] : []),
  ];
  return sql.join(partes, sql` and `);
}

/** The rows that a list counts; the contract is joined only if the filters ask about it. */
const origemDe = ({ status_contrato }: RecorteDeClientes) =>
  status_contrato ? deClientes : sql`${clientes}`;

const contagem = (ator: Ator, filtros: RecorteDeClientes) =>
  sql`select count(*) as total from ${origemDe(filtros)} where ${condicao(ator, filtros)}`;

/**
 * One page of the clients in the actor's scope, by name if nothing else is said, and how many there are. Contract and company
 * are looked up for this page's clients only.
 */
export async function listar(
  db: Db,
  ator: Ator,
  filtros: RecorteDeClientes & { page: number; limit: number },
  ordem?: OrdemDeClientes,
): Promise<{ linhas: LinhaDeCliente[]; total: number }> {
  const { page, limit } = filtros;
  const naOrdem = emOrdem(ordem);
  const { rows } = await db.execute<LinhaDeCliente & { total: number }>(sql`
    select ${colunas}, (${contagem(ator, filtros)}) as total from ${deClientes}
    where ${clientes.id} in (
      select ${clientes.id} from ${origemDe(filtros)} where ${condicao(ator, filtros)} ${naOrdem}
      limit ${literal(limit)} offset ${pulando((page - 1) * limit)})
    ${naOrdem}`);
  const [primeira] = rows;
  // A page after the last one has no row to tell it.
  if (!primeira && page > 1) return { linhas: [], total: await contar(db, ator, filtros) };
  return { linhas: rows.map(({ total: _, ...linha }) => linha), total: primeira?.total ?? 0 };
}

/** How many clients the same filters find. */
export async function contar(db: Db, ator: Ator, filtros: RecorteDeClientes): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(contagem(ator, filtros));
  return rows[0]?.total ?? 0;
}

/** Every client in the actor's scope, by name: the client menu filters them in the browser. */
export async function listarTodos(db: Db, ator: Ator, recorte: RecorteDeClientes = {}) {
  const { rows } = await db.execute<LinhaDeCliente>(
    sql`select ${colunas} from ${deClientes} where ${condicao(ator, recorte)} ${emOrdem()}`,
  );
  return rows;
}

/** The clients in the actor's scope with this name, ignoring accents and case; by trigram index. */
export async function homonimos(db: Db, ator: Ator, nome: string, limite: number) {
  const { rows } = await db.execute<LinhaDeCliente>(sql`
    select ${colunas} from ${deClientes}
    where ${clientes.texto_busca} = busca(${nome}) and ${noEscopoDeClientes(ator, clientes.id)}
    order by ${clientes.id} limit ${literal(limite)}`);
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
