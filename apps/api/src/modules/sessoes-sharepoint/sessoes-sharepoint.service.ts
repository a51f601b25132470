import type { Troca, TrocaComVersao } from '@dominio/contrato/campos';
import { pode } from '../../platform/acesso/ator.ts';
import { listados, trocaDe } from '../../platform/conjuntos.ts';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { campoInvalido, naoEncontrado } from '../../platform/erros.ts';
import {
  abrirNaAlcada,
  lerGrupo,
  membrosDoGrupo,
  novaVersaoDoGrupo,
} from '../grupos/grupos.service.ts';
import { avisarMudancaDeAcesso } from '../pessoas/direitos.service.ts';
import {
  abrirParaGravar as abrirTime,
  lerTime,
  novaVersaoDosTimes,
} from '../times/times.service.ts';
import { membrosDoTime } from '../times/vinculos.service.ts';
import * as repo from './sessoes-sharepoint.repository.ts';

/**
 * The caller's document areas. Asked for in the background, so without the permission the list is
 * empty, not refused.
 */
export async function minhasSessoes({ db, ator }: Contexto) {
  const sessoes = pode(ator, 'sharepoint:acessar') ? await repo.listar(db, ator) : [];
  return { sessoes, total: sessoes.length };
}

/** @throws Recusa 404 for an area that the caller does not reach. */
async function exigirSessao({ db, ator }: Contexto, id: number): Promise<void> {
  const [achada] = await repo.listar(db, ator, [id]);
  if (!achada) throw naoEncontrado('Sessão não encontrada.');
}

/** Groups to which an area is open. @throws Recusa 404. */
export async function gruposDaSessao(ctx: Contexto, id: number) {
  await exigirSessao(ctx, id);
  return repo.gruposDe(ctx.db, id);
}

/** Teams to which an area is open. @throws Recusa 404. */
export async function timesDaSessao(ctx: Contexto, id: number) {
  await exigirSessao(ctx, id);
  return repo.timesDe(ctx.db, id);
}

interface Substituicao {
  readonly dono: repo.Dono;
  readonly id: number;
  readonly pedidas: readonly number[];
  readonly membros: () => Promise<number[]>;
  readonly novaVersao: () => Promise<void>;
}

interface SessoesEscolhidas {
  readonly sessoes_ids: number[];
  readonly versao?: number | undefined;
}

/**
 * Replaces an owner's areas among those that the caller reaches; the others stay. Refuses ids that
 * are unknown or out of the caller's reach.
 */
async function substituir(
  tx: ContextoDeTransacao,
  { dono, id, pedidas, membros, novaVersao }: Substituicao,
): Promise<Troca> {
  const conhecidas = new Set((await repo.listar(tx.db, tx.ator, pedidas)).map((uma) => uma.id));
  const estranhas = pedidas.filter((uma) => !conhecidas.has(uma));
  if (estranhas.length > 0) {
    throw campoInvalido('sessoes_ids', listados('Sessões não encontradas', estranhas));
  }
  const troca = trocaDe(await repo.visiveisDe(tx.db, tx.ator, dono, id), pedidas);
  await repo.trocar(tx.db, dono, id, troca);
  const [adicionados, removidos] = [troca.entram.length, troca.saem.length];
  if (adicionados + removidos > 0) {
    const pessoas = await membros();
    await novaVersao();
    await tx.auditar({
      acao: `${dono}.sessoes_sharepoint`,
      objeto: { tipo: dono, id },
      antes: { removidas: troca.saem },
      depois: { adicionadas: troca.entram },
    });
    await avisarMudancaDeAcesso(tx, pessoas);
  }
  return { success: true, adicionados, removidos, total: pedidas.length };
}

/**
 * Replaces a group's document areas, among those that the caller reaches.
 *
 * @throws Recusa 404; 409 for a stale version; 422 for a group that gives rights which the caller
 *   lacks; 422 listing areas that are unknown or out of reach, with nothing saved.
 */
export function gravarDoGrupo(
  ctx: Contexto,
  id: number,
  { sessoes_ids: pedidas, versao }: SessoesEscolhidas,
) {
  return ctx.transacao(async (tx): Promise<TrocaComVersao> => {
    await abrirNaAlcada(tx, id, versao);
    const troca = await substituir(tx, {
      ...{ dono: 'grupo', id, pedidas },
      membros: () => membrosDoGrupo(tx, id),
      novaVersao: () => novaVersaoDoGrupo(tx, id),
    });
    return { ...troca, versao: (await lerGrupo(tx, id)).versao };
  });
}

/**
 * Replaces a team's document areas, among those that the caller reaches.
 *
 * @throws Recusa 404; 409 for a stale version; 422 listing areas that are unknown or out of reach,
 *   with nothing saved.
 */
export function gravarDoTime(
  ctx: Contexto,
  id: number,
  { sessoes_ids: pedidas, versao }: SessoesEscolhidas,
) {
  return ctx.transacao(async (tx): Promise<TrocaComVersao> => {
    await abrirTime(tx, id, versao);
    const troca = await substituir(tx, {
      ...{ dono: 'time', id, pedidas },
      membros: () => membrosDoTime(tx, id),
      novaVersao: () => novaVersaoDosTimes(tx, [id]),
    });
    return { ...troca, versao: (await lerTime(tx, id)).versao };
  });
}
