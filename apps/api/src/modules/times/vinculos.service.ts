import type { TrocaComVersao } from '@dominio/contrato/campos';
import type { MudancaDeMembros } from '@dominio/contrato/times';
import { semSubstituicoes } from '../../platform/acesso/escopo.ts';
import { listados, trocaDe } from '../../platform/conjuntos.ts';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { campoInvalido } from '../../platform/erros.ts';
import { escritaDe } from '../../platform/versao.ts';
import {
  exigirPessoasNaAlcada,
  exigirTimesNaAlcada,
  foraDaAlcada,
} from '../pessoas/alcada/alcada.service.ts';
import { avisarMudancaDeAcesso } from '../pessoas/direitos.service.ts';
import { apresentarCliente, apresentarMembro } from './times.presenter.ts';
import { abrirParaGravar, lerTime, novaVersaoDosTimes } from './times.service.ts';
import * as repo from './vinculos.repository.ts';

/** Locks a team's members and answers their ids. */
export const membrosDoTime = ({ db }: ContextoDeTransacao, id: number) =>
  repo.travarMembros(db, id);

/** Members of a team. @throws Recusa 404. */
export async function listarMembros(ctx: Contexto, id: number) {
  const { versao } = await lerTime(ctx, id);
  const usuarios = (await repo.listarMembros(ctx.db, id)).map(apresentarMembro);
  return { usuarios, total: usuarios.length, versao };
}

/** A team's clients in the caller's scope, of those that the firm serves. @throws Recusa 404. */
export async function listarClientes(ctx: Contexto, id: number) {
  const { versao } = await lerTime(ctx, id);
  const clientes = (await repo.listarClientes(ctx.db, ctx.ator, id)).map(apresentarCliente);
  return { clientes, total: clientes.length, versao };
}

/** Members with the clients linked to each, in the caller's scope. @throws Recusa 404. */
export async function listarMembrosComClientes(ctx: Contexto, id: number) {
  const { usuarios, total } = await listarMembros(ctx, id);
  const linhas = await repo.listarClientesDosMembros(ctx.db, ctx.ator, id);
  const porMembro = Map.groupBy(linhas, ({ usuario_id }) => usuario_id);
  const comClientes = usuarios.map((membro) => {
    const dele = porMembro.get(membro.id) ?? [];
    const clientes = dele.map((linha) => ({ ...apresentarCliente(linha), papel: linha.papel }));
    return { ...membro, clientes, clientes_total: clientes.length };
  });
  return { usuarios: comClientes, total };
}

const naoEncontrados = (campo: string, oQue: string, ids: readonly number[]) =>
  campoInvalido(campo, listados(oQue, ids));

/**
 * Replaces a team's members. A person is in one team at most, so somebody added leaves another.
 *
 * @throws Recusa 404; 409 for a stale version; 422 listing people who are not staff, with nothing
 *   saved; 422 when somebody would get or lose clients or document areas that the caller may not
 *   give, or has more rights than the caller.
 */
export function gravarMembros(
  ctx: Contexto,
  id: number,
  { usuario_ids: pedidos, versao }: { usuario_ids: number[]; versao?: number | undefined },
) {
  return ctx.transacao(async (tx): Promise<TrocaComVersao> => {
    await abrirParaGravar(tx, id, versao);
    const conhecidos = new Set(await repo.quaisDaEquipe(tx.db, pedidos));
    const estranhos = pedidos.filter((pessoa) => !conhecidos.has(pessoa));
    if (estranhos.length > 0) {
      throw naoEncontrados('usuario_ids', 'Usuários não encontrados na equipe', estranhos);
    }
    const { entram, saem } = trocaDe(await repo.travarMembros(tx.db, id, pedidos), pedidos);
    const mudam = [...entram, ...saem];
    const deOnde = await repo.timesDe(tx.db, mudam);
    await exigirPessoasNaAlcada(tx.db, tx.ator, mudam, 'usuario_ids');
    if (mudam.length > 0) {
      await exigirTimesNaAlcada(tx.db, tx.ator, [...new Set([id, ...deOnde])], 'usuario_ids');
    }
    await repo.mudarTime(tx.db, saem, null, escritaDe(tx));
    await repo.mudarTime(tx.db, entram, id, escritaDe(tx));
    if (mudam.length > 0) {
      await novaVersaoDosTimes(tx, [id, ...deOnde]);
      await tx.auditar({
        acao: 'time.membros',
        objeto: { tipo: 'time', id },
        antes: { removidos: saem },
        depois: { adicionados: entram },
      });
      await avisarMudancaDeAcesso(tx, mudam);
    }
    const [adicionados, removidos] = [entram.length, saem.length];
    const { versao: nova } = await lerTime(tx, id);
    return { success: true, adicionados, removidos, total: pedidos.length, versao: nova };
  });
}

