import { type SessaoAberta, TEXTOS_DAS_SESSOES } from '@dominio/contrato/sessoes-abertas';
import type { Contexto } from '../../../platform/contexto.ts';
import { lerDispositivo } from '../../../platform/dispositivo.ts';
import { estadoInvalido, naoEncontrado } from '../../../platform/erros.ts';
import { encerrarFluxos } from '../../../platform/realtime/sinais.ts';
import { encerrarSessoes } from '../sessoes.repository.ts';
import * as abertas from './sessoes-abertas.repository.ts';

const apresentar = (
  { agente, criada_em, ultimo_uso_em, expira_em, ...linha }: abertas.LinhaDeSessaoAberta,
  sessaoAtual: string,
): SessaoAberta => ({
  ...linha,
  ...lerDispositivo(agente),
  criada_em: criada_em.toISOString(),
  ultimo_uso_em: ultimo_uso_em.toISOString(),
  expira_em: expira_em.toISOString(),
  atual: linha.id === sessaoAtual,
});

/**
 * The open sessions of a person, the caller's own first. Call it after checking that the caller may
 * read them.
 */
export async function listarSessoesAbertas(
  { db, ator, agora }: Contexto,
  usuarioId: number,
  horasSemUso: number,
) {
  const semUsoDesde = new Date(agora().getTime() - horasSemUso * 3_600_000);
  const linhas = await abertas.listar(db, usuarioId, { agora: agora(), semUsoDesde });
  const sessoes = linhas.map((linha) => apresentar(linha, ator.sessaoId));
  return {
    sessoes: sessoes.toSorted((uma, outra) => Number(outra.atual) - Number(uma.atual)),
    total: sessoes.length,
  };
}

/**
 * Ends sessions of a person, with their tokens and open tabs (seguranca.md P8), but never the
 * caller's own. Call it after checking that the caller may.
 *
 * @param sessaoId only this one; absent, all of them.
 * @returns how many ended.
 */
export function encerrarSessoesAbertas(ctx: Contexto, usuarioId: number, sessaoId?: string) {
  const motivo = usuarioId === ctx.ator.usuarioId ? 'revogada' : 'administrador';
  return ctx.transacao(async (tx) => {
    const filtro = { usuarioId, menos: ctx.ator.sessaoId, ...(sessaoId && { sessaoId }) };
    const encerradas = await encerrarSessoes(tx.db, filtro, motivo, tx.agora());
    if (encerradas.length === 0) return 0;
    await encerrarFluxos(tx.db, encerradas);
    await tx.auditar({
      acao: 'sessao.revogada',
      objeto: { tipo: 'usuario', id: usuarioId },
      antes: { sessoes: encerradas },
    });
    return encerradas.length;
  });
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/**
 * Ends one session of a person.
 *
 * @throws Recusa 404 for a session of somebody else or one already ended; 409 for the caller's own.
 */
export async function encerrarSessaoAberta(ctx: Contexto, usuarioId: number, sessaoId: string) {
  if (sessaoId === ctx.ator.sessaoId) throw estadoInvalido(TEXTOS_DAS_SESSOES.atual);
  const quantas = UUID.test(sessaoId) ? await encerrarSessoesAbertas(ctx, usuarioId, sessaoId) : 0;
  if (quantas === 0) throw naoEncontrado(TEXTOS_DAS_SESSOES.naoEncontrada);
  return { success: true as const, message: TEXTOS_DAS_SESSOES.encerrada };
}

/** Ends every session of a person but the caller's own. */
export async function encerrarTodasAsSessoes(ctx: Contexto, usuarioId: number) {
  const encerradas = await encerrarSessoesAbertas(ctx, usuarioId);
  const message =
    encerradas === 0
      ? 'Não havia outra sessão aberta.'
      : encerradas === 1
        ? TEXTOS_DAS_SESSOES.encerrada
        : `${encerradas} sessões encerradas.`;
  return { success: true as const, message, encerradas };
}
