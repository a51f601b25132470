import { desc } from 'drizzle-orm';
import { type Db, literal } from '../../platform/db.ts';
import { emails } from '../../platform/email/email.tables.ts';

export type LinhaDeEmail = typeof emails.$inferSelect;

/** The newest kept e-mails. */
export function listarEmails(db: Db, limite: number): Promise<LinhaDeEmail[]> {
  return db.select().from(emails).orderBy(desc(emails.id)).limit(literal(limite));
}
