import type { TrocaComVersao } from '@dominio/contrato/campos';
import { GRUPO } from '@dominio/contrato/permissoes';
import { ehReservada } from '@dominio/contrato/permissoes-catalogo';
import { type ClientesGravados, TEXTOS_DOS_VINCULOS } from '@dominio/contrato/usuarios-vinculos';
import { pode } from '../../../platform/acesso/ator.ts';
import { semSubstituicoes } from '../../../platform/acesso/escopo.ts';
import { listados, trocaDe } from '../../../platform/conjuntos.ts';
import type { Contexto, ContextoDeTransacao } from '../../../platform/contexto.ts';
import { campoInvalido, estadoInvalido, naoEncontrado } from '../../../platform/erros.ts';
import { exigirVersao } from '../../../platform/versao.ts';
import {
  exigirEntradaNosGrupos,
  exigirPermissoesNaAlcada,
  exigirPessoaNaAlcada,
  foraDaAlcada,
  permissoesPorId,
} from '../../pessoas/alcada/alcada.service.ts';
import { anotarTroca } from '../../pessoas/troca-de-vinculos.service.ts';
import { apresentarNaLista } from '../cadastro/cadastro.presenter.ts';
import * as cadastro from '../cadastro/cadastro.repository.ts';
import { exigirAdministradorRestante } from '../cadastro/situacao.service.ts';
import * as repo from './vinculos.repository.ts';

/** @throws Recusa 404. */
async function exigirPessoa({ db, ator }: Contexto, id: number) {
  const linha = await cadastro.ler(db, ator, id);
  if (!linha) throw naoEncontrado('Usuário não encontrado.');
  return linha;
}

/** Groups of a person, the primary one first. @throws Recusa 404. */
export async function gruposDaPessoa(ctx: Contexto, id: number) {
  const { grupo_id, grupo_nome, outros_grupos, versao } = await exigirPessoa(ctx, id);
  const grupos = [
    { id: grupo_id, nome: grupo_nome, principal: true },
    ...outros_grupos.map((grupo) => ({ ...grupo, principal: false })),
  ];
  return { grupos, total: grupos.length, versao };
}

/**
 * A person's permissions, with the reasons of each. Of those that do nothing yet only the ones that
 * the person holds directly are told, since whoever may can take them back. @throws Recusa 404.
 */
export async function permissoesDaPessoa(ctx: Contexto, id: number) {
  const { nome, versao } = await exigirPessoa(ctx, id);
  const podeDar = pode(ctx.ator, 'user_management:acessar');
  const lidas = await repo.lerPermissoes(ctx.db, id);
  const mostradas = lidas.filter((uma) => uma.direta || !ehReservada(uma));
  const todas = mostradas.map((linha) => {
    const direta = linha.direta ? [{ tipo: 'usuario' as const, id, nome }] : [];
    const origens = [...direta, ...linha.origens];
    // A permission that the person holds already shows no request.
    return { ...linha, origens, pedido: podeDar && origens.length === 0 ? linha.pedido : null };
  });
  const permissoes = todas.filter(({ origens }) => origens.length > 0);
  const disponiveis = todas.filter(({ origens }) => origens.length === 0);
  return { permissoes, disponiveis, total: permissoes.length, versao };
}

/** Clients linked to a person, in the caller's scope. @throws Recusa 404. */
export async function clientesDaPessoa(ctx: Contexto, id: number) {
  const { versao } = await exigirPessoa(ctx, id);
  const clientes = await repo.lerClientes(ctx.db, ctx.ator, id);
  return { clientes, total: clientes.length, versao };
}

/** @throws Recusa 422 naming ids that do not exist, or that the caller does not see. */
function exigirConhecidos(
  campo: string,
  oQue: string,
  pedidos: readonly number[],
  conhecidos: readonly { id: number }[],
): void {
  const ids = new Set(conhecidos.map(({ id }) => id));
  const estranhos = pedidos.filter((id) => !ids.has(id));
  if (estranhos.length > 0) throw campoInvalido(campo, listados(oQue, estranhos));
}

interface Substituicao {
  readonly tipo: repo.TipoDeVinculo;
  /** The set after the write, among what the caller may change. */
  readonly depois: readonly number[];
  /** Links that the caller does not see, which stay. */
  readonly intocados?: readonly number[];
  readonly exigirEntrada?: (entram: readonly number[]) => Promise<void>;
  /** Writes what else the links say, and answers those that it changed. */
  readonly completar?: () => Promise<readonly object[]>;
}

/** Replaces one set of a person's links, audits it and notifies open tabs. */
async function substituir(
  tx: ContextoDeTransacao,
  usuarioId: number,
  { tipo, depois, intocados = [], exigirEntrada, completar }: Substituicao,
): Promise<TrocaComVersao> {
  const fora = new Set(intocados);
  const antes = (await repo.lerIds(tx.db, tipo, usuarioId)).filter((id) => !fora.has(id));
  const { entram, saem } = trocaDe(antes, depois);
  await exigirEntrada?.(entram);
  await repo.trocarIds(tx.db, tipo, usuarioId, { entram, saem });
  const papeis = (await completar?.()) ?? [];
  await anotarTroca(tx, usuarioId, { tipo, entram, saem, papeis });
  return {
    success: true,
    adicionados: entram.length,
    removidos: saem.length,
    total: depois.length,
    versao: (await exigirPessoa(tx, usuarioId)).versao,
  };
}

/** Locks a person for a change of links. @throws Recusa 404; 409 for a stale version. */
async function abrirParaGravar(tx: ContextoDeTransacao, id: number, versao: number | undefined) {
  await repo.travarPessoa(tx.db, id);
  const linha = await exigirPessoa(tx, id);
  await exigirVersao(tx, 'usuarios', linha, versao, apresentarNaLista);
  await exigirPessoaNaAlcada(tx.db, tx.ator, id);
  return linha;
}

