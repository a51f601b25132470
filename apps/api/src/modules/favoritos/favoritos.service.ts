import type { Favoritos, NovosFavoritos } from '@dominio/contrato/favoritos';
import type { Contexto } from '../../platform/contexto.ts';
import { quandoMudou, registroAlterado } from '../../platform/versao.ts';
import * as repo from './favoritos.repository.ts';

/** The caller's favourites; version 0 before any were saved. */
export async function lerFavoritos({ db, ator }: Contexto): Promise<Favoritos> {
  return (await repo.ler(db, ator)) ?? { favoritos: [], versao: 0 };
}

/**
 * Replaces the caller's favourites; the person's other tabs and devices read them again.
 *
 * @throws Recusa `REGISTRO_ALTERADO` (409), with the list as it is in `atual`, when another device
 *   wrote since the version given.
 */
export function gravarFavoritos(
  ctx: Contexto,
  { favoritos, versao }: NovosFavoritos,
): Promise<Favoritos> {
  return ctx.transacao(async (tx) => {
    const { db, ator, agora, aoVivo } = tx;
    const gravados = await repo.gravar(db, ator, {
      caminhos: favoritos,
      lida: versao,
      agora: agora(),
    });
    if (!gravados) {
      const em = await repo.gravadosEm(db, ator);
      const quando = em ? ` ${quandoMudou(em, agora())}` : '';
      throw registroAlterado(
        await lerFavoritos(tx),
        `Os favoritos foram alterados por você em outro dispositivo${quando}. Recarregue para ver os atuais.`,
      );
    }
    await aoVivo.pedirReleitura([ator.usuarioId], 'favoritos');
    return gravados;
  });
}
