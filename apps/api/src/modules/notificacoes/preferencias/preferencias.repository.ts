import type {
  MudancaDeConfiguracao,
  Preferencias,
} from '@dominio/contrato/notificacoes-configuracao';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Ator } from '../../../platform/acesso/ator.ts';
import type { Db } from '../../../platform/db.ts';
import { grupos } from '../../grupos/grupos.tables.ts';
import {
  notificacoesConfiguracoes as configuracoes,
  notificacoesPreferencias as preferencias,
  notificacoesRegras as regras,
} from './preferencias.tables.ts';

export type LinhaDeRegra = typeof regras.$inferSelect;
export type LinhaDeConfiguracao = typeof configuracoes.$inferSelect;

/** Every rule, by its type. */
export const lerRegras = (db: Db): Promise<LinhaDeRegra[]> =>
  db.select().from(regras).orderBy(asc(regras.event_type));

/**
 * Locks the rule of a type until the transaction ends; one that is not there yet begins, empty, at
 * version 0, so that of two who write the first at once the other waits and finds it.
 */
export async function abrirRegra(db: Db, tipo: string): Promise<LinhaDeRegra> {
  await db.insert(regras).values({ event_type: tipo, versao: 0 }).onConflictDoNothing();
  const [linha] = await db.select().from(regras).where(eq(regras.event_type, tipo)).for('update');
  if (!linha) throw new Error(`A regra ${tipo} não foi gravada.`);
  return linha;
}

/** Writes the fields given of a rule that is open; a version more each time. */
export async function gravarRegra(
  db: Db,
  tipo: string,
  campos: Partial<typeof regras.$inferInsert>,
): Promise<LinhaDeRegra> {
  const [linha] = await db
    .update(regras)
    .set({ ...campos, versao: sql`${regras.versao} + 1` })
    .where(eq(regras.event_type, tipo))
    .returning();
  if (!linha) throw new Error(`A regra ${tipo} não foi gravada.`);
  return linha;
}

/** Every group by its name. */
export const lerGrupos = (db: Db): Promise<{ id: number; nome: string }[]> =>
  db.select({ id: grupos.id, nome: grupos.nome }).from(grupos).orderBy(asc(grupos.nome));

/** Everything that the caller decided of types of event. */
export const lerConfiguracoes = (db: Db, ator: Ator): Promise<LinhaDeConfiguracao[]> =>
  db.select().from(configuracoes).where(eq(configuracoes.usuario_id, ator.usuarioId));

/** Writes what a person decides of one type; what is not named stays, null is undecided again. */
export async function gravarConfiguracao(
  db: Db,
  { usuarioId }: Pick<Ator, 'usuarioId'>,
  tipo: string,
  mudanca: MudancaDeConfiguracao,
  agora: Date,
): Promise<void> {
  const campos = {
    ...(mudanca.system_notification !== undefined && { sistema: mudanca.system_notification }),
    ...(mudanca.email_notification !== undefined && { email: mudanca.email_notification }),
    ...(mudanca.push_notification !== undefined && { push: mudanca.push_notification }),
    ...(mudanca.groups !== undefined && { grupos: mudanca.groups }),
    ...(mudanca.notify_entire_group !== undefined && {
      grupo_inteiro: mudanca.notify_entire_group,
    }),
    atualizado_em: agora,
  };
  await db
    .insert(configuracoes)
    .values({ usuario_id: usuarioId, event_type: tipo, ...campos })
    .onConflictDoUpdate({
      target: [configuracoes.usuario_id, configuracoes.event_type],
      set: campos,
    });
}

/** Those of these groups that exist. */
export async function gruposQueHa(db: Db, ids: readonly number[]): Promise<number[]> {
  const linhas = await db
    .select({ id: grupos.id })
    .from(grupos)
    .where(inArray(grupos.id, [...ids]));
  return linhas.map(({ id }) => id);
}

/** What the caller decided of all notifications; undefined before they decided anything. */
export async function lerPreferencias(db: Db, ator: Ator): Promise<Preferencias | undefined> {
  const [linha] = await db
    .select({ silencio: preferencias.silencio, emails: preferencias.emails })
    .from(preferencias)
    .where(eq(preferencias.usuario_id, ator.usuarioId));
  return linha;
}

/** Writes the parts given; of who decided nothing yet, the others begin as `padrao`. */
export async function gravarPreferencias(
  db: Db,
  ator: Ator,
  { partes, padrao }: { partes: Partial<Preferencias>; padrao: Preferencias },
  agora: Date,
): Promise<Preferencias | undefined> {
  const [linha] = await db
    .insert(preferencias)
    .values({ usuario_id: ator.usuarioId, ...padrao, ...partes, atualizado_em: agora })
    .onConflictDoUpdate({
      target: preferencias.usuario_id,
      set: { ...partes, atualizado_em: agora },
    })
    .returning({ silencio: preferencias.silencio, emails: preferencias.emails });
  return linha;
}
