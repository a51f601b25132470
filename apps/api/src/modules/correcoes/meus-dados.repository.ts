import { MAXIMO_POR_LISTA } from '@dominio/contrato/meus-dados';
import { desc, eq } from 'drizzle-orm';
import { type Db, literal } from '../../platform/db.ts';
import { clientes } from '../clientes/clientes.tables.ts';
import { correcoes } from './correcoes.tables.ts';

/** The newest that a person proposed to correct of their client's register (LGPD art. 18, II). */
export const lerPropostasDe = (db: Db, usuarioId: number) =>
  db
    .select({
      cliente: clientes.nome,
      alvo: correcoes.alvo,
      observacao: correcoes.observacao,
      criado_em: correcoes.criado_em,
    })
    .from(correcoes)
    .innerJoin(clientes, eq(clientes.id, correcoes.cliente_id))
    .where(eq(correcoes.autor_id, usuarioId))
    .orderBy(desc(correcoes.id))
    .limit(literal(MAXIMO_POR_LISTA));
