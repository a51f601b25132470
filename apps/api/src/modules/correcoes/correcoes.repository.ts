import type { ValorDaCorrecao } from '@dominio/contrato/correcoes';
import type { AlvoDaCorrecao } from '@dominio/contrato/correcoes-alvos';
import { and, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Ator } from '../../platform/acesso/ator.ts';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import { type Db, literal } from '../../platform/db.ts';
import { clientes, empresas } from '../clientes/clientes.tables.ts';
import { contasBancarias } from '../contas-bancarias/contas-bancarias.tables.ts';
import { contatos } from '../contatos/contatos.tables.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';
import { doRegistro } from './alvos.repository.ts';
import { correcaoCampos, correcoes } from './correcoes.tables.ts';

/** As many of a client's corrections as are told at once; the open ones are fewer. */
const MAXIMO_NA_LISTA = 100;

const aberta = and(isNull(correcoes.retirada_em), isNull(correcoes.decidida_em));

/**
 * The name of the record, while it is one of the client's. Of an account without a nickname, the bank and
 * the end of its number, as its people are told it: its own name has the whole number.
 */
const nomeDoAlvo = sql<string | null>`case
  when ${doRegistro('cliente')} then (select c.nome from ${clientes} c
    where c.id = ${correcoes.alvo_id} and c.id = ${correcoes.cliente_id})
  when ${doRegistro('empresa')} then (select e.razao_social from ${empresas} e
    where e.id = ${correcoes.alvo_id} and e.cliente_id = ${correcoes.cliente_id})
  when ${doRegistro('contato')} then (select k.nome from ${contatos} k where k.id = ${correcoes.alvo_id}
    and k.cliente_id = ${correcoes.cliente_id} and k.absorvido_por_id is null)
  else (select coalesce(b.apelido, split_part(b.nome, ' · ', 1)
      || case when length(b.conta) > 4 then ' ••••' || right(b.conta, 4) else '' end) from ${contasBancarias} b
    where b.id = ${correcoes.alvo_id} and b.cliente_id = ${correcoes.cliente_id}) end`;

const campos = sql<
  {
    campo: string;
    antes: ValorDaCorrecao;
    proposto: ValorDaCorrecao;
    decisao: 'aceito' | 'recusado' | null;
    motivo: string | null;
  }[]
>`(select json_agg(json_build_object('campo', f.campo, 'antes', f.antes, 'proposto', f.proposto,
  'decisao', f.decisao, 'motivo', f.motivo) order by f.campo)
  from ${correcaoCampos} f where f.correcao_id = ${correcoes.id})`;

const linhas = (db: Db) =>
  db
    .select({
      id: correcoes.id,
      cliente_id: correcoes.cliente_id,
      alvo: correcoes.alvo,
      alvo_id: correcoes.alvo_id,
      alvo_nome: nomeDoAlvo,
      observacao: correcoes.observacao,
      autor_id: correcoes.autor_id,
      autor_nome: usuarios.nome,
      criado_em: correcoes.criado_em,
      retirada_em: correcoes.retirada_em,
      decidida_em: correcoes.decidida_em,
      campos,
    })
    .from(correcoes)
    .leftJoin(usuarios, eq(usuarios.id, correcoes.autor_id));

export type LinhaDeCorrecao = Awaited<ReturnType<typeof linhas>>[number];

/** What a client's people proposed, the newest first. */
export const listarDoCliente = (db: Db, clienteId: number) =>
  linhas(db)
    .where(eq(correcoes.cliente_id, clienteId))
    .orderBy(desc(correcoes.id))
    .limit(literal(MAXIMO_NA_LISTA));

/** One that the people of a client proposed. */
export async function lerDoCliente(
  db: Db,
  clienteId: number,
  id: number,
): Promise<LinhaDeCorrecao | undefined> {
  const [linha] = await linhas(db).where(
    and(eq(correcoes.id, id), eq(correcoes.cliente_id, clienteId)),
  );
  return linha;
}

const doAtor = (ator: Ator, alvos: readonly AlvoDaCorrecao[]): SQL | undefined =>
  and(noEscopoDeClientes(ator, correcoes.cliente_id), inArray(correcoes.alvo, [...alvos]));

