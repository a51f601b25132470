import {
  type EdicaoDeAusencia,
  type FiltrosDeAusencias,
  type NovaAusencia,
  TEXTOS_DA_AUSENCIA as T,
} from '@dominio/contrato/ausencias';
import { dataCivil } from '@dominio/contrato/datas';
import { rodape } from '@dominio/contrato/paginacao';
import { TEXTOS_DO_USUARIO } from '@dominio/contrato/usuarios-entrada';
import { pode } from '../../platform/acesso/ator.ts';
import { conferirTudo } from '../../platform/conferir.ts';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { campoInvalido, estadoInvalido, naoEncontrado, Recusa } from '../../platform/erros.ts';
import { escritaDe, exigirVersao } from '../../platform/versao.ts';
import { avisarMudancaDeAcesso } from '../pessoas/direitos.service.ts';
import { temClientesForaDaAlcada } from '../pessoas/pessoas.service.ts';
import { CAMPOS } from './ausencias.campos.ts';
import { podeMarcar } from './ausencias.policy.ts';
import { apresentarAusencia } from './ausencias.presenter.ts';
import * as repo from './ausencias.repository.ts';

const hojeDe = ({ agora }: Pick<Contexto, 'agora'>) => dataCivil(agora());

/** A page of absences. */
export async function listarAusencias(ctx: Contexto, filtros: FiltrosDeAusencias) {
  const hoje = hojeDe(ctx);
  const linhas = await repo.listar(ctx.db, ctx.ator, filtros, hoje);
  const total = await repo.contar(ctx.db, filtros, hoje);
  return {
    ausencias: linhas.map((linha) => apresentarAusencia(ctx.ator, linha, hoje)),
    acoes: { criar: pode(ctx.ator, 'times:editar') || (await repo.lideraAlgum(ctx.db, ctx.ator)) },
    ...rodape(total, filtros),
  };
}

/** @throws Recusa 403 for people who neither edit teams nor lead the person's team. */
function exigirQuePossa({ ator }: Contexto, pessoa: { lidera: boolean }): void {
  if (!podeMarcar(ator, pessoa)) throw new Recusa('SEM_PERMISSAO');
}

/**
 * @throws Recusa 422 for a substitute who is not active or is away, and where the absent person has
 *   clients that the caller may not give.
 */
async function exigirSubstituto(
  ctx: ContextoDeTransacao,
  { usuario_id, substituto_id, ...periodo }: NovaAusencia,
  menos: number | null,
): Promise<void> {
  if (!substituto_id) return;
  const substituto = await repo.lerPessoa(ctx.db, ctx.ator, substituto_id);
  if (substituto?.situacao !== 'ativo') throw campoInvalido('substituto_id', T.substituto);
  const dele = await repo.noPeriodo(ctx.db, substituto_id, periodo, menos);
  if (dele.some((ausencia) => ausencia.usuario_id === substituto_id)) {
    const frase = `${substituto.nome} também está ausente neste período.`;
    throw campoInvalido('substituto_id', frase);
  }
  if (await temClientesForaDaAlcada(ctx, usuario_id)) {
    throw campoInvalido('substituto_id', TEXTOS_DO_USUARIO.foraDaAlcada);
  }
}

/**
 * @throws Recusa 403; 409 for a period that overlaps another absence; 422 for somebody who cannot be
 *   away.
 */
async function exigirAusente(
  ctx: ContextoDeTransacao,
  nova: NovaAusencia,
  menos: number | null,
): Promise<void> {
  const pessoa = await repo.lerPessoa(ctx.db, ctx.ator, nova.usuario_id);
  if (!pessoa || pessoa.situacao === 'desligado') throw campoInvalido('usuario_id', T.pessoa);
  if (!podeMarcar(ctx.ator, pessoa)) {
    if (await repo.lideraAlgum(ctx.db, ctx.ator)) throw campoInvalido('usuario_id', T.doTime);
    throw new Recusa('SEM_PERMISSAO');
  }
  const dela = await repo.noPeriodo(ctx.db, nova.usuario_id, nova, menos);
  if (dela.some(({ usuario_id }) => usuario_id === nova.usuario_id)) {
    throw estadoInvalido(T.sobreposta);
  }
  // Clients come from the absent person alone, so a substitute who is away cannot pass them on.
  if (dela.length > 0) {
    const frase = `${pessoa.nome} substitui outra pessoa neste período. Escolha antes outra pessoa para substituir.`;
    throw campoInvalido('usuario_id', frase);
  }
}