/**
 * Replaces a person's groups.
 *
 * @throws Recusa 404; 409 without the primary group, or when no administrator would be left; 422
 *   for unknown ids, for groups that give more than the caller has, for people of clients.
 */
export function gravarGrupos(
  ctx: Contexto,
  id: number,
  { grupo_ids: pedidos, versao }: { grupo_ids: number[]; versao?: number | undefined },
) {
  return ctx.transacao(async (tx): Promise<TrocaComVersao> => {
    await cadastro.travarAdministradores(tx.db);
    await cadastro.segurarGrupos(tx.db);
    const linha = await abrirParaGravar(tx, id, versao);
    const { grupo_id, client_id } = linha;
    const campo = 'grupo_ids';
    const todos = await cadastro.consultarGrupos(tx.db);
    exigirConhecidos(campo, 'Grupos não encontrados', pedidos, todos);
    if (!pedidos.includes(grupo_id)) throw estadoInvalido(TEXTOS_DOS_VINCULOS.grupoPrincipal);
    const outros = pedidos.filter((grupo) => grupo !== grupo_id);
    if (client_id !== null ? outros.length > 0 : outros.includes(GRUPO.cliente)) {
      throw campoInvalido(campo, TEXTOS_DOS_VINCULOS.soDaEquipe);
    }
    const outros_grupos = todos.filter((grupo) => outros.includes(grupo.id));
    await exigirAdministradorRestante(tx, linha, { outros_grupos });
    const troca = await substituir(tx, id, {
      tipo: 'grupos',
      depois: outros,
      exigirEntrada: (entram) =>
        exigirEntradaNosGrupos(tx.db, tx.ator, entram, { campo, timeId: linha.time_id }),
    });
    return { ...troca, total: pedidos.length };
  });
}

/**
 * Replaces the permissions that a person holds directly, besides those of groups.
 *
 * @throws Recusa 404; 422 for unknown ids, for permissions that the caller lacks, for people of
 *   clients.
 */
export function gravarPermissoes(
  ctx: Contexto,
  id: number,
  { permissao_ids: pedidas, versao }: { permissao_ids: number[]; versao?: number | undefined },
) {
  return ctx.transacao(async (tx): Promise<TrocaComVersao> => {
    const { client_id } = await abrirParaGravar(tx, id, versao);
    const campo = 'permissao_ids';
    const conhecidas = pedidas.length > 0 ? await permissoesPorId(tx.db, pedidas) : [];
    exigirConhecidos(campo, 'Permissões não encontradas', pedidas, conhecidas);
    if (client_id !== null && pedidas.length > 0) {
      throw campoInvalido(campo, TEXTOS_DOS_VINCULOS.soDaEquipe);
    }
    return substituir(tx, id, {
      tipo: 'permissoes',
      depois: pedidas,
      exigirEntrada: async (entram) => {
        const novas = conhecidas.filter((permissao) => entram.includes(permissao.id));
        exigirPermissoesNaAlcada(tx.ator, novas, campo);
      },
    });
  });
}

/**
 * Refuses clients that the caller may not link to a person.
 *
 * @param doCliente whether it is a client's person, who sees no other.
 * @param vinculados those that the person has already, which a substitute may leave as they are.
 * @throws Recusa 422 for clients that do not exist or are out of the caller's scope, for new ones
 *   that the caller has as a substitute alone, and for people of clients.
 */
export async function exigirClientesVinculaveis(
  { db, ator }: ContextoDeTransacao,
  pedidos: readonly number[],
  { doCliente, vinculados }: { doCliente: boolean; vinculados: readonly number[] },
): Promise<void> {
  const campo = 'cliente_ids';
  const conhecidos = await repo.quaisClientes(db, ator, pedidos);
  exigirConhecidos(campo, 'Clientes não encontrados', pedidos, conhecidos);
  if (doCliente && pedidos.length > 0) {
    throw campoInvalido(campo, TEXTOS_DOS_VINCULOS.soAPropriaEmpresa);
  }
  const { entram } = trocaDe(vinculados, pedidos);
  const dados = await repo.quaisClientes(db, semSubstituicoes(ator), entram);
  if (dados.length < entram.length) throw foraDaAlcada(campo);
}

/**
 * Replaces a person's clients, among those that the caller sees, with the person's role for each;
 * links to others stay.
 *
 * @throws Recusa 404; 409 for a stale version; 422 for clients that do not exist or are out of the
 *   caller's scope, and for new ones that the caller has as a substitute alone.
 */
export function gravarClientes(
  ctx: Contexto,
  id: number,
  { cliente_ids: pedidos, papeis, versao }: ClientesGravados,
) {
  return ctx.transacao(async (tx): Promise<TrocaComVersao> => {
    const { client_id } = await abrirParaGravar(tx, id, versao);
    const vinculados = await repo.lerIds(tx.db, 'clientes', id);
    await exigirClientesVinculaveis(tx, pedidos, { doCliente: client_id !== null, vinculados });
    const vistos = new Set(
      (await repo.quaisClientes(tx.db, tx.ator, vinculados)).map((cliente) => cliente.id),
    );
    const escolhidos = new Set(pedidos);
    return substituir(tx, id, {
      tipo: 'clientes',
      depois: pedidos,
      intocados: vinculados.filter((cliente) => !vistos.has(cliente)),
      completar: () =>
        repo.mudarPapeis(
          tx.db,
          id,
          papeis.filter(({ cliente_id }) => escolhidos.has(cliente_id)),
        ),
    });
  });
}
