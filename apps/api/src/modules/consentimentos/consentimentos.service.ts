import {
  type Consentimento,
  FINALIDADES,
  type Finalidade,
  TEXTOS_DOS_CONSENTIMENTOS as T,
  TERMOS,
} from '@dominio/contrato/consentimentos';
import type { Contexto } from '../../platform/contexto.ts';
import { estadoInvalido } from '../../platform/erros.ts';
import {
  autorizarAvatar,
  excluirAvatar,
  type MeiosDoAvatar,
  temAvatar,
} from '../usuarios/avatar.service.ts';
import * as repo from './consentimentos.repository.ts';
import * as rules from './consentimentos.rules.ts';

interface Pratica {
  /** Whether it is being done with the caller's data now. */
  readonly emUso: (ctx: Contexto) => Promise<boolean>;
  /** Writes the agreement down, if it is still being done. Answers whether it is. */
  readonly autorizar: (ctx: Contexto, meios: MeiosDoAvatar, versao: number) => Promise<boolean>;
  /** Ends it, and the agreement with it, in one transaction. */
  readonly encerrar: (ctx: Contexto, meios: MeiosDoAvatar) => Promise<unknown>;
}

/** What each purpose is about. */
const PRATICAS: Readonly<Record<Finalidade, Pratica>> = {
  foto: { emUso: temAvatar, autorizar: autorizarAvatar, encerrar: excluirAvatar },
};

/** How every purpose stands for the caller, with what was granted and revoked. */
export async function lerConsentimentos(ctx: Contexto) {
  const consentimentos: Consentimento[] = [];
  for (const finalidade of FINALIDADES) {
    const linhas = await repo.ler(ctx.db, ctx.ator.usuarioId, finalidade);
    const emUso = await PRATICAS[finalidade].emUso(ctx);
    const historico = rules.historicoDe(linhas);
    consentimentos.push({ finalidade, ...rules.situacaoDe(emUso, linhas), historico });
  }
  return { consentimentos, total: consentimentos.length };
}

/**
 * Agrees to what is being done already. What is not yet done is agreed to where it is begun.
 *
 * @throws Recusa 409 for another text than the one in force, and when there is nothing to agree to.
 */
export async function conceder(
  ctx: Contexto,
  meios: MeiosDoAvatar,
  finalidade: Finalidade,
  versao: number,
) {
  if (!(await PRATICAS[finalidade].autorizar(ctx, meios, versao))) {
    throw estadoInvalido(`${T.semUso} ${TERMOS[finalidade].ondeAutorizar}`);
  }
  return { success: true as const, message: T.concedido };
}

/** Takes an agreement back, and ends what depended on it; once more, it changes nothing. */
export async function revogar(ctx: Contexto, meios: MeiosDoAvatar, finalidade: Finalidade) {
  await PRATICAS[finalidade].encerrar(ctx, meios);
  return { success: true as const, message: T.revogado };
}
