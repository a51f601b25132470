import { ErroDaApi } from '../../lib/erro-da-api.ts';

const TENTE = 'Tente novamente em alguns instantes.';

/**
 * Why a call of the agenda failed: the sentence that somebody wrote for it, the server's or our own
 * of a lost connection or of a session that is over. A bare HTTP status tells people nothing
 * (specification part 2 §8).
 */
const motivo = (erro: unknown): string =>
  erro instanceof ErroDaApi && !erro.soStatus ? erro.detail : TENTE;

/**
 * What failed and why, in one sentence after the other: 'Erro ao carregar agendamentos. …'.
 *
 * @param oQue one of `TEXTOS_DA_AGENDA`.
 */
export const falha = (oQue: string, erro: unknown): string => `${oQue}. ${motivo(erro)}`;

/** The same as a toast: what failed is its title. */
export const avisoDaFalha = (titulo: string, erro: unknown) => ({
  titulo,
  mensagem: motivo(erro),
});

/** The failure as a form says it under its title. */
export const comMotivo = (erro: ErroDaApi): ErroDaApi => erro.comDetalhe(motivo(erro));
