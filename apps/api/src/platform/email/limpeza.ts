import { lt } from 'drizzle-orm';
import type { Db } from '../db.ts';
import type { Jobs } from '../jobs.ts';
import { emails } from './email.tables.ts';

const TRINTA_DIAS_MS = 30 * 86_400_000;

/** Deletes stored e-mails older than thirty days. */
export async function limparEmails(db: Db, agora: Date): Promise<void> {
  await db.delete(emails).where(lt(emails.criado_em, new Date(agora.getTime() - TRINTA_DIAS_MS)));
}

/** Schedules the cleaning, every night. */
export function agendarLimpezaDosEmails(jobs: Jobs): void {
  jobs.agendar('emails.limpar', '41 3 * * *', ({ banco, agora }) => limparEmails(banco, agora()));
}
