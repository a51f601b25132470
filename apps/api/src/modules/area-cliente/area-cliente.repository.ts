import { DURACAO_MAXIMA_H } from '@dominio/contrato/agendamentos-opcoes';
import { and, asc, desc, eq, gt, isNull, lte, ne, sql } from 'drizzle-orm';
import { type Db, literal, pulando } from '../../platform/db.ts';
import { agendamentoParticipantes, agendamentos } from '../agendamentos/agendamentos.tables.ts';
import { usuarioClientes, usuarios } from '../usuarios/usuarios.tables.ts';

const DURACAO_MAXIMA_MS = DURACAO_MAXIMA_H * 3_600_000;

interface Filtro {
  readonly clienteId: number;
  readonly periodo: 'proximos' | 'anteriores';
  readonly agora: Date;
}

/** Meetings of a client that its people may see: neither private nor deleted (decisoes.md §5). */
const daEmpresa = ({ clienteId, periodo, agora }: Filtro) =>
  and(
    eq(agendamentos.cliente_id, clienteId),
    eq(agendamentos.privado, false),
    isNull(agendamentos.excluido_em),
    periodo === 'proximos'
      ? and(
          gt(agendamentos.data_hora_termino, agora),
          // No appointment lasts longer: excludes nothing, but bounds the range of the index on the
          // start.
          gt(agendamentos.data_hora_inicio, new Date(agora.getTime() - DURACAO_MAXIMA_MS)),
        )
      : lte(agendamentos.data_hora_termino, agora),
  );

/** One page: meetings not yet ended, soonest first; or ended ones, newest first. */
export function listar(db: Db, filtro: Filtro, { page, limit }: { page: number; limit: number }) {
  const sentido = filtro.periodo === 'proximos' ? asc : desc;
  return db
    .select({
      id: agendamentos.id,
      titulo: agendamentos.titulo,
      data_hora_inicio: agendamentos.data_hora_inicio,
      data_hora_termino: agendamentos.data_hora_termino,
      local_reuniao: agendamentos.local_reuniao,
      link_reuniao: agendamentos.link_reuniao,
      status: agendamentos.status,
      pessoas: sql<{ id: number; nome: string; avatar_chave: string | null }[]>`(
        select coalesce(json_agg(json_build_object(
          'id', u.id, 'nome', u.nome, 'avatar_chave', u.avatar_chave)
          order by u.nome collate "pt-BR-x-icu", u.id), '[]')
        from ${agendamentoParticipantes} p join ${usuarios} u on u.id = p.usuario_id
        where p.agendamento_id = "agendamentos"."id" and p.participa)`,
    })
    .from(agendamentos)
    .where(daEmpresa(filtro))
    .orderBy(sentido(agendamentos.data_hora_inicio), sentido(agendamentos.id))
    .limit(literal(limit))
    .offset(pulando((page - 1) * limit));
}

export type LinhaDeReuniao = Awaited<ReturnType<typeof listar>>[number];

export const contar = (db: Db, filtro: Filtro): Promise<number> =>
  db.$count(agendamentos, daEmpresa(filtro));

/** More than a client is answered for by. */
const MAXIMO_DE_PESSOAS = 20;

/** The active staff linked to a client, who is responsible first; who only reviews is left out. */
export const lerQuemAtende = (db: Db, clienteId: number) =>
  db
    .select({
      id: usuarios.id,
      nome: usuarios.nome,
      avatar_chave: usuarios.avatar_chave,
      email: usuarios.email,
      telefone: usuarios.telefone,
      papel: usuarioClientes.papel,
    })
    .from(usuarioClientes)
    .innerJoin(usuarios, eq(usuarios.id, usuarioClientes.usuario_id))
    .where(
      and(
        eq(usuarioClientes.cliente_id, clienteId),
        ne(usuarioClientes.papel, 'revisor'),
        eq(usuarios.situacao, 'ativo'),
        isNull(usuarios.client_id),
      ),
    )
    .orderBy(
      sql`array_position(array['responsavel', 'cs', 'apoio'], ${usuarioClientes.papel})`,
      sql`${usuarios.nome} collate "pt-BR-x-icu"`,
      usuarios.id,
    )
    .limit(literal(MAXIMO_DE_PESSOAS));
