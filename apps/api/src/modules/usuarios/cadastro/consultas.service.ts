import type { TimeDeQuemEntra } from '@dominio/contrato/usuarios-cadastro';
import { ehCliente, pode } from '../../../platform/acesso/ator.ts';
import type { Contexto } from '../../../platform/contexto.ts';
import { gruposForaDaAlcada } from '../../pessoas/alcada/alcada.service.ts';
import { gerePessoas } from './cadastro.presenter.ts';
import * as repo from './cadastro.repository.ts';

/** Lookups are for who manages users or teams; empty, not refused, for others (decisoes.md §5). */
const cuida = ({ ator }: Contexto) =>
  !ehCliente(ator) &&
  ['usuarios:visualizar', 'user_management:acessar', 'times:acessar'].some((p) => pode(ator, p));

/** Every group with its name, and whether the caller may put a person of this team into it. */
export async function gruposParaEscolher(ctx: Contexto, { time_id }: TimeDeQuemEntra) {
  if (!cuida(ctx)) return [];
  const grupos = await repo.consultarGrupos(ctx.db);
  const ids = grupos.map(({ id }) => id);
  const fora = gerePessoas(ctx.ator)
    ? await gruposForaDaAlcada(ctx.db, ctx.ator, ids, time_id ?? null)
    : new Set(ids);
  return grupos.map((grupo) => ({ ...grupo, acoes: { conceder: !fora.has(grupo.id) } }));
}

export const timesParaEscolher = async (ctx: Contexto) =>
  cuida(ctx) ? repo.consultarTimes(ctx.db) : [];

/** The clients in the caller's scope. */
export const clientesParaVinculacao = async (ctx: Contexto) =>
  cuida(ctx) ? repo.consultarClientes(ctx.db, ctx.ator) : [];

/** The choices of a person's record, by name, for people who may make them. */
export const lugaresDoCadastro = {
  grupos: ({ db }: Contexto) => repo.consultarGrupos(db),
  times: ({ db }: Contexto) => repo.consultarTimes(db),
  empresas: ({ db, ator }: Contexto) => repo.consultarClientes(db, ator),
} as const;
