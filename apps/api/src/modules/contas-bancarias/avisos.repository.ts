import { AVISOS_DA_CONTA, type AvisoDaConta } from '@dominio/contrato/contas-bancarias';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Ator } from '../../platform/acesso/ator.ts';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import type { Db } from '../../platform/db.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';
import { contasBancarias } from './contas-bancarias.tables.ts';

const semZeros = (numero: SQL) => sql`ltrim(coalesce(${numero}, ''), '0')`;

/** As `identidadeDaConta` of the contract, between two records of one client. */
const repetida = sql`${contasBancarias.banco_ispb} is not null and ${contasBancarias.conta} is not null
  and exists (select from contas_bancarias outra
    where outra.cliente_id = ${contasBancarias.cliente_id} and outra.id <> ${contasBancarias.id}
      and outra.encerrada_em is null and outra.banco_ispb = ${contasBancarias.banco_ispb}
      and ${semZeros(sql`split_part(outra.agencia, '-', 1)`)}
        = ${semZeros(sql`split_part(${contasBancarias.agencia}, '-', 1)`)}
      and ${semZeros(sql`outra.conta`)} = ${semZeros(sql`${contasBancarias.conta}`)}
      and upper(coalesce(outra.digito, '')) = upper(coalesce(${contasBancarias.digito}, ''))
      and (outra.tipo = 'cartao') = (${contasBancarias.tipo} = 'cartao'))`;

const responsavelInativo = sql`exists (select from ${usuarios} u
  where u.id = ${contasBancarias.responsavel_extrato_id}
    and u.situacao in ('suspenso', 'desligado'))`;

/** Each warning as a predicate over accounts. Nobody mends those that are closed. */
const PREDICADOS: Readonly<Record<AvisoDaConta, SQL>> = {
  repetida,
  sem_empresa: sql`${contasBancarias.empresa_id} is null`,
  sem_forma_extrato: sql`${contasBancarias.forma_extrato} is null`,
  sem_responsavel: sql`${contasBancarias.responsavel_extrato_id} is null`,
  responsavel_inativo: responsavelInativo,
  sem_fechamento: sql`${contasBancarias.tipo} = 'cartao'
    and ${contasBancarias.dia_fechamento_fatura} is null`,
  // A card begins with its first invoice.
  sem_saldo_inicial: sql`${contasBancarias.tipo} <> 'cartao'
    and ${contasBancarias.saldo_inicial_em} is null`,
  sem_conta_contabil: sql`${contasBancarias.conta_contabil} is null`,
};

/** Accounts with a warning: a predicate over `contas_bancarias`. */
export const comAviso = (aviso: AvisoDaConta): SQL =>
  sql`(${contasBancarias.encerrada_em} is null and ${PREDICADOS[aviso]})`;

/** The warnings of each account, in their order. */
export const avisosDaConta = sql<AvisoDaConta[]>`array_remove(array[${sql.join(
  AVISOS_DA_CONTA.map(
    (aviso) => sql`case when ${comAviso(aviso)} then ${sql.raw(`'${aviso}'`)} end`,
  ),
  sql`, `,
)}]::text[], null)`;

type Totais = Record<AvisoDaConta | 'total', number>;

/** How many accounts in use of a client have each warning; in `total`, any. */
export async function contarAvisos(db: Db, ator: Ator, clienteId: number): Promise<Totais> {
  const contar = (predicado: SQL) =>
    sql<number>`count(*) filter (where ${predicado})`.mapWith(Number);
  const colunas = {
    ...(Object.fromEntries(
      AVISOS_DA_CONTA.map((aviso) => [aviso, contar(PREDICADOS[aviso])]),
    ) as Record<AvisoDaConta, SQL<number>>),
    total: contar(
      sql.join(
        AVISOS_DA_CONTA.map((aviso) => sql`(${PREDICADOS[aviso]})`),
        sql` or `,
      ),
    ),
  };
  const [linha] = await db
    .select(colunas)
    .from(contasBancarias)
    .where(
      and(
        eq(contasBancarias.cliente_id, clienteId),
        isNull(contasBancarias.encerrada_em),
        noEscopoDeClientes(ator, contasBancarias.cliente_id),
      ),
    );
  if (!linha) throw new Error('a contagem não respondeu');
  return linha;
}
