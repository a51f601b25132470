import {
  type Consentimento,
  FINALIDADES,
  type Finalidade,
  TEXTOS_DOS_CONSENTIMENTOS as T,
  TERMOS,
} from '@dominio/contrato/consentimentos';
import type { Contexto } from '../../platform/contexto.ts';
import { estadoInvalido } from '../../platform/erros.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import type { Praticas } from '../../platform/praticas.ts';
import * as repo from './consentimentos.repository.ts';
import * as rules from './consentimentos.rules.ts';

interface Meios {
  /** What is done under each purpose, as the modules declare it. */
  readonly praticas: Praticas;
  readonly plataforma: Plataforma;
}

/** The caller's state of every purpose, with the history of grants and revocations. */
export async function lerConsentimentos(ctx: Contexto, { praticas }: Pick<Meios, 'praticas'>) {
  const consentimentos: Consentimento[] = [];
  for (const finalidade of FINALIDADES) {
    const linhas = await repo.ler(ctx.db, ctx.ator.usuarioId, finalidade);
    const emUso = await praticas[finalidade].emUso(ctx);
    const historico = rules.historicoDe(linhas);
    consentimentos.push({ finalidade, ...rules.situacaoDe(emUso, linhas), historico });
  }
  return { consentimentos, total: consentimentos.length };
}

/**
 * Agrees to what is already done, such as showing a picture that has no consent. For what is not
 * yet done, consent is given where it begins.
 *
 * @throws Recusa 409 for another text than the one in force, and when there is nothing to agree to.
 */
export async function conceder(
  ctx: Contexto,
  { praticas, plataforma }: Meios,
  finalidade: Finalidade,
  versao: number,
) {
  if (!(await praticas[finalidade].autorizar(ctx, plataforma, versao))) {
    throw estadoInvalido(`${T.semUso} ${TERMOS[finalidade].ondeAutorizar}`);
  }
  return { success: true as const, message: T.concedido };
}

/** Revokes a consent, and ends what depended on it; repeated, it changes nothing. */
export async function revogar(
  ctx: Contexto,
  { praticas, plataforma }: Meios,
  finalidade: Finalidade,
) {
  await praticas[finalidade].encerrar(ctx, plataforma);
  return { success: true as const, message: T.revogado };
}
