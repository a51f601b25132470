import type { EdicaoDoGrupo, FiltrosDeGrupos, Grupo, NovoGrupo } from '@dominio/contrato/grupos';
import { rodape } from '@dominio/contrato/paginacao';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import {
  campoInvalido,
  estadoInvalido,
  exigirVersao,
  jaEmUso,
  naoEncontrado,
} from '../../platform/erros.ts';
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

/** @throws Recusa 422 for who is no administrator: a whole group would stand before a closed door. */
function exigirQuemExige({ ator }: Contexto, exigia: boolean, exige = exigia): void {
  if (exige === exigia || ator.administrador) return;
  throw campoInvalido('exige_segundo_fator', 'Só um administrador muda esta exigência.');
}

/**
 * The group, and the transaction made the only one that changes groups.
 *
 * @throws Recusa 404; 409 with `atual` for a version that is not the last.
 */
export async function abrirParaGravar(
  tx: ContextoDeTransacao,
  id: number,
  versao?: number,
): Promise<Grupo> {
  await repo.travar(tx.db);
  const grupo = await lerGrupo(tx, id);
  exigirVersao(grupo, versao);
  return grupo;
}

/**
 * As {@link abrirParaGravar}, of a group that gives no more than the caller has.
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

/** Makes another version of a group one of whose sets changed: a form opened before does not undo it. */
export async function novaVersaoDoGrupo(tx: ContextoDeTransacao, id: number): Promise<void> {
  await repo.atualizar(tx.db, id, {}, tx.agora());
}

/** Ids of everybody in a group, primary or not. */
export const membrosDoGrupo = ({ db }: Contexto, id: number) => repo.membros(db, id);

/**
 * A group without permissions, whose members see linked clients.
 *
 * @throws Recusa 409 for a name in use; 422 for who may not require a second factor.
 */
export function criarGrupo(ctx: Contexto, novo: NovoGrupo) {
  return ctx.transacao(async (tx) => {
    await repo.travar(tx.db);
    await exigirNomeLivre(tx, novo.nome, null);
    exigirQuemExige(tx, false, novo.exige_segundo_fator);
    const id = await repo.inserir(tx.db, CAMPOS.de(novo));
    await tx.auditar({ acao: 'grupo.criado', objeto: { tipo: 'grupo', id }, depois: { ...novo } });
    return { success: true as const, message: 'Grupo criado.', grupo: await lerGrupo(tx, id) };
  });
}

/**
 * @throws Recusa 404; 409 with `atual` for a stale version, 409 for a name in use; 422 for a group
 *   that gives what the caller lacks.
 */
export function atualizarGrupo(ctx: Contexto, id: number, { versao, ...edicao }: EdicaoDoGrupo) {
  return ctx.transacao(async (tx) => {
    const antes = await abrirNaAlcada(tx, id, versao);
    if (edicao.nome !== undefined) await exigirNomeLivre(tx, edicao.nome, id);
    const { exige_segundo_fator } = antes;
    exigirQuemExige(tx, exige_segundo_fator, edicao.exige_segundo_fator);
    await repo.atualizar(tx.db, id, CAMPOS.de(edicao), tx.agora());
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
 *   what the caller lacks.
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
