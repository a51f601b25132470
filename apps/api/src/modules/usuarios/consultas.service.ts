import { ehCliente, pode } from '../../platform/acesso/ator.ts';
import type { Contexto } from '../../platform/contexto.ts';
import * as repo from './cadastro.repository.ts';

/** Lookups are for who takes care of people or teams; for anybody else they are empty, not refused (decisoes.md §5). */
const cuida = ({ ator }: Contexto) =>
  !ehCliente(ator) &&
  ['usuarios:visualizar', 'user_management:acessar', 'times:acessar'].some((p) => pode(ator, p));

export const gruposParaEscolher = async (ctx: Contexto) =>
  cuida(ctx) ? repo.consultarGrupos(ctx.db) : [];

export const timesParaEscolher = async (ctx: Contexto) =>
  cuida(ctx) ? repo.consultarTimes(ctx.db) : [];

/** The clients in the caller's scope. */
export const clientesParaVinculacao = async (ctx: Contexto) =>
  cuida(ctx) ? repo.consultarClientes(ctx.db, ctx.ator) : [];
