import { ESTADOS_DA_PASSAGEM, type SecaoGuardada } from '@dominio/contrato/passagens';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { alteradoPor, carimbos, id, instante, ref, versao } from '../../platform/colunas.ts';
import { clientes } from '../clientes/clientes.tables.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';

/** Handover terms of clients (page book #18): what was said of one as somebody else took it over. */
export const passagens = pgTable(
  'passagens',
  {
    id: id(),
    cliente_id: ref()
      .notNull()
      .references(() => clientes.id, { onDelete: 'cascade' }),
    /** Who hands it over. */
    de_id: ref()
      .notNull()
      .references(() => usuarios.id),
    para_id: ref()
      .notNull()
      .references(() => usuarios.id),
    pendencias: text(),
    riscos: text(),
    observacoes: text(),
    /** As it was when the term was made: what is signed does not change. */
    secoes: jsonb().$type<SecaoGuardada[]>().notNull(),
    estado: text({ enum: ESTADOS_DA_PASSAGEM }).notNull().default('pendente'),
    de_assinou_em: instante(),
    para_assinou_em: instante(),
    motivo: text(),
    encerrada_em: instante(),
    gerada_por: ref()
      .notNull()
      .references(() => usuarios.id),
    ...carimbos(),
    versao: versao(),
    alterado_por: alteradoPor(),
  },
  (t) => [
    uniqueIndex('passagens_aberta')
      .on(t.cliente_id)
      .where(sql`${t.estado} in ('pendente', 'assinada')`),
    index('passagens_cliente').on(t.cliente_id, t.id),
    index('passagens_de').on(t.de_id),
    index('passagens_para').on(t.para_id),
    index('passagens_autor').on(t.gerada_por),
  ],
);
