import type { TrocaComVersao } from '@dominio/contrato/campos';
import type { AlcanceDoGrupo, ConfiguracaoDeClientes } from '@dominio/contrato/grupos';
import { GRUPO } from '@dominio/contrato/permissoes';
import { semSubstituicoes, veTodosOsClientes } from '../../platform/acesso/escopo.ts';
import { listados, trocaDe } from '../../platform/conjuntos.ts';
import type { Contexto } from '../../platform/contexto.ts';
import { campoInvalido, estadoInvalido } from '../../platform/erros.ts';
import { escritaDe } from '../../platform/versao.ts';
import { foraDaAlcada } from '../pessoas/alcada/alcada.service.ts';
import { avisarMudancaDeAcesso } from '../pessoas/direitos.service.ts';
import { alcanca, larguraDe, possui } from './alcada.ts';
import * as repo from './grupos.repository.ts';
import { abrirParaGravar, lerGrupo, novaVersaoDoGrupo } from './grupos.service.ts';
import * as permissoes from './permissoes.repository.ts';

/** The permissions of a group. @throws Recusa 404. */
export async function listarPermissoesDoGrupo(ctx: Contexto, id: number) {
  const { versao } = await lerGrupo(ctx, id);
  const linhas = await permissoes.doGrupo(ctx.db, id);
  return { permissoes: linhas, total: linhas.length, versao };
}

/**
 * The administrators' group holds every permission by rule, the clients' group none of the staff's:
 * neither can be edited.
 */
function exigirEditavel(id: number): void {
  if (id === GRUPO.administrador) {
    throw estadoInvalido('O grupo de administradores tem todas as permissões e todos os clientes.');
  }
  if (id === GRUPO.cliente) {
    throw estadoInvalido('O grupo de clientes usa somente a área do cliente.');
  }
}

/**
 * Replaces a group's permissions; its members have the new ones from the commit on.
 *
 * @throws Recusa 404; 409 for a stale version and the groups whose permissions are fixed; 422
 *   listing unknown ids, with nothing saved; 422 for giving or taking what the caller lacks.
 */
export function gravarPermissoesDoGrupo(
  ctx: Contexto,
  id: number,
  { permissao_ids: pedidas, versao }: { permissao_ids: number[]; versao?: number | undefined },
) {
  return ctx.transacao(async (tx): Promise<TrocaComVersao> => {
    await abrirParaGravar(tx, id, versao);
    exigirEditavel(id);
    const conhecidas = await permissoes.lerVarias(tx.db, pedidas);
    const ids = new Set(conhecidas.map((permissao) => permissao.id));
    const estranhas = pedidas.filter((permissao) => !ids.has(permissao));
    if (estranhas.length > 0) {
      throw campoInvalido('permissao_ids', listados('Permissões não encontradas', estranhas));
    }
    const atuais = await permissoes.doGrupo(tx.db, id);
    const troca = trocaDe(
      atuais.map((permissao) => permissao.id),
      pedidas,
    );
    const mudadas = new Set([...troca.entram, ...troca.saem]);
    const dasMudadas = [...conhecidas, ...atuais].filter((permissao) => mudadas.has(permissao.id));
    if (!possui(tx.ator, dasMudadas)) throw foraDaAlcada('permissao_ids');
    if (mudadas.size > 0) {
      const nomes = (quais: readonly number[]) =>
        dasMudadas.filter((p) => quais.includes(p.id)).map((p) => `${p.modulo}:${p.acao}`);
      await permissoes.trocarDoGrupo(tx.db, id, troca);
      await novaVersaoDoGrupo(tx, id);
      await tx.auditar({
        acao: 'grupo.permissoes',
        objeto: { tipo: 'grupo', id },
        antes: { removidas: nomes(troca.saem) },
        depois: { adicionadas: nomes(troca.entram) },
      });
      await avisarMudancaDeAcesso(tx, await repo.membros(tx.db, id));
    }
    const [adicionados, removidos] = [troca.entram.length, troca.saem.length];
    const { versao: nova } = await lerGrupo(tx, id);
    return { success: true, adicionados, removidos, total: pedidas.length, versao: nova };
  });
}

/** Client scope of a group, and which clients of its own the caller sees. @throws Recusa 404. */
export async function lerClientesDoGrupo(ctx: Contexto, id: number) {
  const { versao } = await lerGrupo(ctx, id);
  const alcance = await repo.lerAlcance(ctx.db, id);
  const linhas = await repo.listarClientes(ctx.db, ctx.ator, id);
  return {
    ...(alcance as AlcanceDoGrupo),
    cliente_ids: linhas.map((cliente) => cliente.id),
    clientes: linhas.map((cliente) => ({ ...cliente, name: cliente.nome })),
    versao,
  };
}

/** Whether the scope of the team's clients would show clients that the caller may not give. */
async function daClientesDeOutros({ db, ator }: Contexto, id: number, alcance: AlcanceDoGrupo) {
  if (veTodosOsClientes(ator) || !alcance.can_see_team_clients) return false;
  return repo.timesTemOutrosClientes(db, semSubstituicoes(ator), id);
}

/**
 * Changes the client scope of a group and its own clients, the latter only among those that the
 * caller sees.
 *
 * @throws Recusa 404; 409 for a stale version and the groups whose scope is fixed; 422 for a scope
 *   wider than the caller's or that shows members clients which the caller may not give; 422
 *   listing ids of clients out of scope, with nothing saved; 422 for new ones that the caller has as
 *   a substitute alone.
 */
export function gravarClientesDoGrupo(
  ctx: Contexto,
  id: number,
  { cliente_ids, versao, ...alcance }: ConfiguracaoDeClientes,
) {
  return ctx.transacao(async (tx) => {
    await abrirParaGravar(tx, id, versao);
    exigirEditavel(id);
    const {
      cliente_ids: visiveis,
      clientes: _nomes,
      versao: _lida,
      ...antes
    } = await lerClientesDoGrupo(tx, id);
    const largura = Math.max(larguraDe(antes), larguraDe(alcance));
    const mudaAlcance = larguraDe(antes) !== larguraDe(alcance);
    if (mudaAlcance && !alcanca(tx.ator, largura)) throw foraDaAlcada('alcance');
    if (mudaAlcance && (await daClientesDeOutros(tx, id, alcance))) throw foraDaAlcada('alcance');
    const pedidos = cliente_ids ?? visiveis;
    const conhecidos = new Set(await repo.quaisClientes(tx.db, tx.ator, pedidos));
    const estranhos = pedidos.filter((cliente) => !conhecidos.has(cliente));
    if (estranhos.length > 0) {
      throw campoInvalido('cliente_ids', listados('Clientes não encontrados', estranhos));
    }
    const troca = trocaDe(visiveis, pedidos);
    const dados = await repo.quaisClientes(tx.db, semSubstituicoes(tx.ator), troca.entram);
    if (dados.length < troca.entram.length) throw foraDaAlcada('cliente_ids');
    if (mudaAlcance || troca.entram.length + troca.saem.length > 0) {
      await repo.atualizar(tx.db, id, alcance, escritaDe(tx));
      await repo.trocarClientes(tx.db, id, troca);
      await tx.auditar({
        acao: 'grupo.clientes',
        objeto: { tipo: 'grupo', id },
        antes: { ...antes, removidos: troca.saem },
        depois: { ...alcance, adicionados: troca.entram },
      });
      await avisarMudancaDeAcesso(tx, await repo.membros(tx.db, id));
    }
    return { success: true as const, ...(await lerClientesDoGrupo(tx, id)) };
  });
}
