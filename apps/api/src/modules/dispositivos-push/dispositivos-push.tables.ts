import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instante, ref } from '../../platform/colunas.ts';
import { sessoes } from '../sessoes/sessoes.tables.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';

/**
 * A browser that asked for pushes. It belongs to the person of the session that subscribed it and
 * gets none once that session is over; without a person it waits ten minutes to be claimed.
 */
export const dispositivosPush = pgTable(
  'dispositivos_push',
  {
    id: id(),
    usuario_id: ref().references(() => usuarios.id, { onDelete: 'cascade' }),
    sessao_id: uuid().references(() => sessoes.id, { onDelete: 'cascade' }),
    device_id: text().notNull(),
    endpoint: text().notNull(),
    /** In hexadecimal; what the row is found by, since an endpoint may be too long for an index. */
    endpoint_sha256: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    agente: text(),
    plataforma: text(),
    idioma: text(),
    fuso: text(),
    /** Keyed hash of what the browser sent to be told apart by; kept for 90 days (decisoes.md §6). */
    impressao: text(),
    impressao_em: instante(),
    criado_em: instante().notNull(),
    /** When the browser last sent its subscription. */
    confirmado_em: instante().notNull(),
    entregue_em: instante(),
    falhou_em: instante(),
    /** What the last failure was; null after a delivery. */
    falha: text(),
    /** Failures since the last delivery. */
    falhas: integer().notNull().default(0),
    /** Until when its push service wants nothing for it. */
    pausado_ate: instante(),
  },
  (t) => [
    index('dispositivos_push_usuario').on(t.usuario_id),
    index('dispositivos_push_sessao').on(t.sessao_id),
    index('dispositivos_push_sem_dono').on(t.criado_em).where(sql`${t.usuario_id} is null`),
    index('dispositivos_push_impressao')
      .on(t.impressao_em)
      .where(sql`${t.impressao_em} is not null`),
    check('dispositivos_push_dono', sql`(${t.usuario_id} is null) = (${t.sessao_id} is null)`),
  ],
);
