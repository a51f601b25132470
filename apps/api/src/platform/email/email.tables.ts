import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instante } from '../colunas.ts';

/** E-mails stored when no SMTP server is set: shown at `/dev/emails` in demonstration mode. */
export const emails = pgTable(
  'emails',
  {
    id: id(),
    para: text().notNull(),
    assunto: text().notNull(),
    texto: text().notNull(),
    /** The same in HTML; null for one that is plain text alone. */
    html: text(),
    criado_em: instante().notNull().defaultNow(),
  },
  (t) => [index('emails_criado').on(t.criado_em)],
);
