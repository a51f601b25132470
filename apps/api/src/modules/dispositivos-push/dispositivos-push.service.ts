import { TEXTOS_DO_PUSH } from '@dominio/contrato/push';
import type { Contexto } from '../../platform/contexto.ts';
import { naoEncontrado } from '../../platform/erros.ts';
import type { AoDesligar } from '../../platform/saida.ts';
import { apresentar } from './dispositivos-push.presenter.ts';
import * as repo from './dispositivos-push.repository.ts';

/** The caller's devices that pushes go to, the one of this session first. */
export async function listarDispositivos({ db, ator, agora }: Contexto) {
  const linhas = await repo.listarVivos(db, ator.usuarioId, agora());
  const dispositivos = linhas
    .map((linha) => apresentar(linha, ator.sessaoId))
    .toSorted((um, outro) => Number(outro.atual) - Number(um.atual));
  return { dispositivos, total: dispositivos.length };
}

/**
 * Takes one of the caller's devices out, whatever its browser goes on to say.
 *
 * @throws Recusa 404 for one that is not there, or somebody else's.
 */
export function removerDispositivo(ctx: Contexto, id: number) {
  return ctx.transacao(async (tx) => {
    const removido = await repo.remover(tx.db, tx.ator, { id });
    if (!removido) throw naoEncontrado(TEXTOS_DO_PUSH.naoEncontrado);
    await tx.auditar({ acao: 'dispositivo_push.desativado' });
    return { success: true as const, message: TEXTOS_DO_PUSH.desativado };
  });
}

/** The devices of a person who leaves go with the access. */
export const dispositivosDeQuemSai: AoDesligar = {
  ler: async (tx, { id }) => ({ passar: () => repo.removerDaPessoa(tx.db, id) }),
};
