import type { Contexto } from '../../platform/contexto.ts';
import { naoEncontrado } from '../../platform/erros.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import type { AoVivo } from '../../platform/realtime/ao-vivo.ts';
import type { Saida } from '../../platform/realtime/saida.ts';
import { sessoesVivas } from '../sessoes/sessoes-vivas.service.ts';
import { apresentarAoVivo } from './notificacoes.presenter.ts';
import * as repo from './notificacoes.repository.ts';

/** How many missed notifications a reader gets when it reconnects (dominios.md §5c). */
const MAXIMO_DE_REPOSICAO = 50;

/** Gives the platform's live feed the functions by which it reads sessions and notifications. */
export function ligarFluxo({ aoVivo, banco, agora, config }: Plataforma): void {
  aoVivo.ligar({
    sessoesVivas: (ids) =>
      sessoesVivas(banco, ids, { agora: agora(), horasSemUso: config.horasSemUso }),
    ultimaNotificacao: (usuarioId) => repo.ultimaPosicao(banco, usuarioId),
    notificacoesDepoisDe: async (usuarioId, posicao) =>
      (await repo.listarDepoisDe(banco, usuarioId, posicao, MAXIMO_DE_REPOSICAO)).map(
        apresentarAoVivo,
      ),
  });
}

/**
 * Opens the caller's live feed, from the position `desde` on when given.
 *
 * @throws Recusa 404 for anybody else's feed, before anything is sent.
 */
export async function acompanhar(
  { ator }: Contexto,
  aoVivo: AoVivo,
  { usuarioId, desde }: { usuarioId: number; desde: number | undefined },
  abrir: () => Saida,
): Promise<void> {
  if (usuarioId !== ator.usuarioId) throw naoEncontrado();
  await aoVivo.acompanhar({ usuarioId, sessaoId: ator.sessaoId, desde }, abrir);
}