/**
 * Checks an absence, whether new or changed; call it under `travar`.
 *
 * @param menos the absence that is being changed.
 * @throws Recusa 403; 409 for a period that overlaps another absence; 422 for somebody who cannot
 *   be away or be the substitute.
 */
const conferir = (ctx: ContextoDeTransacao, nova: NovaAusencia, menos: number | null = null) =>
  conferirTudo(
    () => exigirAusente(ctx, nova, menos),
    () => exigirSubstituto(ctx, nova, menos),
  );

type Vigente = Pick<repo.LinhaDeAusencia, 'substituto_id' | 'inicio' | 'fim'>;

/** Today's substitutes, before or after a change, see other clients now: their tabs read again. */
async function avisarSubstitutos(tx: ContextoDeTransacao, ...estados: Vigente[]): Promise<void> {
  const hoje = hojeDe(tx);
  const ids = estados.flatMap(({ substituto_id, inicio, fim }) =>
    substituto_id !== null && inicio <= hoje && hoje <= fim ? [substituto_id] : [],
  );
  await avisarMudancaDeAcesso(tx, [...new Set(ids)]);
}

/** @throws Recusa 404. */
export async function exigirAusencia(ctx: Contexto, id: number) {
  const linha = await repo.ler(ctx.db, ctx.ator, id);
  if (!linha) throw naoEncontrado(T.naoEncontrada);
  return linha;
}

async function responder(ctx: Contexto, id: number, message: string) {
  const ausencia = apresentarAusencia(ctx.ator, await exigirAusencia(ctx, id), hojeDe(ctx));
  return { success: true as const, message, ausencia };
}

/**
 * Enters an absence. In its period the substitute sees the clients linked to the absent person.
 *
 * @throws Recusa 403; 409 for a period that overlaps another absence; 422 for somebody who cannot
 *   be away or be the substitute.
 */
export function criarAusencia(ctx: Contexto, nova: NovaAusencia) {
  return ctx.transacao(async (tx) => {
    await repo.travar(tx.db);
    await conferir(tx, nova);
    const campos = CAMPOS.inteiros(nova);
    const id = await repo.inserir(tx.db, campos);
    const objeto = { tipo: 'ausencia', id };
    await tx.auditar({ acao: 'ausencia.criada', objeto, depois: campos });
    await avisarSubstitutos(tx, campos);
    return responder(tx, id, 'Ausência marcada.');
  });
}

async function abrirParaGravar(tx: ContextoDeTransacao, id: number) {
  await repo.travar(tx.db);
  const linha = await exigirAusencia(tx, id);
  exigirQuePossa(tx, linha);
  return linha;
}

/** @throws Recusa 403, 404, 409 with `atual` for a stale version; else as creating does. */
export function atualizarAusencia(
  ctx: Contexto,
  id: number,
  { versao, ...edicao }: EdicaoDeAusencia,
) {
  return ctx.transacao(async (tx) => {
    const antes = await abrirParaGravar(tx, id);
    await exigirVersao(tx, 'ausencias', antes, versao, (linha) =>
      apresentarAusencia(tx.ator, linha, hojeDe(tx)),
    );
    await conferir(tx, edicao, id);
    const campos = CAMPOS.inteiros(edicao);
    await repo.atualizar(tx.db, id, campos, escritaDe(tx));
    await tx.auditar({
      acao: 'ausencia.alterada',
      objeto: { tipo: 'ausencia', id },
      antes: CAMPOS.inteiros(antes),
      depois: campos,
    });
    await avisarSubstitutos(tx, antes, campos);
    return responder(tx, id, 'Ausência salva.');
  });
}

/** @throws Recusa 403, 404. */
export function excluirAusencia(ctx: Contexto, id: number) {
  return ctx.transacao(async (tx) => {
    const antes = await abrirParaGravar(tx, id);
    await repo.excluir(tx.db, id);
    const objeto = { tipo: 'ausencia', id };
    await tx.auditar({ acao: 'ausencia.excluida', objeto, antes: CAMPOS.inteiros(antes) });
    await avisarSubstitutos(tx, antes);
    return { success: true as const, message: 'Ausência excluída.' };
  });
}
