import type { ServicoDoContrato } from '@dominio/contrato/contratos';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { type Db, fixo } from '../../platform/db.ts';
import { clientes } from '../clientes/clientes.tables.ts';
import { servicos } from '../servicos/servicos.tables.ts';
import { contratoServicos, contratos } from './contratos.tables.ts';

export type ServicoGravado = Required<ServicoDoContrato>;

/** The services of the contract of a row, as one column. */
export const servicosDoContrato = fixo(sql`(
  select coalesce(json_agg(json_build_object('servico_id', cs.servico_id, 'nome', s.nome,
    'volume_limite', cs.volume_limite, 'unidade', cs.unidade, 'sla_horas', cs.sla_horas,
    'valor_centavos', cs.valor_centavos) order by cs.ordem), '[]')
  from ${contratoServicos} cs join ${servicos} s on s.id = cs.servico_id
  where cs.contrato_id = ${contratos.id})`);

/** Replaces the services of a contract that this transaction holds. */
export async function gravar(
  db: Db,
  contrato_id: number,
  quais: readonly ServicoGravado[],
): Promise<void> {
  await db.delete(contratoServicos).where(eq(contratoServicos.contrato_id, contrato_id));
  if (quais.length === 0) return;
  await db
    .insert(contratoServicos)
    .values(quais.map(({ nome: _, ...um }, ordem) => ({ ...um, contrato_id, ordem })));
}

/** Makes this transaction the only one that decides which of a client's contracts are in force. */
export async function travarCliente(db: Db, clienteId: number): Promise<void> {
  await db
    .select({ id: clientes.id })
    .from(clientes)
    .where(eq(clientes.id, clienteId))
    .for('no key update');
}

/** Whether another active contract of the same client and company has one of these services. */
export async function temOutroAtivo(
  db: Db,
  { id, cliente_id, empresa_id }: { id: number; cliente_id: number; empresa_id: number | null },
  ids: readonly number[],
): Promise<boolean> {
  const [outro] = await db
    .select({ id: contratos.id })
    .from(contratos)
    .innerJoin(contratoServicos, eq(contratoServicos.contrato_id, contratos.id))
    .where(
      and(
        eq(contratos.cliente_id, cliente_id),
        ne(contratos.id, id),
        eq(contratos.status_contrato, 'ATIVO'),
        sql`${contratos.empresa_id} is not distinct from ${empresa_id}`,
        inArray(contratoServicos.servico_id, [...ids]),
      ),
    )
    .limit(1);
  return outro !== undefined;
}
