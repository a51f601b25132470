import { limitesDoDia } from '@dominio/contrato/datas';
import {
  CANAIS,
  type Canal,
  ESTADOS_DA_ENTREGA,
  type EstadoDaEntrega,
  type FiltrosDasEntregas,
  type MotivoDaEntrega,
} from '@dominio/contrato/notificacoes-entregas';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, literal } from '../../../platform/db.ts';
import { agendamentos } from '../../agendamentos/agendamentos.tables.ts';
import { usuarios } from '../../usuarios/usuarios.tables.ts';
import { notificacoes } from '../notificacoes.tables.ts';
import { notificacoesEntregas as entregas } from './entregas.tables.ts';

export interface LinhaDaLista extends Record<string, unknown> {
  readonly id: string;
  readonly canal: Canal;
  readonly estado: EstadoDaEntrega;
  readonly motivo: MotivoDaEntrega | null;
  readonly quando: string | null;
  readonly atualizado_em: string;
  readonly usuario_id: string;
  readonly nome: string;
  readonly tipo_evento: string;
  readonly titulo: string;
  readonly lida: boolean;
}

/** The period and the end of the last page, over a table named `e`. */
function noPeriodo({ de, ate, antes_de }: FiltrosDasEntregas): SQL {
  const instante = (quando: Date) => sql`${quando.toISOString()}::timestamptz`;
  return sql.join(
    [
      sql`true`,
      ...(de ? [sql`e.atualizado_em >= ${instante(limitesDoDia(de).inicio)}`] : []),
      ...(ate ? [sql`e.atualizado_em < ${instante(limitesDoDia(ate).fim)}`] : []),
      ...(antes_de
        ? [sql`(e.atualizado_em, e.id) < (${instante(antes_de.em)}, ${antes_de.id})`]
        : []),
    ],
    sql` and `,
  );
}

const NA_ORDEM = sql`order by e.atualizado_em desc, e.id desc`;

/** Leaves out those about private appointments, for 'Ver como'. */
const semPrivados = sql`and not exists (
  select 1 from ${notificacoes} n join ${agendamentos} a on a.id = n.agendamento_id
  where n.id = e.notificacao_id and a.privado)`;

interface Quais {
  /** Whose; null for everybody's. */
  readonly usuarioId: number | null;
  readonly quantas: number;
  /** Whether somebody else looks as that person. */
  readonly visita?: boolean;
}

/** One person's: their index, narrowed as it is read. */
const daPessoa = (filtros: FiltrosDasEntregas, { usuarioId, quantas, visita }: Quais) => sql`
  select e.* from ${entregas} e
  where e.usuario_id = ${usuarioId} and ${noPeriodo(filtros)}
    ${filtros.canal ? sql`and e.canal = ${filtros.canal}` : sql``}
    ${filtros.estado ? sql`and e.estado = ${filtros.estado}` : sql``}
    ${visita ? semPrivados : sql``}
  ${NA_ORDEM} limit ${literal(quantas)}`;

/**
 * Everybody's: the newest of each way and state by themselves, each from its place in the index, so
 * that a rare one is found without reading the others.
 */
function deTodos(filtros: FiltrosDasEntregas, quantas: number): SQL {
  const canais = filtros.canal ? [filtros.canal] : CANAIS;
  const estados = filtros.estado ? [filtros.estado] : ESTADOS_DA_ENTREGA;
  const pares = canais.flatMap((canal) => estados.map((estado) => sql`(${canal}, ${estado})`));
  return sql`
    select d.* from (values ${sql.join(pares, sql`, `)}) as p(canal, estado)
    cross join lateral (
      select e.* from ${entregas} e
      where e.canal = p.canal and e.estado = p.estado and ${noPeriodo(filtros)}
      ${NA_ORDEM} limit ${literal(quantas)}) d`;
}

/** Deliveries, the newest first: of one person, or of everybody. */
export async function listar(
  db: Db,
  filtros: FiltrosDasEntregas,
  quais: Quais,
): Promise<LinhaDaLista[]> {
  const { usuarioId, quantas } = quais;
  const escolhidas = usuarioId === null ? deTodos(filtros, quantas) : daPessoa(filtros, quais);
  const { rows } = await db.execute<LinhaDaLista>(sql`
    select e.id, e.canal, e.estado, e.motivo, e.quando, e.atualizado_em, e.usuario_id, u.nome,
      n.tipo_evento, n.titulo, n.lida
    from (select * from (${escolhidas}) e ${NA_ORDEM} limit ${literal(quantas)}) e
    join ${notificacoes} n on n.id = e.notificacao_id
    join ${usuarios} u on u.id = e.usuario_id
    ${NA_ORDEM}`);
  return rows;
}
