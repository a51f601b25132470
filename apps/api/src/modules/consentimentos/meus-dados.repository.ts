import { MAXIMO_POR_LISTA } from '@dominio/contrato/meus-dados';
import { desc, eq } from 'drizzle-orm';
import { type Db, literal } from '../../platform/db.ts';
import { consentimentos } from './consentimentos.tables.ts';

/** The person's consents, with their revocations. */
export function lerConsentimentosDe(db: Db, id: number) {
  return db
    .select({
      finalidade: consentimentos.finalidade,
      versao_do_texto: consentimentos.versao_do_texto,
      concedido_em: consentimentos.concedido_em,
      revogado_em: consentimentos.revogado_em,
    })
    .from(consentimentos)
    .where(eq(consentimentos.usuario_id, id))
    .orderBy(desc(consentimentos.id))
    .limit(literal(MAXIMO_POR_LISTA));
}
