import type { FiltrosDeContasBancarias } from '@dominio/contrato/contas-bancarias';
import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Ator } from '../../platform/acesso/ator.ts';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import { contemTexto } from '../../platform/busca.ts';
import { type Db, literal, pulando } from '../../platform/db.ts';
import type { Escrita } from '../../platform/versao.ts';
import { clientes, empresas, textoDaEmpresa, textoDoCliente } from '../clientes/clientes.tables.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';
import { avisosDaConta, comAviso } from './avisos.repository.ts';
import { procurarBancos } from './bancos.rules.ts';
import { contasBancarias } from './contas-bancarias.tables.ts';

const linhas = (db: Db) =>
  db
    .select({
      id: contasBancarias.id,
      cliente_id: contasBancarias.cliente_id,
      cliente_nome: clientes.nome,
      nome: contasBancarias.nome,
      tipo: contasBancarias.tipo,
      apelido: contasBancarias.apelido,
      empresa_id: contasBancarias.empresa_id,
      empresa_nome: empresas.razao_social,
      banco_ispb: contasBancarias.banco_ispb,
      agencia: contasBancarias.agencia,
      conta: contasBancarias.conta,
      digito: contasBancarias.digito,
      chaves_pix: contasBancarias.chaves_pix,
      gerente: contasBancarias.gerente,
      dia_fechamento_fatura: contasBancarias.dia_fechamento_fatura,
      saldo_inicial_centavos: contasBancarias.saldo_inicial_centavos,
      saldo_inicial_em: contasBancarias.saldo_inicial_em,
      forma_extrato: contasBancarias.forma_extrato,
      responsavel_extrato_id: contasBancarias.responsavel_extrato_id,
      responsavel_extrato_nome: usuarios.nome,
      conta_contabil: contasBancarias.conta_contabil,
      ativa: sql<boolean>`${contasBancarias.encerrada_em} is null`,
      encerrada_em: contasBancarias.encerrada_em,
      avisos: avisosDaConta,
      versao: contasBancarias.versao,
    })
    .from(contasBancarias)
    .innerJoin(clientes, eq(clientes.id, contasBancarias.cliente_id))
    .leftJoin(empresas, eq(empresas.id, contasBancarias.empresa_id))
    .leftJoin(usuarios, eq(usuarios.id, contasBancarias.responsavel_extrato_id));

export type LinhaDeConta = Awaited<ReturnType<typeof linhas>>[number];

type Filtros = Omit<FiltrosDeContasBancarias, 'ordenar' | 'direcao' | 'page' | 'limit'>;

const comTermo = (termo: string) =>
  or(
    contemTexto({ jaDobrado: contasBancarias.texto_busca }, termo),
    contemTexto(textoDaEmpresa, termo),
    contemTexto(textoDoCliente, termo),
    // The list of banks is no table: those that the term names are told by their numbers.
    inArray(
      contasBancarias.banco_ispb,
      procurarBancos(termo).map(({ ispb }) => ispb),
    ),
  );

const condicao = (ator: Ator, filtros: Filtros): SQL | undefined => {
  const { termo, cliente_id, empresa_id, tipo, ativa, aviso } = filtros;
  return and(
    noEscopoDeClientes(ator, contasBancarias.cliente_id),
    termo ? comTermo(termo) : undefined,
    cliente_id === undefined ? undefined : eq(contasBancarias.cliente_id, cliente_id),
    empresa_id === undefined ? undefined : eq(contasBancarias.empresa_id, empresa_id),
    tipo && eq(contasBancarias.tipo, tipo),
    ativa === undefined ? undefined : (ativa ? isNull : isNotNull)(contasBancarias.encerrada_em),
    aviso && comAviso(aviso),
  );
};

const ORDENS: Record<FiltrosDeContasBancarias['ordenar'], SQL> = {
  nome: sql`${contasBancarias.nome} collate "pt-BR-x-icu"`,
  tipo: sql`${contasBancarias.tipo}`,
  empresa: sql`${empresas.razao_social} collate "pt-BR-x-icu"`,
};

/** One page of those of clients in the actor's scope. */
export function listar(db: Db, ator: Ator, filtros: FiltrosDeContasBancarias) {
  const { ordenar, direcao, page, limit } = filtros;
  const sentido = direcao === 'desc' ? sql`desc` : sql`asc`;
  return linhas(db)
    .where(condicao(ator, filtros))
    .orderBy(sql`${ORDENS[ordenar]} ${sentido} nulls last`, sql`${contasBancarias.id} ${sentido}`)
    .limit(literal(limit))
    .offset(pulando((page - 1) * limit));
}

/** How many the same filters find. */
export async function contar(db: Db, ator: Ator, filtros: Filtros): Promise<number> {
  const [linha] = await db
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from(contasBancarias)
    .innerJoin(clientes, eq(clientes.id, contasBancarias.cliente_id))
    .leftJoin(empresas, eq(empresas.id, contasBancarias.empresa_id))
    .where(condicao(ator, filtros));
  return linha?.total ?? 0;
}

const umDoAtor = (ator: Ator, id: number) =>
  and(eq(contasBancarias.id, id), noEscopoDeClientes(ator, contasBancarias.cliente_id));

/** One of a client in the actor's scope. */
export async function ler(db: Db, ator: Ator, id: number): Promise<LinhaDeConta | undefined> {
  const [linha] = await linhas(db).where(umDoAtor(ator, id));
  return linha;
}

/** Holds one that is in the actor's scope until the transaction ends. */
export async function travar(db: Db, ator: Ator, id: number): Promise<void> {
  await db
    .select({ id: contasBancarias.id })
    .from(contasBancarias)
    .where(umDoAtor(ator, id))
    .for('update');
}

export async function inserir(db: Db, dados: typeof contasBancarias.$inferInsert): Promise<number> {
  const [linha] = await db
    .insert(contasBancarias)
    .values(dados)
    .returning({ id: contasBancarias.id });
  if (!linha) throw new Error('conta bancária: nothing was written');
  return linha.id;
}

export async function atualizar(
  db: Db,
  id: number,
  campos: Partial<typeof contasBancarias.$inferInsert>,
  escrita: Escrita,
): Promise<void> {
  await db
    .update(contasBancarias)
    .set({ ...campos, ...escrita, versao: sql`${contasBancarias.versao} + 1` })
    .where(eq(contasBancarias.id, id));
}

export async function excluir(db: Db, id: number): Promise<void> {
  await db.delete(contasBancarias).where(eq(contasBancarias.id, id));
}
