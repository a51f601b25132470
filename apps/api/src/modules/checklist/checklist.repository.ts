import { somarDias } from '@dominio/contrato/datas';
import { DIAS_PARA_RENOVAR_O_CERTIFICADO } from '@dominio/contrato/empresas-certificado';
import { type AnyColumn, and, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db.ts';
import type { Escrita } from '../../platform/versao.ts';
import { arquivado, clientes, empresas } from '../clientes/clientes.tables.ts';
import { contasBancarias } from '../contas-bancarias/contas-bancarias.tables.ts';
import { contatos } from '../contatos/contatos.tables.ts';
import { contratos } from '../contratos/contratos.tables.ts';
import { empresaRegimes } from '../empresas/regimes.tables.ts';
import { empresaSocios } from '../empresas/socios.tables.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';
import type { Cadastro } from './checklist.rules.ts';
import { checklistRespostas } from './checklist.tables.ts';

/** Which clients the reader has, over a column that holds a client's id. */
export type Alcance = (clienteId: AnyColumn) => SQL;

/** One client alone: that of the people who are of it. */
export const soDe =
  (clienteId: number): Alcance =>
  (coluna) =>
    eq(coluna, clienteId);

const deQuemRespondeu = alias(usuarios, 'quem_respondeu');

const umDe = (coluna: AnyColumn, ids: readonly number[]): SQL =>
  sql`${coluna} = any(${sql.param([...ids])}::bigint[])`;

/** What was said of the items of these clients, of those that are in reach. */
export const lerRespostas = (db: Db, noAlcance: Alcance, clienteIds: readonly number[]) =>
  db
    .select({
      cliente_id: checklistRespostas.cliente_id,
      item_id: checklistRespostas.item_id,
      estado: checklistRespostas.estado,
      evidencia: checklistRespostas.evidencia,
      justificativa: checklistRespostas.justificativa,
      validade: checklistRespostas.validade,
      solicitado_em: checklistRespostas.solicitado_em,
      solicitado_por: checklistRespostas.solicitado_por,
      resposta: checklistRespostas.resposta,
      resposta_texto: checklistRespostas.resposta_texto,
      respondido_em: checklistRespostas.respondido_em,
      respondido_por_nome: deQuemRespondeu.nome,
      atualizado_em: checklistRespostas.atualizado_em,
      alterado_por: checklistRespostas.alterado_por,
      alterado_por_nome: usuarios.nome,
      versao: checklistRespostas.versao,
    })
    .from(checklistRespostas)
    .leftJoin(usuarios, eq(usuarios.id, checklistRespostas.alterado_por))
    .leftJoin(deQuemRespondeu, eq(deQuemRespondeu.id, checklistRespostas.respondido_por))
    .where(
      and(
        umDe(checklistRespostas.cliente_id, clienteIds),
        noAlcance(checklistRespostas.cliente_id),
      ),
    );
export type LinhaDaResposta = Awaited<ReturnType<typeof lerRespostas>>[number];

/** A client's record, and whether the firm no longer serves it. */
type LinhaDoCadastro = Cadastro & { readonly id: number; readonly arquivado: boolean };

/**
 * What of the records of these clients the rules look at, of those that are in reach, in one statement.
 * Companies that were closed, accounts that were, and contacts who left have nothing to be mended.
 */
export async function lerCadastros(
  db: Db,
  noAlcance: Alcance,
  clienteIds: readonly number[],
  hoje: string,
) {
  const ateQuando = somarDias(hoje, DIAS_PARA_RENOVAR_O_CERTIFICADO);
  const { rows } = await db.execute<LinhaDoCadastro>(sql`
    select ${clientes.id}, ${arquivado} as arquivado, ${clientes.natureza} = 'pessoa_fisica' as pessoa,
      (select coalesce(jsonb_agg(jsonb_build_object('id', e.id,
          'ativa', e.situacao_cadastral = 'ativa',
          'filial', e.tipo = 'filial',
          'regime', exists (select from ${empresaRegimes} r
            where r.empresa_id = e.id and r.desde <= ${hoje}::date),
          'cnae', e.cnae_principal is not null,
          'endereco', e.logradouro is not null and e.cep is not null and e.municipio is not null
            and e.uf is not null,
          'socios', exists (select from ${empresaSocios} s
            where s.empresa_id = e.id and s.ate is null),
          'certificado', e.certificado_ate > ${ateQuando}::date) order by e.id), '[]')
        from ${empresas} e where e.cliente_id = ${clientes.id} and e.status <> 'baixada') as empresas,
      (select coalesce(jsonb_agg(jsonb_build_object('papeis', c.papeis, 'pesquisas', c.recebe_nps)), '[]')
        from ${contatos} c where c.cliente_id = ${clientes.id} and c.saiu_em is null
          and c.absorvido_por_id is null) as contatos,
      (select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'extrato', b.forma_extrato is not null,
          'saldo', b.saldo_inicial_centavos is not null) order by b.id), '[]')
        from ${contasBancarias} b
        where b.cliente_id = ${clientes.id} and b.encerrada_em is null) as contas,
      (select coalesce(jsonb_agg(jsonb_build_object('id', k.id,
          'assinado', k.data_assinatura is not null) order by k.id), '[]')
        from ${contratos} k where k.cliente_id = ${clientes.id}
          and k.status_contrato in ('EM_IMPLANTACAO', 'ATIVO')) as contratos
    from ${clientes}
    where ${umDe(clientes.id, clienteIds)} and ${noAlcance(clientes.id)}
    order by ${clientes.id}`);
  return rows;
}

/** Holds a client's checklist until the transaction ends: two people who say something of it do so in turn. */
export async function travar(db: Db, noAlcance: Alcance, clienteId: number): Promise<void> {
  await db
    .select({ id: clientes.id })
    .from(clientes)
    .where(and(eq(clientes.id, clienteId), noAlcance(clientes.id)))
    .for('no key update');
}

type Dito = Omit<typeof checklistRespostas.$inferInsert, 'cliente_id' | 'item_id' | keyof Escrita>;

/** Writes what is said of items of a client, in place of what was. */
export async function gravar(
  db: Db,
  clienteId: number,
  itens: readonly number[],
  dito: Dito,
  escrita: Escrita,
): Promise<void> {
  const linha = { ...dito, ...escrita };
  await db
    .insert(checklistRespostas)
    .values(itens.map((item_id) => ({ ...linha, cliente_id: clienteId, item_id })))
    .onConflictDoUpdate({
      target: [checklistRespostas.cliente_id, checklistRespostas.item_id],
      set: { ...linha, versao: sql`${checklistRespostas.versao} + 1` },
    });
}

/** Whom the client may be written to: one of its contacts who is still there, with an e-mail. */
export async function lerDestinatario(db: Db, clienteId: number, contatoId: number) {
  const [linha] = await db
    .select({ nome: contatos.nome, email: contatos.email, cliente: clientes.nome })
    .from(contatos)
    .innerJoin(clientes, eq(clientes.id, contatos.cliente_id))
    .where(
      and(
        eq(contatos.id, contatoId),
        eq(contatos.cliente_id, clienteId),
        sql`${contatos.saiu_em} is null and ${contatos.absorvido_por_id} is null`,
      ),
    );
  return linha;
}

/** Who asks the client, to whom the answer goes. */
export async function lerQuemPede(db: Db, usuarioId: number) {
  const [linha] = await db
    .select({
      nome: usuarios.nome,
      email: usuarios.email,
      assinatura: usuarios.assinatura_email,
    })
    .from(usuarios)
    .where(eq(usuarios.id, usuarioId));
  return linha;
}

export async function lerNomeDoCliente(db: Db, id: number): Promise<string | undefined> {
  const [linha] = await db
    .select({ nome: clientes.nome })
    .from(clientes)
    .where(eq(clientes.id, id));
  return linha?.nome;
}
