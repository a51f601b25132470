import type { notificacoesEndpoints } from '@dominio/contrato/notificacoes';
import type { z } from 'zod';
import type { Contexto } from '../../platform/contexto.ts';
import { naoEncontrado } from '../../platform/erros.ts';
import * as repo from './lista.repository.ts';
import { apresentar } from './notificacoes.presenter.ts';
import { contarNaoLidas } from './notificacoes.repository.ts';

type Consulta = z.output<typeof notificacoesEndpoints.doUsuario.query>;

/**
 * The caller's newest notifications; asked for with a filter, the next page of them.
 *
 * @throws Recusa 404 for anybody else's.
 */
export async function listarDoUsuario(
  { db, ator }: Contexto,
  usuarioId: number,
  { limit, filtro, categoria, busca, antes_de }: Consulta,
) {
  if (usuarioId !== ator.usuarioId) throw naoEncontrado();
  const recorte = { filtro: filtro ?? 'todas', categoria, busca } as const;
  // One more than is shown says whether there is another page.
  const linhas = await repo.listar(db, ator, recorte, { limite: limit + 1, antesDe: antes_de });
  const pagina = linhas.slice(0, limit);
  const total = await repo.contar(db, ator, recorte);
  const unread_count = await contarNaoLidas(db, ator);
  const proxima = linhas.length > limit ? (pagina.at(-1)?.posicao ?? null) : null;
  return {
    notifications: pagina.map(apresentar),
    total,
    unread_count,
    limit,
    ...(filtro && { proxima }),
  };
}

/**
 * The caller's newest important notifications.
 *
 * @throws Recusa 404 for anybody else's.
 */
export async function listarImportantes(ctx: Contexto, usuarioId: number, limit: number) {
  const { proxima: _, ...lista } = await listarDoUsuario(ctx, usuarioId, {
    limit,
    filtro: 'importantes',
  });
  return lista;
}
