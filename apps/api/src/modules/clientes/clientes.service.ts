import type { FiltrosDaLista } from '@dominio/contrato/clientes';
import type { ReunioesDoCliente } from '@dominio/contrato/clientes-reunioes';
import { dataCivil } from '@dominio/contrato/datas';
import { rodape } from '@dominio/contrato/paginacao';
import { pode } from '../../platform/acesso/ator.ts';
import { semSubstituicoes } from '../../platform/acesso/escopo.ts';
import type { Contexto } from '../../platform/contexto.ts';
import { naoEncontrado } from '../../platform/erros.ts';
import { apresentarCliente } from './clientes.presenter.ts';
import * as repo from './clientes.repository.ts';
import { lerDetalhes, lerReunioes } from './detalhes.repository.ts';
import { procurar } from './procura.repository.ts';
import { lerQuemAtende, type OrdemDeClientes } from './recorte.repository.ts';

type Pagina = repo.RecorteDeClientes & { page: number; limit: number };

/** A page of the clients in the caller's scope. */
export async function listarClientes(ctx: Contexto, filtros: Pagina, ordem?: OrdemDeClientes) {
  const { linhas, total } = await repo.listar(ctx.db, ctx.ator, filtros, ordem);
  return { clientes: linhas.map(apresentarCliente), ...rodape(total, filtros) };
}

/**
 * The same in the order asked for, with what tells more of each client where that is asked for. Who sees no
 * meetings has clients by name instead of by the next one.
 */
export async function listarComDetalhes(
  ctx: Contexto,
  { detalhes = false, ordenar, direcao, ...filtros }: FiltrosDaLista,
) {
  const agenda = pode(ctx.ator, 'agenda:visualizar');
  const por = ordenar === 'proxima_reuniao' && !agenda ? 'nome' : ordenar;
  const pagina = await listarClientes(ctx, filtros, { por, direcao, agora: ctx.agora() });
  if (!detalhes || pagina.clientes.length === 0) return pagina;
  const lidos = await lerDetalhes(ctx.db, pagina.clientes, { agora: ctx.agora(), agenda });
  const porId = new Map(
    lidos.map(({ id, proxima_reuniao, ...resto }) => [
      id,
      { ...resto, proxima_reuniao: diaDe(proxima_reuniao) },
    ]),
  );
  return {
    ...pagina,
    clientes: pagina.clientes.map((cliente) => ({ ...cliente, ...porId.get(cliente.id) })),
  };
}

const diaDe = (quando: string | null) => quando && dataCivil(new Date(quando));

/** The days of the last and the next meeting with a client. @throws Recusa 404. */
export async function reunioesDoCliente(
  ctx: Contexto,
  clienteId: number,
): Promise<ReunioesDoCliente> {
  const lidas = await lerReunioes(ctx.db, ctx.ator, { clienteId, agora: ctx.agora() });
  if (!lidas) throw naoEncontrado('Cliente não encontrado.');
  return { ultima: diaDe(lidas.ultima), proxima: diaDe(lidas.proxima) };
}

/** The active people and teams that have clients in the caller's scope, to narrow the list to. */
export const quemAtendeClientes = ({ db, ator }: Contexto) => lerQuemAtende(db, ator);

/**
 * All clients in the caller's scope, ended ones too, which `total` does not count. The layout asks for it in the background, so a person without
 * the permission gets an empty list, not a refusal (decisoes.md §5). Read fresh every time: a link
 * that was removed must be gone in the next answer.
 */
export async function clientesFiltrados(ctx: Contexto) {
  const podeVer = pode(ctx.ator, 'clientes:visualizar');
  const linhas = podeVer ? await repo.listarTodos(ctx.db, ctx.ator) : [];
  return {
    clientes: linhas.map(apresentarCliente),
    total: linhas.filter(({ arquivado }) => !arquivado).length,
    escopo: ctx.ator.alcance,
    atualizado_em: ctx.agora().toISOString(),
  };
}

/** Every client in the caller's scope with a contract in force. */
export async function listarComContratoAtivo({ db, ator }: Contexto) {
  const linhas = await repo.listarTodos(db, ator, { com: 'contrato ativo' });
  return { clientes: linhas.map(apresentarCliente), total: linhas.length };
}

/** The caller's client scope and the number of clients in it that the firm serves; none without the permission. */
export async function permissoesDeClientes({ db, ator }: Contexto) {
  const { alcance } = ator;
  const podeVer = pode(ator, 'clientes:visualizar');
  return {
    can_see_all_clients: alcance === 'todos',
    can_see_team_clients: alcance === 'time',
    only_see_linked_clients: alcance === 'vinculados',
    escopo: alcance,
    total: podeVer ? await repo.contar(db, ator, { situacao: 'correntes' }) : 0,
  };
}

/** The few clients in the caller's scope that match a term best; none without the permission. */
export async function procurarClientes(ctx: Contexto, termo: string, limite: number) {
  if (!pode(ctx.ator, 'clientes:visualizar')) return [];
  const linhas = await procurar(ctx.db, ctx.ator, termo, limite);
  return linhas.map(({ arquivado, ...linha }) => ({ ...linha, ...(arquivado && { arquivado }) }));
}

/** Whether the caller may give this client to somebody: not one had as a substitute alone. */
export const podeDarCliente = ({ db, ator }: Contexto, id: number): Promise<boolean> =>
  repo.noEscopo(db, semSubstituicoes(ator), id);

/** Whether the caller may use this client. */
export const clienteNoEscopo = (ctx: Contexto, id: number): Promise<boolean> =>
  repo.noEscopo(ctx.db, ctx.ator, id);