/**
 * Passes members of a team to another.
 *
 * @throws Recusa 404; 409 for a stale version; 422 for the same or an inactive team, for people who
 *   are not in this one, and when somebody would get or lose clients or document areas that the
 *   caller may not give, or has more rights than the caller.
 */
export function moverMembros(
  ctx: Contexto,
  de: number,
  { usuario_ids: movidos, para_id: para, versao }: MudancaDeMembros,
) {
  return ctx.transacao(async (tx): Promise<TrocaComVersao> => {
    if (para === de) throw campoInvalido('para_id', 'Escolha outro time.');
    await abrirParaGravar(tx, de, versao);
    const { ativo } = await lerTime(tx, para);
    if (!ativo) throw campoInvalido('para_id', 'Escolha um time ativo.');
    const campo = 'usuario_ids';
    const membros = new Set(await repo.travarMembros(tx.db, de));
    const estranhos = movidos.filter((pessoa) => !membros.has(pessoa));
    if (estranhos.length > 0) {
      throw naoEncontrados(campo, 'Usuários não encontrados neste time', estranhos);
    }
    await exigirPessoasNaAlcada(tx.db, tx.ator, movidos, campo);
    await exigirTimesNaAlcada(tx.db, tx.ator, [de, para], campo);
    await repo.mudarTime(tx.db, movidos, para, escritaDe(tx));
    await novaVersaoDosTimes(tx, [de, para]);
    const acao = 'time.membros';
    await tx.auditar(
      {
        acao,
        objeto: { tipo: 'time', id: de },
        antes: { removidos: movidos },
        depois: { adicionados: [] },
      },
      {
        acao,
        objeto: { tipo: 'time', id: para },
        antes: { removidos: [] },
        depois: { adicionados: movidos },
      },
    );
    await avisarMudancaDeAcesso(tx, movidos);
    const { versao: nova } = await lerTime(tx, de);
    return {
      success: true,
      adicionados: 0,
      removidos: movidos.length,
      total: membros.size - movidos.length,
      versao: nova,
    };
  });
}

/**
 * Replaces a team's clients among those that the caller sees; the others stay, and those that the firm
 * no longer serves, which the team's list does not show.
 *
 * @throws Recusa 404; 409 for a stale version; 422 listing clients out of the caller's scope, with
 *   nothing saved; 422 for new ones that the caller has as a substitute alone.
 */