/** Those of a client in the actor's scope that wait, of these targets, the oldest first. */
export const listarAbertas = (
  db: Db,
  ator: Ator,
  clienteId: number,
  alvos: readonly AlvoDaCorrecao[],
) =>
  linhas(db)
    .where(and(eq(correcoes.cliente_id, clienteId), aberta, doAtor(ator, alvos)))
    .orderBy(correcoes.id)
    .limit(literal(MAXIMO_NA_LISTA));

/** One of these targets, of a client in the actor's scope. */
export async function ler(
  db: Db,
  ator: Ator,
  id: number,
  alvos: readonly AlvoDaCorrecao[],
): Promise<LinhaDeCorrecao | undefined> {
  const [linha] = await linhas(db).where(and(eq(correcoes.id, id), doAtor(ator, alvos)));
  return linha;
}

/** Holds a correction until the transaction ends. */
export async function travar(db: Db, id: number): Promise<void> {
  await db.select({ id: correcoes.id }).from(correcoes).where(eq(correcoes.id, id)).for('update');
}

/** Holds a client until the transaction ends, so that its open corrections are counted one by one. */
export async function travarCliente(db: Db, id: number): Promise<void> {
  await db
    .select({ id: clientes.id })
    .from(clientes)
    .where(eq(clientes.id, id))
    .for('no key update');
}

export async function contarAbertas(db: Db, clienteId: number): Promise<number> {
  const [linha] = await db
    .select({ total: count() })
    .from(correcoes)
    .where(and(eq(correcoes.cliente_id, clienteId), aberta));
  return linha?.total ?? 0;
}

/** Those of these fields of a record that an open correction proposes already and nobody decided. */
export async function camposJaPropostos(
  db: Db,
  alvo: { readonly cliente_id: number; readonly alvo: AlvoDaCorrecao; readonly alvo_id: number },
  quais: readonly string[],
): Promise<string[]> {
  const achados = await db
    .select({ campo: correcaoCampos.campo })
    .from(correcaoCampos)
    .innerJoin(correcoes, eq(correcoes.id, correcaoCampos.correcao_id))
    .where(
      and(
        eq(correcoes.cliente_id, alvo.cliente_id),
        eq(correcoes.alvo, alvo.alvo),
        eq(correcoes.alvo_id, alvo.alvo_id),
        aberta,
        isNull(correcaoCampos.decisao),
        inArray(correcaoCampos.campo, [...quais]),
      ),
    );
  return achados.map(({ campo }) => campo);
}

export async function inserir(
  db: Db,
  correcao: typeof correcoes.$inferInsert,
  quais: readonly Omit<typeof correcaoCampos.$inferInsert, 'correcao_id'>[],
): Promise<number> {
  const [linha] = await db.insert(correcoes).values(correcao).returning({ id: correcoes.id });
  if (!linha) throw new Error('correção: nothing was written');
  await db.insert(correcaoCampos).values(quais.map((um) => ({ ...um, correcao_id: linha.id })));
  return linha.id;
}

/** Withdraws a correction: what it proposed is kept no longer, its fields alone. */
export async function retirar(
  db: Db,
  id: number,
  retirada: { readonly retirada_em: Date; readonly retirada_por: number },
): Promise<void> {
  await db
    .update(correcoes)
    .set({ ...retirada, observacao: null })
    .where(eq(correcoes.id, id));
  await db
    .update(correcaoCampos)
    .set({ antes: null, proposto: null })
    .where(eq(correcaoCampos.correcao_id, id));
}

/** Decides some fields of a correction, and closes it with the last of them. */
export async function decidir(
  db: Db,
  id: number,
  quais: readonly string[],
  como: {
    readonly decisao: 'aceito' | 'recusado';
    readonly motivo: string | null;
    readonly decidido_por: number;
  },
): Promise<void> {
  await db
    .update(correcaoCampos)
    .set(como)
    .where(and(eq(correcaoCampos.correcao_id, id), inArray(correcaoCampos.campo, [...quais])));
}

export async function fechar(db: Db, id: number, quando: Date): Promise<void> {
  await db.update(correcoes).set({ decidida_em: quando }).where(eq(correcoes.id, id));
}

/** Has some fields of a correction, and it, wait again. */
export async function reabrir(db: Db, id: number, quais: readonly string[]): Promise<void> {
  await db
    .update(correcaoCampos)
    .set({ decisao: null, motivo: null, decidido_por: null })
    .where(and(eq(correcaoCampos.correcao_id, id), inArray(correcaoCampos.campo, [...quais])));
  await db.update(correcoes).set({ decidida_em: null }).where(eq(correcoes.id, id));
}
