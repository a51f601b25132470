import type { ValorDaCorrecao } from '@dominio/contrato/correcoes';
import { ALVOS_DA_CORRECAO } from '@dominio/contrato/correcoes-alvos';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instante, ref } from '../../platform/colunas.ts';
import { clientes } from '../clientes/clientes.tables.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';
import type { Gravado } from './correcoes.rules.ts';

/** What a client's people propose to correct in its register, for the staff to review (page book #19). */
export const correcoes = pgTable(
  'correcoes',
  {
    id: id(),
    cliente_id: ref()
      .notNull()
      .references(() => clientes.id, { onDelete: 'cascade' }),
    alvo: text({ enum: ALVOS_DA_CORRECAO }).notNull(),
    /**
     * The record, among those that `alvo` names; of one to be added, the client. No reference: one that is joined to another or moved to
     * another client, and comes back, finds its corrections again; one that is gone is told as gone.
     */
    alvo_id: ref().notNull(),
    observacao: text(),
    autor_id: ref().references(() => usuarios.id, { onDelete: 'set null' }),
    criado_em: instante().notNull(),
    retirada_em: instante(),
    retirada_por: ref().references(() => usuarios.id, { onDelete: 'set null' }),
    /** When its last field was decided; null while any is not. */
    decidida_em: instante(),
  },
  (t) => [
    index('correcoes_cliente').on(t.cliente_id, t.id),
    index('correcoes_abertas')
      .on(t.cliente_id)
      .where(sql`${t.retirada_em} is null and ${t.decidida_em} is null`),
    index('correcoes_autor').on(t.autor_id),
    index('correcoes_retirada_por').on(t.retirada_por),
  ],
);

/** The fields of a correction, each decided by itself. */
export const correcaoCampos = pgTable(
  'correcao_campos',
  {
    correcao_id: ref()
      .notNull()
      .references(() => correcoes.id, { onDelete: 'cascade' }),
    campo: text().notNull(),
    /** As it was when the correction was proposed. */
    antes: jsonb().$type<ValorDaCorrecao>(),
    proposto: jsonb().$type<ValorDaCorrecao>(),
    decisao: text({ enum: ['aceito', 'recusado'] }),
    motivo: text(),
    decidido_por: ref().references(() => usuarios.id, { onDelete: 'set null' }),
  },
  (t) => [
    primaryKey({ columns: [t.correcao_id, t.campo] }),
    index('correcao_campos_decisor').on(t.decidido_por),
  ],
);

/** The answers that were given to corrections, each to some of its fields; one that was undone stays. */
export const correcaoRespostas = pgTable(
  'correcao_respostas',
  {
    id: id(),
    correcao_id: ref()
      .notNull()
      .references(() => correcoes.id, { onDelete: 'cascade' }),
    aceitos: text().array().notNull(),
    recusados: text().array().notNull(),
    respondida_em: instante().notNull(),
    respondida_por: ref().references(() => usuarios.id, { onDelete: 'set null' }),
    /** Null where nothing was written, and once it may be undone no longer. */
    gravado: jsonb().$type<Gravado>(),
    desfeita_em: instante(),
    desfeita_por: ref().references(() => usuarios.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('correcao_respostas_correcao').on(t.correcao_id),
    index('correcao_respostas_autor').on(t.respondida_por),
    index('correcao_respostas_desfeita_por').on(t.desfeita_por),
  ],
);
