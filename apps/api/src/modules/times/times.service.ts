import { rodape } from '@dominio/contrato/paginacao';
import type { EdicaoDoTime, FiltrosDeTimes, NovoTime, Time } from '@dominio/contrato/times';
import { conferirTudo } from '../../platform/conferir.ts';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { campoInvalido, estadoInvalido, jaEmUso, naoEncontrado } from '../../platform/erros.ts';
import { escritaDe, exigirVersao } from '../../platform/versao.ts';
import { CAMPOS } from './times.campos.ts';
import * as repo from './times.repository.ts';
import * as vinculos from './vinculos.repository.ts';

/** The most names that the search for a team answers. */
const MAXIMO_DE_NOMES = 50;

/** A page of the teams. Their clients are counted in the caller's scope. */
export async function listarTimes({ db, ator }: Contexto, filtros: FiltrosDeTimes) {
  const times = await repo.listar(db, ator, filtros);
  return { times, ...rodape(await repo.contar(db, filtros), filtros) };
}

/** Active teams whose name contains the term, for choosing one. */
export const buscarTimes = ({ db }: Contexto, termo: string | undefined) =>
  repo.listarNomes(db, { ativo: true, ...(termo && { termo }) }, MAXIMO_DE_NOMES);

/** @throws Recusa 404. */
export async function lerTime({ db, ator }: Contexto, id: number): Promise<Time> {
  const time = await repo.ler(db, ator, id);
  if (!time) throw naoEncontrado('Time não encontrado.');
  return time;
}

async function exigirNomeLivre({ db }: Contexto, nome: string, menos: number | null) {
  if (await repo.nomeEmUso(db, nome, menos)) {
    throw jaEmUso('nome', 'Já existe um time com este nome.');
  }
}

async function exigirDaEquipe({ db }: Contexto, campo: 'lider_id' | 'substituto_id', id: number) {
  const [achado] = await vinculos.quaisDaEquipe(db, [id]);
  if (achado === undefined) throw campoInvalido(campo, 'Escolha uma pessoa da equipe.');
}

type Conducao = Pick<Time, 'lider_id' | 'substituto_id'>;

/** Nobody stands in for themselves. @throws Recusa 422 on `substituto_id`. */
function exigirOutroSubstituto({ lider_id, substituto_id }: Conducao): void {
  if (substituto_id !== null && substituto_id === lider_id) {
    throw campoInvalido('substituto_id', 'Escolha outra pessoa: esta já lidera o time.');
  }
}

/** Makes the transaction the only one that changes teams: before people are held. */
export const segurarTimes = ({ db }: ContextoDeTransacao): Promise<void> => repo.travar(db);

/**
 * Makes the transaction the only one that changes teams, and reads the team.
 *
 * @throws Recusa 404; 409 with `atual` for a stale version.
 */
export async function abrirParaGravar(
  tx: ContextoDeTransacao,
  id: number,
  versao?: number,
): Promise<Time> {
  await repo.travar(tx.db);
  const time = await lerTime(tx, id);
  await exigirVersao(tx, 'times', time, versao);
  return time;
}

/**
 * Raises the version of teams whose members or clients changed, so that a form opened before does
 * not overwrite them unseen.
 */
export async function novaVersaoDosTimes(
  tx: ContextoDeTransacao,
  ids: readonly (number | null)[],
): Promise<void> {
  const quais = [...new Set(ids.filter((id) => id !== null))];
  await repo.mudarVersoes(tx.db, quais, escritaDe(tx));
}

/**
 * @throws Recusa 409 for a name in use; 422 for a leader or substitute who is not of the staff, or
 *   who is both.
 */
export function criarTime(ctx: Contexto, novo: NovoTime) {
  return ctx.transacao(async (tx) => {
    await repo.travar(tx.db);
    const { nome, lider_id, substituto_id } = novo;
    await conferirTudo(
      () => exigirNomeLivre(tx, nome, null),
      () => lider_id !== null && exigirDaEquipe(tx, 'lider_id', lider_id),
      () => substituto_id !== null && exigirDaEquipe(tx, 'substituto_id', substituto_id),
      () => exigirOutroSubstituto(novo),
    );
    const id = await repo.inserir(tx.db, CAMPOS.de(novo));
    await tx.auditar({ acao: 'time.criado', objeto: { tipo: 'time', id }, depois: { ...novo } });
    return { success: true as const, message: 'Time criado.', time: await lerTime(tx, id) };
  });
}

/**
 * Changes a team's own fields; its members and clients are replaced by other calls.
 *
 * @throws Recusa 404; 409 with `atual` for a stale version, 409 for a name in use; 422 for a leader
 *   or substitute who is not of the staff, or who is both.
 */
export function atualizarTime(ctx: Contexto, id: number, { versao, ...edicao }: EdicaoDoTime) {
  return ctx.transacao(async (tx) => {
    const antes = await abrirParaGravar(tx, id, versao);
    const { nome, lider_id = antes.lider_id, substituto_id = antes.substituto_id } = edicao;
    // Who has left since may stay until another is chosen: only a new one is checked.
    const novoEm = (campo: keyof Conducao, quem: number | null) =>
      quem !== null && quem !== antes[campo] && exigirDaEquipe(tx, campo, quem);
    await conferirTudo(
      () => nome !== undefined && exigirNomeLivre(tx, nome, id),
      () => novoEm('lider_id', lider_id),
      () => novoEm('substituto_id', substituto_id),
      () => exigirOutroSubstituto({ lider_id, substituto_id }),
    );
    await repo.atualizar(tx.db, id, CAMPOS.de(edicao), escritaDe(tx));
    await tx.auditar({
      acao: 'time.alterado',
      objeto: { tipo: 'time', id },
      antes: CAMPOS.de(antes),
      depois: CAMPOS.de(edicao),
    });
    return { success: true as const, message: 'Time salvo.', time: await lerTime(tx, id) };
  });
}

const presos = (n: number, um: string, muitos: string) =>
  n === 1
    ? `Há 1 ${um} neste time. Mova-o antes de excluir.`
    : `Há ${n} ${muitos} neste time. Mova-os antes de excluir.`;

/**
 * Deletes a team. Links of clients that the firm no longer serves, which no list shows, go with it: without
 * members it gives them to nobody.
 *
 * @throws Recusa 404; 409 while it has members, clients that the firm serves, or a transfer to come.
 */
export function excluirTime(ctx: Contexto, id: number) {
  return ctx.transacao(async (tx) => {
    const antes = CAMPOS.de(await abrirParaGravar(tx, id));
    const membros = await vinculos.travarMembros(tx.db, id);
    if (membros.length > 0) throw estadoInvalido(presos(membros.length, 'usuário', 'usuários'));
    const { todos, servidos } = await vinculos.idsDosClientes(tx.db, tx.ator, id);
    if (servidos.length > 0) {
      throw estadoInvalido(
        servidos.length === 1
          ? 'Mova o cliente deste time antes de excluir.'
          : `Mova os ${servidos.length} clientes antes de excluir.`,
      );
    }
    if (await repo.temTransferencia(tx.db, id)) {
      throw estadoInvalido('Há transferência marcada com este time. Cancele-a antes de excluir.');
    }
    await repo.excluir(tx.db, id);
    const objeto = { tipo: 'time', id };
    if (todos.length > 0) {
      const [antes, depois] = [{ removidos: todos }, { adicionados: [] }];
      await tx.auditar({ acao: 'time.clientes', objeto, antes, depois });
    }
    await tx.auditar({ acao: 'time.excluido', objeto, antes });
    return { success: true as const, message: 'Time excluído.' };
  });
}
