import {
  ALVOS_DA_CORRECAO,
  type AlvoDaCorrecao,
  REGISTRO_DO_ALVO,
  type RegistroDoAlvo,
} from '@dominio/contrato/correcoes-alvos';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.ts';
import type { Escrita } from '../../platform/versao.ts';
import { clientes, empresas } from '../clientes/clientes.tables.ts';
import { contasBancarias } from '../contas-bancarias/contas-bancarias.tables.ts';
import { contatos } from '../contatos/contatos.tables.ts';
import { correcoes } from './correcoes.tables.ts';

/** A record that a correction is about, with the columns of its table. */
export type Alvo = Readonly<Record<string, unknown>> & {
  readonly id: number;
  readonly versao: number;
} & { readonly [C in keyof Escrita]: Escrita[C] | null };

const TABELAS = {
  cliente: clientes,
  empresa: empresas,
  contato: contatos,
  conta_bancaria: contasBancarias,
} as const satisfies Readonly<Record<RegistroDoAlvo, unknown>>;

/** Whether a correction names a record of this kind. */
export const doRegistro = (registro: RegistroDoAlvo): SQL =>
  inArray(
    correcoes.alvo,
    ALVOS_DA_CORRECAO.filter((alvo) => REGISTRO_DO_ALVO[alvo] === registro),
  );

type Leitor = (db: Db, ids: number[], clienteId: number) => Promise<Alvo[]>;

const LER: Readonly<Record<RegistroDoAlvo, Leitor>> = {
  cliente: (db, ids, clienteId) =>
    db
      .select()
      .from(clientes)
      .where(and(inArray(clientes.id, ids), eq(clientes.id, clienteId))),
  empresa: (db, ids, clienteId) =>
    db
      .select()
      .from(empresas)
      .where(and(inArray(empresas.id, ids), eq(empresas.cliente_id, clienteId))),
  contato: (db, ids, clienteId) =>
    db
      .select()
      .from(contatos)
      .where(
        and(
          inArray(contatos.id, ids),
          eq(contatos.cliente_id, clienteId),
          isNull(contatos.absorvido_por_id),
        ),
      ),
  conta_bancaria: (db, ids, clienteId) =>
    db
      .select()
      .from(contasBancarias)
      .where(and(inArray(contasBancarias.id, ids), eq(contasBancarias.cliente_id, clienteId))),
};

/** The records that proposals of one kind name as they are now, those that are the client's alone; in one statement. */
export const lerAlvos = (
  db: Db,
  alvo: AlvoDaCorrecao,
  ids: readonly number[],
  clienteId: number,
): Promise<Alvo[]> => LER[REGISTRO_DO_ALVO[alvo]](db, [...ids], clienteId);

/** A record of a client as it is now; undefined for one that is not the client's. */
export async function lerAlvo(
  db: Db,
  alvo: AlvoDaCorrecao,
  id: number,
  clienteId: number,
): Promise<Alvo | undefined> {
  const [linha] = await lerAlvos(db, alvo, [id], clienteId);
  return linha;
}

/** Holds a record until the transaction ends, whosever it is: it is read again after. */
export async function segurarAlvo(db: Db, alvo: AlvoDaCorrecao, id: number): Promise<void> {
  await db.execute(
    sql`select 1 from ${TABELAS[REGISTRO_DO_ALVO[alvo]]} where id = ${id} for update`,
  );
}