export function gravarClientes(
  ctx: Contexto,
  id: number,
  { cliente_ids: pedidos, versao }: { cliente_ids: number[]; versao?: number | undefined },
) {
  return ctx.transacao(async (tx): Promise<TrocaComVersao> => {
    await abrirParaGravar(tx, id, versao);
    const conhecidos = new Set(await repo.quaisClientes(tx.db, tx.ator, pedidos));
    const estranhos = pedidos.filter((cliente) => !conhecidos.has(cliente));
    if (estranhos.length > 0) {
      throw naoEncontrados('cliente_ids', 'Clientes não encontrados', estranhos);
    }
    const { visiveis, servidos } = await repo.idsDosClientes(tx.db, tx.ator, id);
    const aVista = new Set([...servidos, ...pedidos]);
    const { entram, saem } = trocaDe(
      visiveis.filter((cliente) => aVista.has(cliente)),
      pedidos,
    );
    const dados = await repo.quaisClientes(tx.db, semSubstituicoes(tx.ator), entram);
    if (dados.length < entram.length) throw foraDaAlcada('cliente_ids');
    if (entram.length + saem.length > 0) {
      // People before clients, which adding one holds.
      const membros = await repo.travarMembros(tx.db, id);
      await repo.tirarClientes(tx.db, id, saem);
      await repo.incluirClientes(tx.db, id, entram);
      await novaVersaoDosTimes(tx, [id]);
      await tx.auditar({
        acao: 'time.clientes',
        objeto: { tipo: 'time', id },
        antes: { removidos: saem },
        depois: { adicionados: entram },
      });
      await avisarMudancaDeAcesso(tx, membros);
    }
    const [adicionados, removidos] = [entram.length, saem.length];
    const { versao: nova } = await lerTime(tx, id);
    return { success: true, adicionados, removidos, total: pedidos.length, versao: nova };
  });
}

/**
 * The ids of a team's clients that the firm serves, and which of them the caller may give to another
 * team. The others, which no list of the team shows, go nowhere.
 */
export async function carteiraDoTime({ db, ator }: Contexto, id: number) {
  const { servidos, visiveis } = await repo.idsDosClientes(db, semSubstituicoes(ator), id);
  const aVista = new Set(servidos);
  return { todos: servidos, visiveis: visiveis.filter((cliente) => aVista.has(cliente)) };
}

interface Passagem {
  readonly de: number;
  readonly para: number;
  /** Clients that leave the one, and that enter the other. */
  readonly saem: readonly number[];
  readonly entram: readonly number[];
}

/** Moves clients between two teams that were opened for writing; their members are told. */
export async function passarClientes(
  tx: ContextoDeTransacao,
  { de, para, saem, entram }: Passagem,
): Promise<void> {
  // People before clients, which adding one holds.
  const membros = await repo.travarMembrosDe(tx.db, [de, para]);
  await repo.tirarClientes(tx.db, de, saem);
  await repo.incluirClientes(tx.db, para, entram);
  await novaVersaoDosTimes(tx, [de, para]);
  const acao = 'time.clientes';
  const antes = { removidos: [...saem] };
  const depois = { adicionados: [...entram] };
  await tx.auditar({ acao, objeto: { tipo: 'time', id: de }, antes, depois: { adicionados: [] } });
  await tx.auditar({ acao, objeto: { tipo: 'time', id: para }, antes: { removidos: [] }, depois });
  await avisarMudancaDeAcesso(tx, membros);
}

/** Puts a client into teams and takes it from others, under the lock of teams; their members are told. */
export async function mudarTimesDoCliente(
  tx: ContextoDeTransacao,
  clienteId: number,
  { entram, saem }: { readonly entram: readonly number[]; readonly saem: readonly number[] },
): Promise<void> {
  const mudam = [...entram, ...saem];
  if (mudam.length === 0) return;
  // People before clients, which adding one holds.
  const membros = await repo.travarMembrosDe(tx.db, mudam);
  for (const id of entram) await repo.incluirClientes(tx.db, id, [clienteId]);
  for (const id of saem) await repo.tirarClientes(tx.db, id, [clienteId]);
  await novaVersaoDosTimes(tx, mudam);
  const entra = new Set(entram);
  await tx.auditar(
    ...mudam.map((id) => ({
      acao: 'time.clientes',
      objeto: { tipo: 'time', id },
      antes: { removidos: entra.has(id) ? [] : [clienteId] },
      depois: { adicionados: entra.has(id) ? [clienteId] : [] },
    })),
  );
  await avisarMudancaDeAcesso(tx, membros);
}
