import { MAXIMO_POR_LISTA } from '@dominio/contrato/meus-dados';
import { desc, eq, or } from 'drizzle-orm';
import { type Db, literal } from '../../platform/db.ts';
import { clientes } from '../clientes/clientes.tables.ts';
import { passagens as p } from './passagens.tables.ts';

/** The newest handover terms that a person has a part in (LGPD art. 18, II). */
export const lerPassagensDe = (db: Db, usuarioId: number) =>
  db
    .select({
      cliente: clientes.nome,
      de_id: p.de_id,
      para_id: p.para_id,
      gerada_por: p.gerada_por,
      estado: p.estado,
      pendencias: p.pendencias,
      riscos: p.riscos,
      observacoes: p.observacoes,
      criado_em: p.criado_em,
      de_assinou_em: p.de_assinou_em,
      para_assinou_em: p.para_assinou_em,
    })
    .from(p)
    .innerJoin(clientes, eq(clientes.id, p.cliente_id))
    .where(or(eq(p.de_id, usuarioId), eq(p.para_id, usuarioId), eq(p.gerada_por, usuarioId)))
    .orderBy(desc(p.id))
    .limit(literal(MAXIMO_POR_LISTA));
