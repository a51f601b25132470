import { SITUACOES_ARQUIVADAS } from '@dominio/contrato/clientes-situacao';
import { somarDias } from '@dominio/contrato/datas';
import type { TipoDeCertificado } from '@dominio/contrato/empresas-certificado';
import { type SQL, sql } from 'drizzle-orm';
import { clientes, empresas } from '../../modules/clientes/clientes.tables.ts';
import { contratos } from '../../modules/contratos/contratos.tables.ts';
import type { Db } from '../../platform/db.ts';

/** From a day to so many days after it. */
const ateDaqui = (coluna: SQL, hoje: string, dias: number): SQL =>
  sql`${coluna} between ${hoje}::date and ${somarDias(hoje, dias)}::date`;

/** Nothing is told of clients that the firm serves no more. */
const deQuemSeAtende = sql`c.situacao not in ${SITUACOES_ARQUIVADAS}`;

export interface ContratoATerminar {
  readonly id: number;
  readonly cliente_id: number;
  readonly cliente: string;
  readonly numero: string;
  readonly ate: string;
}

/**
 * Contracts that end within so many days, in force or on the way to it, by their end: the day that is
 * marked for it, or else that of the term. One that is renewed by itself ends only where a day is marked.
 */
export async function contratosATerminar(db: Db, hoje: string, dias: number) {
  const { rows } = await db.execute<{
    [campo in keyof ContratoATerminar]: ContratoATerminar[campo];
  }>(sql`
    select k.id, k.cliente_id, c.nome as cliente, k.numero_contrato as numero,
      coalesce(k.encerra_em, k.data_fim)::text as ate
    from ${contratos} k join ${clientes} c on c.id = k.cliente_id
    where k.status_contrato in ('EM_IMPLANTACAO', 'ATIVO', 'SUSPENSO')
      and (k.encerra_em is not null or not k.renovacao_automatica)
      and ${ateDaqui(sql`coalesce(k.encerra_em, k.data_fim)`, hoje, dias)}
      and ${deQuemSeAtende}
    order by ate, k.id`);
  return rows;
}

export interface CertificadoAVencer {
  readonly id: number;
  readonly cliente_id: number;
  readonly empresa: string;
  readonly tipo: TipoDeCertificado | null;
  readonly ate: string;
}

/** Companies whose digital certificate ends within so many days, by that day; none that is closed. */
export async function certificadosAVencer(db: Db, hoje: string, dias: number) {
  const { rows } = await db.execute<{
    [campo in keyof CertificadoAVencer]: CertificadoAVencer[campo];
  }>(sql`
    select e.id, e.cliente_id, e.razao_social as empresa, e.certificado_tipo as tipo,
      e.certificado_ate::text as ate
    from ${empresas} e join ${clientes} c on c.id = e.cliente_id
    where e.status <> 'baixada' and ${ateDaqui(sql`e.certificado_ate`, hoje, dias)}
      and ${deQuemSeAtende}
    order by e.certificado_ate, e.id`);
  return rows;
}
