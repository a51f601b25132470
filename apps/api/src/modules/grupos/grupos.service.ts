import type { EdicaoDoGrupo, FiltrosDeGrupos, Grupo, NovoGrupo } from '@dominio/contrato/grupos';
import { rodape } from '@dominio/contrato/paginacao';
import { conferirTudo } from '../../platform/conferir.ts';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { campoInvalido, estadoInvalido, jaEmUso, naoEncontrado } from '../../platform/erros.ts';
import { escritaDe, exigirVersao } from '../../platform/versao.ts';
import { avisarMudancaDeAcesso } from '../pessoas/direitos.service.ts';
import { exigirGrupoNaAlcada } from './alcada.ts';
import { CAMPOS } from './grupos.campos.ts';
import * as repo from './grupos.repository.ts';

/** A page of the groups. */
export async function listarGrupos({ db, ator }: Contexto, filtros: FiltrosDeGrupos) {
  const grupos = await repo.listar(db, ator, filtros);
  return { grupos, ...rodape(await repo.contar(db, filtros.termo), filtros) };
}

/** @throws Recusa 404. */
export async function lerGrupo({ db, ator }: Contexto, id: number): Promise<Grupo> {
  const grupo = await repo.ler(db, ator, id);
  if (!grupo) throw naoEncontrado('Grupo não encontrado.');
  return grupo;
}

async function exigirNomeLivre({ db }: Contexto, nome: string, menos: number | null) {
  if (await repo.nomeEmUso(db, nome, menos)) {
    throw jaEmUso('nome', 'Já existe um grupo com este nome.');
  }
}

/**
 * @throws Recusa 422 for who is no administrator: switching the requirement on could lock a whole
 *   group out.
 */
function exigirQuemExige({ ator }: Contexto, exigia: boolean, exige = exigia): void {
  if (exige === exigia || ator.administrador) return;
  throw campoInvalido('exige_segundo_fator', 'Só um administrador muda esta exigência.');
}

/**
 * Makes the transaction the only one that changes groups, and reads the group.
 *
 * @throws Recusa 404; 409 with `atual` for a stale version.
 */
export async function abrirParaGravar(
  tx: ContextoDeTransacao,
  id: number,
  versao?: number,
): Promise<Grupo> {
  await repo.travar(tx.db);
  const grupo = await lerGrupo(tx, id);
  await exigirVersao(tx, 'grupos', grupo, versao);
  return grupo;
}

/**
 * As {@link abrirParaGravar}, refusing a group that gives more rights than the caller has.
 *
 * @throws Recusa 404; 409 with `atual`; 422.
 */
export async function abrirNaAlcada(
  tx: ContextoDeTransacao,
  id: number,
  versao?: number,
): Promise<Grupo> {
  const grupo = await abrirParaGravar(tx, id, versao);
  await exigirGrupoNaAlcada(tx, id);
  return grupo;
}

/**
 * Raises a group's version when its permissions or clients changed, so that a form opened before
 * does not overwrite them unseen.
 */
export async function novaVersaoDoGrupo(tx: ContextoDeTransacao, id: number): Promise<void> {
  await repo.atualizar(tx.db, id, {}, escritaDe(tx));
}

/** Ids of everybody in a group, as their primary group or an extra one. */
export const membrosDoGrupo = ({ db }: Contexto, id: number) => repo.membros(db, id);

/**
 * Creates a group without permissions, whose members see their linked clients.
 *
 * @throws Recusa 409 for a name in use; 422 for requiring a second factor without being an
 *   administrator.
 */
export function criarGrupo(ctx: Contexto, novo: NovoGrupo) {
  return ctx.transacao(async (tx) => {
    await repo.travar(tx.db);
    await conferirTudo(
      () => exigirNomeLivre(tx, novo.nome, null),
      () => exigirQuemExige(tx, false, novo.exige_segundo_fator),
    );
    const id = await repo.inserir(tx.db, CAMPOS.de(novo));
    await tx.auditar({ acao: 'grupo.criado', objeto: { tipo: 'grupo', id }, depois: { ...novo } });
    return { success: true as const, message: 'Grupo criado.', grupo: await lerGrupo(tx, id) };
  });
}

/**
 * @throws Recusa 404; 409 with `atual` for a stale version, 409 for a name in use; 422 for a group
 *   that gives rights which the caller lacks.
 */
export function atualizarGrupo(ctx: Contexto, id: number, { versao, ...edicao }: EdicaoDoGrupo) {
  return ctx.transacao(async (tx) => {
    const antes = await abrirNaAlcada(tx, id, versao);
    const { exige_segundo_fator } = antes;
    await conferirTudo(
      () => edicao.nome !== undefined && exigirNomeLivre(tx, edicao.nome, id),
      () => exigirQuemExige(tx, exige_segundo_fator, edicao.exige_segundo_fator),
    );
    await repo.atualizar(tx.db, id, CAMPOS.de(edicao), escritaDe(tx));
    await tx.auditar({
      acao: 'grupo.alterado',
      objeto: { tipo: 'grupo', id },
      antes: CAMPOS.de(antes),
      depois: CAMPOS.de(edicao),
    });
    if ((edicao.exige_segundo_fator ?? exige_segundo_fator) !== exige_segundo_fator) {
      await avisarMudancaDeAcesso(tx, await repo.membros(tx.db, id));
    }
    return { success: true as const, message: 'Grupo salvo.', grupo: await lerGrupo(tx, id) };
  });
}

/**
 * @throws Recusa 404; 409 for a group of the system, or one that has people; 422 for one that gives
 *   rights which the caller lacks.
 */
export function excluirGrupo(ctx: Contexto, id: number) {
  return ctx.transacao(async (tx) => {
    const antes = await abrirParaGravar(tx, id);
    if (antes.sistema) throw estadoInvalido('Grupo do sistema não pode ser excluído.');
    await exigirGrupoNaAlcada(tx, id);
    const { length: n } = await repo.membros(tx.db, id);
    if (n > 0) {
      throw estadoInvalido(
        n === 1
          ? 'Há 1 usuário neste grupo. Mova-o antes de excluir.'
          : `Há ${n} usuários neste grupo. Mova-os antes de excluir.`,
      );
    }
    await repo.excluir(tx.db, id);
    const objeto = { tipo: 'grupo', id };
    await tx.auditar({ acao: 'grupo.excluido', objeto, antes: CAMPOS.de(antes) });
    return { success: true as const, message: 'Grupo excluído.' };
  });
}
