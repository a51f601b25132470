import { MAXIMO_DE_CLIENTES_FAVORITOS } from '@dominio/contrato/clientes-favoritos';
import type { Contexto } from '../../../platform/contexto.ts';
import { estadoInvalido, naoEncontrado } from '../../../platform/erros.ts';
import { apresentarCliente } from '../clientes.presenter.ts';
import { listarTodos, noEscopo } from '../clientes.repository.ts';
import * as repo from './favoritos.repository.ts';

const NAO_ENCONTRADO = 'Cliente não encontrado.';

/**
 * The caller's favourite clients that are in their scope now, by name: also those beyond the most that may
 * be set, where some came back into the scope, for only what is shown can be taken away.
 */
export async function listarFavoritos({ db, ator }: Contexto) {
  const linhas = await listarTodos(db, ator, { favoritos: true });
  const clientes = linhas.map(apresentarCliente);
  return { clientes, total: clientes.length };
}

/**
 * Makes a client a favourite of the caller's, whose other tabs and devices read theirs again. One that is
 * a favourite stays one.
 *
 * @throws Recusa 404 for a client out of scope, 409 when there are as many favourites as may be.
 */
export function favoritar(ctx: Contexto, cliente_id: number) {
  return ctx.transacao(async ({ db, ator, agora, aoVivo }) => {
    if (!(await noEscopo(db, ator, cliente_id))) throw naoEncontrado(NAO_ENCONTRADO);
    await repo.travar(db, ator);
    if (!(await repo.ehFavorito(db, ator, cliente_id))) {
      if ((await repo.contar(db, ator)) >= MAXIMO_DE_CLIENTES_FAVORITOS) {
        throw estadoInvalido(
          `Você pode ter no máximo ${MAXIMO_DE_CLIENTES_FAVORITOS} clientes favoritos. Remova um deles antes.`,
        );
      }
      await repo.por(db, ator, cliente_id, agora());
      await aoVivo.pedirReleitura([ator.usuarioId], 'clientes-favoritos');
    }
    return { cliente_id, favorito: true };
  });
}

/**
 * The way back; one that is no favourite stays none.
 *
 * @throws Recusa 404 for a client out of scope.
 */
export function desfavoritar(ctx: Contexto, cliente_id: number) {
  return ctx.transacao(async ({ db, ator, aoVivo }) => {
    if (!(await noEscopo(db, ator, cliente_id))) throw naoEncontrado(NAO_ENCONTRADO);
    const era = await repo.tirar(db, ator, cliente_id);
    if (era) await aoVivo.pedirReleitura([ator.usuarioId], 'clientes-favoritos');
    return { cliente_id, favorito: false };
  });
}
