import {
  CANAIS,
  ESTADOS_DA_ENTREGA,
  MOTIVOS_DA_ENTREGA,
} from '@dominio/contrato/notificacoes-entregas';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { Carta } from '../../../platform/aviso.ts';
import { id, instante, ref } from '../../../platform/colunas.ts';
import { notificacoes } from '../notificacoes.tables.ts';

/**
 * What becomes of a notification by each way: an outbox, written in the transaction of the
 * notification (dominios.md §5c). Settled rows are kept for 30 days, to say why somebody was told or
 * was not.
 */
export const notificacoesEntregas = pgTable(
  'notificacoes_entregas',
  {
    id: id(),
    notificacao_id: ref()
      .notNull()
      .references(() => notificacoes.id, { onDelete: 'cascade' }),
    usuario_id: ref().notNull(),
    canal: text({ enum: CANAIS }).notNull(),
    estado: text({ enum: ESTADOS_DA_ENTREGA }).notNull(),
    /** Why it waits, is withheld or failed. */
    motivo: text({ enum: MOTIVOS_DA_ENTREGA }),
    /** What the e-mail says besides the notification. */
    carta: jsonb().$type<Carta>(),
    /** The devices that are still to get a push; null for all. */
    dispositivos: bigint({ mode: 'number' }).array(),
    /** When what waits is due. */
    quando: instante(),
    tentativas: integer().notNull().default(0),
    /** Until when a job has it in hand: two never send the same thing at once. */
    tomada_ate: instante(),
    /** When it was last decided: a repetition decides anew. */
    criado_em: instante().notNull().defaultNow(),
    atualizado_em: instante().notNull().defaultNow(),
  },
  (t) => [
    unique('notificacoes_entregas_uma_vez').on(t.notificacao_id, t.canal),
    index('notificacoes_entregas_esperam').on(t.quando, t.id).where(sql`${t.estado} = 'adiado'`),
    index('notificacoes_entregas_pendentes')
      .on(t.atualizado_em)
      .where(sql`${t.estado} = 'pendente'`),
    index('notificacoes_entregas_fora')
      .on(t.atualizado_em)
      .where(sql`${t.estado} in ('enviado', 'suprimido', 'falhou')`),
    // The lists, read backwards: one person's, and everybody's by way and state.
    index('notificacoes_entregas_da_pessoa').on(t.usuario_id, t.atualizado_em, t.id),
    index('notificacoes_entregas_de_todos').on(t.canal, t.estado, t.atualizado_em, t.id),
  ],
);
