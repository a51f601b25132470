import { PRIORIDADES, STATUS_DO_AGENDAMENTO } from '@dominio/contrato/agendamentos-opcoes';
import { RESPOSTAS_AO_CONVITE } from '@dominio/contrato/agendamentos-saida';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { exigirColunas } from '../../platform/campos.ts';
import { carimbos, id, instante, ref, versao } from '../../platform/colunas.ts';
import { clientes } from '../clientes/clientes.tables.ts';
import { tiposAgendamento } from '../tipos-agendamento/tipos-agendamento.tables.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';
import { CAMPOS } from './agendamentos.campos.ts';

export const agendamentos = pgTable(
  'agendamentos',
  {
    id: id(),
    titulo: text().notNull(),
    descricao: text(),
    data_hora_inicio: instante().notNull(),
    data_hora_termino: instante().notNull(),
    local_reuniao: text(),
    link_reuniao: text(),
    status: text({ enum: STATUS_DO_AGENDAMENTO }).notNull().default('AGENDADO'),
    prioridade: text({ enum: PRIORIDADES }).notNull().default('NORMAL'),
    privado: boolean().notNull().default(false),
    tipo_agendamento_id: ref().references(() => tiposAgendamento.id),
    cliente_id: ref().references(() => clientes.id),
    criado_por: ref()
      .notNull()
      .references(() => usuarios.id),
    motivo_cancelamento: text(),
    motivo_reagendamento: text(),
    motivo_reabertura: text(),
    reagendado_de_id: ref().references((): AnyPgColumn => agendamentos.id),
    /** When the status last changed: it may be corrected for seven days from then. */
    status_em: instante().notNull().defaultNow(),
    /** Who last changed the status: may take an outcome back, whoever writes the row afterwards. */
    status_por: ref().references(() => usuarios.id),
    /** Who wrote the row last: named to whoever sends a stale version. */
    alterado_por: ref().references(() => usuarios.id),
    excluido_em: instante(),
    /** Copied into the members' rows for `excluido_em`: a null matches no composite foreign key. */
    excluido: boolean().notNull().generatedAlwaysAs(sql`excluido_em is not null`),
    ...carimbos(),
    versao: versao(),
  },
  (t) => [
    check('agendamentos_termino_depois', sql`${t.data_hora_termino} > ${t.data_hora_inicio}`),
    // No appointment lasts longer, so a query about a period looks back this far for appointments
    // that reach into it, and no further.
    check(
      'agendamentos_ate_24_horas',
      sql`${t.data_hora_termino} <= ${t.data_hora_inicio} + interval '24 hours'`,
    ),
    // The participants' composite foreign key below refers to it.
    unique('agendamentos_agenda').on(
      t.id,
      t.data_hora_inicio,
      t.data_hora_termino,
      t.status,
      t.excluido,
    ),
    index('agendamentos_inicio').on(t.data_hora_inicio, t.id),
    index('agendamentos_cliente').on(t.cliente_id, t.data_hora_inicio),
    index('agendamentos_reagendado_de').on(t.reagendado_de_id),
  ],
);
exigirColunas(agendamentos, CAMPOS);

/**
 * The members of an appointment: everybody invited, and always the creator (`participa` is false
 * for a creator who does not take part). Who is a member may read it, so "mine" is one range of one
 * index. Time, status and deletion are copies that the database keeps true through the composite
 * key with cascading update: a person's month is counted from the index alone.
 */
export const agendamentoParticipantes = pgTable(
  'agendamento_participantes',
  {
    agendamento_id: ref().notNull(),
    usuario_id: ref()
      .notNull()
      .references(() => usuarios.id),
    participa: boolean().notNull().default(true),
    resposta: text({ enum: RESPOSTAS_AO_CONVITE }).notNull().default('pendente'),
    inicio: instante().notNull(),
    termino: instante().notNull(),
    status: text({ enum: STATUS_DO_AGENDAMENTO }).notNull(),
    excluido: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.agendamento_id, t.usuario_id] }),
    // The first columns find a person's rows in order of a list; the others let a count do without
    // the rows themselves.
    index('agendamento_participantes_agenda').on(
      t.usuario_id,
      t.inicio,
      t.agendamento_id,
      t.termino,
      t.status,
      t.excluido,
    ),
    foreignKey({
      name: 'agendamento_participantes_agendamento',
      columns: [t.agendamento_id, t.inicio, t.termino, t.status, t.excluido],
      foreignColumns: [
        agendamentos.id,
        agendamentos.data_hora_inicio,
        agendamentos.data_hora_termino,
        agendamentos.status,
        agendamentos.excluido,
      ],
    })
      .onUpdate('cascade')
      .onDelete('cascade'),
  ],
);

export const agendamentoHistorico = pgTable(
  'agendamento_historico',
  {
    id: id(),
    agendamento_id: ref()
      .notNull()
      .references(() => agendamentos.id, { onDelete: 'cascade' }),
    usuario_id: ref().references(() => usuarios.id),
    acao: text().notNull(),
    descricao: text().notNull(),
    dados: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    criado_em: instante().notNull().defaultNow(),
  },
  (t) => [index('agendamento_historico_agendamento').on(t.agendamento_id, t.id)],
);
