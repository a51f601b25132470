import type {
  EdicaoDaPermissao,
  FiltrosDePermissoes,
  NovaPermissao,
  PermissaoCompleta,
} from '@dominio/contrato/grupos';
import { rodape } from '@dominio/contrato/paginacao';
import { PERMISSOES } from '@dominio/contrato/permissoes-catalogo';
import { conferirTudo } from '../../platform/conferir.ts';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { estadoInvalido, jaEmUso, naoEncontrado } from '../../platform/erros.ts';
import { escritaDe } from '../../platform/versao.ts';
import { avisarMudancaDeAcesso } from '../pessoas/direitos.service.ts';
import { exigirAdministrador } from './alcada.ts';
import { CAMPOS_DA_PERMISSAO as CAMPOS } from './grupos.campos.ts';
import { atualizar, membros, travar } from './grupos.repository.ts';
import * as padrao from './padrao.repository.ts';
import * as repo from './permissoes.repository.ts';

/** A page of the permissions. */
export async function listarPermissoes({ db }: Contexto, filtros: FiltrosDePermissoes) {
  const permissoes = await repo.listar(db, filtros);
  return { permissoes, ...rodape(await repo.contar(db, filtros), filtros) };
}

/** @throws Recusa 404. */
export async function lerPermissao({ db }: Contexto, id: number): Promise<PermissaoCompleta> {
  const permissao = await repo.ler(db, id);
  if (!permissao) throw naoEncontrado('Permissão não encontrada.');
  return permissao;
}

/** Lets administrators alone change the catalogue, one at a time. @throws Recusa 422. */
async function abrirCatalogo({ db, ator }: ContextoDeTransacao): Promise<void> {
  exigirAdministrador(ator);
  await travar(db);
}

async function abrirParaGravar(tx: ContextoDeTransacao, id: number) {
  await abrirCatalogo(tx);
  return lerPermissao(tx, id);
}

async function exigirNomeLivre({ db }: Contexto, nome: string, menos: number | null) {
  if (await repo.nomeEmUso(db, nome, menos)) {
    throw jaEmUso('nome', 'Já existe uma permissão com este nome.');
  }
}

async function exigirNova({ db }: Contexto, { modulo, acao }: NovaPermissao) {
  if (await repo.existe(db, modulo, acao)) {
    throw jaEmUso('acao', 'Já existe uma permissão com este módulo e esta ação.');
  }
}

/**
 * @throws Recusa 409 for an existing module and action, or a name in use; 422 without being an
 *   administrator.
 */
export function criarPermissao(ctx: Contexto, nova: NovaPermissao) {
  return ctx.transacao(async (tx) => {
    await abrirCatalogo(tx);
    await conferirTudo(
      () => exigirNova(tx, nova),
      () => exigirNomeLivre(tx, nova.nome, null),
    );
    const permissao = await repo.inserir(tx.db, CAMPOS.de(nova));
    const objeto = { tipo: 'permissao', id: permissao.id };
    await tx.auditar({ acao: 'permissao.criada', objeto, depois: { ...nova } });
    return { success: true as const, message: 'Permissão criada.', permissao };
  });
}

/** @throws Recusa 404; 409 for a name in use; 422 without being an administrator. */
export function atualizarPermissao(ctx: Contexto, id: number, edicao: EdicaoDaPermissao) {
  return ctx.transacao(async (tx) => {
    const antes = await abrirParaGravar(tx, id);
    if (edicao.nome !== undefined && edicao.nome !== antes.nome) {
      await exigirNomeLivre(tx, edicao.nome, id);
    }
    await repo.atualizar(tx.db, id, CAMPOS.de(edicao), tx.agora());
    await tx.auditar({
      acao: 'permissao.alterada',
      objeto: { tipo: 'permissao', id },
      antes: CAMPOS.de(antes),
      depois: CAMPOS.de(edicao),
    });
    const permissao = await lerPermissao(tx, id);
    return { success: true as const, message: 'Permissão salva.', permissao };
  });
}

/**
 * @throws Recusa 404; 409 for a permission of the catalogue, which code checks, or one in use; 422
 *   without being an administrator.
 */
export function excluirPermissao(ctx: Contexto, id: number) {
  return ctx.transacao(async (tx) => {
    const { modulo, acao, nome } = await abrirParaGravar(tx, id);
    if ((PERMISSOES as readonly string[]).includes(`${modulo}:${acao}`)) {
      throw estadoInvalido('Permissão do sistema não pode ser excluída.');
    }
    if ((await repo.contarUsos(tx.db, id)) > 0) {
      throw estadoInvalido('Esta permissão está em uso. Retire-a dos grupos e usuários antes.');
    }
    await repo.excluir(tx.db, id);
    const objeto = { tipo: 'permissao', id };
    await tx.auditar({ acao: 'permissao.excluida', objeto, antes: { modulo, acao, nome } });
    return { success: true as const, message: 'Permissão excluída.' };
  });
}

/**
 * Creates the permissions and groups of the starting matrix that are missing, and gives groups the
 * new permissions. What was edited since stays.
 *
 * @throws Recusa 422 without being an administrator.
 */
export function criarPadrao(ctx: Contexto) {
  return ctx.transacao(async (tx) => {
    await abrirCatalogo(tx);
    const { criadas, existentes, grupos } = await padrao.criarPadrao(tx.db);
    if (criadas + grupos.length > 0) {
      await tx.auditar({ acao: 'permissoes.padrao', depois: { criadas, grupos } });
      const pessoas = new Set<number>();
      for (const id of grupos) {
        await atualizar(tx.db, id, {}, escritaDe(tx));
        for (const pessoa of await membros(tx.db, id)) pessoas.add(pessoa);
      }
      await avisarMudancaDeAcesso(tx, [...pessoas]);
    }
    return { success: true as const, criadas, existentes };
  });
}
