import type { Canal, MotivoDaEntrega } from '@dominio/contrato/notificacoes-entregas';
import { and, asc, eq, inArray, lte, or, sql } from 'drizzle-orm';
import { type Db, literal } from '../../../platform/db.ts';
import { notificacoes } from '../notificacoes.tables.ts';
import {
  notificacoesConfiguracoes,
  notificacoesRegras,
} from '../preferencias/preferencias.tables.ts';
import { notificacoesEntregas as entregas } from './entregas.tables.ts';
import type { proximaJanela } from './silencio.rules.ts';

/**
 * Takes what is to be sent and has lost its job: what was in hand longer than any sending lasts, since
 * its process died, and what is to be sent since before an instant, after an outage that outlived the
 * job's attempts, or a table of jobs that was restored.
 */
export async function tomarPerdidas(
  db: Db,
  { agora, antesDe }: { agora: Date; antesDe: Date },
  limite: number,
): Promise<number[]> {
  const perdidas = db
    .select({ id: entregas.id })
    .from(entregas)
    .where(
      and(
        eq(entregas.estado, 'pendente'),
        or(lte(entregas.atualizado_em, antesDe), lte(entregas.tomada_ate, agora)),
      ),
    )
    .orderBy(asc(entregas.atualizado_em))
    .limit(literal(limite))
    .for('update', { skipLocked: true });
  const linhas = await db
    .update(entregas)
    .set({ tomada_ate: null, atualizado_em: agora })
    .where(inArray(entregas.id, perdidas))
    .returning({ id: entregas.id });
  return linhas.map(({ id }) => id);
}

/**
 * Takes what has waited until now, of at most `limite` rows: what was read meanwhile, or switched off by
 * the person or a locked rule, is withheld, the rest is to be sent. Answers the latter, and how many
 * were taken in all.
 */
export async function tomarVencidas(db: Db, agora: Date, limite: number) {
  const em = sql`${agora.toISOString()}::timestamptz`;
  const escolha = (de: typeof notificacoesConfiguracoes | typeof notificacoesRegras) =>
    sql`case e.canal when 'email' then ${de.email} when 'push' then ${de.push} end`;
  const { rows } = await db.execute<{
    id: string;
    usuario_id: string;
    canal: Canal;
    repete: boolean;
    motivo: MotivoDaEntrega | null;
  }>(sql`
    with vencidas as (
      select e.id,
        case
          when n.lida or n.removida_em is not null then 'ja_lida'
          when e.motivo = 'recusado' then null
          when ${notificacoesRegras.bloqueado} then
            case when n.envio_id is null and not ${escolha(notificacoesRegras)} then 'regra' end
          when not ${escolha(notificacoesConfiguracoes)} then 'preferencia'
        end as motivo
      from ${entregas} e join ${notificacoes} n on n.id = e.notificacao_id
      left join ${notificacoesRegras} on ${notificacoesRegras.event_type} = n.tipo_evento
      left join ${notificacoesConfiguracoes}
        on ${notificacoesConfiguracoes.event_type} = n.tipo_evento
        and ${notificacoesConfiguracoes.usuario_id} = e.usuario_id
      where e.estado = 'adiado' and e.quando <= ${em}
      order by e.quando, e.id limit ${literal(limite)} for update of e skip locked),
    tomadas as (
      update ${entregas} e set
        estado = case when v.motivo is null then 'pendente' else 'suprimido' end,
        motivo = v.motivo, quando = null, atualizado_em = ${em}
      from vencidas v where v.id = e.id
      returning e.id, e.usuario_id, e.canal, e.dispositivos is not null as repete, v.motivo)
    select id, usuario_id, canal, repete, motivo from tomadas order by id`);
  const vencidas = rows
    .filter(({ motivo }) => motivo === null)
    .map(({ id, usuario_id, canal, repete }) => ({
      id: Number(id),
      usuarioId: Number(usuario_id),
      canal,
      repete,
    }));
  return { tomadas: rows.length, vencidas };
}

/** Moves what waits for a person's hours or return to when it is due now. */
export async function remarcar(
  db: Db,
  usuarioId: number,
  espera: NonNullable<ReturnType<typeof proximaJanela>> | { readonly quando: Date },
): Promise<void> {
  await db
    .update(entregas)
    .set(espera)
    .where(
      and(
        eq(entregas.usuario_id, usuarioId),
        eq(entregas.estado, 'adiado'),
        inArray(entregas.motivo, ['silencio', 'ausencia']),
      ),
    );
}
