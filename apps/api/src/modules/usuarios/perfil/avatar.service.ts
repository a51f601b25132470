import { randomUUID } from 'node:crypto';
import { type AvatarGravado, TEXTOS_DA_CONTA } from '@dominio/contrato/minha-conta';
import { urlDoAvatar } from '@dominio/contrato/pessoas';
import type { Contexto } from '../../../platform/contexto.ts';
import { prepararImagem } from '../../../platform/imagens.ts';
import type { Plataforma } from '../../../platform/plataforma.ts';
import { esquecerArquivo, trocarArquivo } from '../../../platform/troca-de-arquivo.ts';
import {
  registrarConsentimento,
  registrarRevogacao,
} from '../../consentimentos/registro.service.ts';
import * as repo from './perfil.repository.ts';

type MeiosDoAvatar = Pick<Plataforma, 'arquivos' | 'cofre'>;

/** Sharp at twice the largest size shown (specification part 2 §2: 256), light in a list of people. */
const FORMA = { lado: 512, quadrada: true, qualidade: 88 } as const;

/**
 * Names another picture in the caller's row, or none, and answers the one that stood there. Who puts
 * a picture agrees to the text that was on the screen, if one was; who takes it away agrees no longer
 * (LGPD art. 8).
 */
function nomear(ctx: Contexto, { cofre }: MeiosDoAvatar, chave: string | null, versao?: number) {
  const id = ctx.ator.usuarioId;
  return ctx.transacao(async (tx) => {
    await repo.travar(tx.db, id);
    const antes = await repo.lerChaveDoAvatar(tx.db, id);
    if (chave === null) await registrarRevogacao(tx, 'foto');
    else if (versao !== undefined) await registrarConsentimento(tx, cofre, 'foto', versao);
    if (antes === chave) return null;
    await repo.gravarAvatar(tx.db, id, chave);
    await tx.auditar({
      acao: chave === null ? 'usuario.avatar_removido' : 'usuario.avatar_alterado',
      objeto: { tipo: 'usuario', id },
      antes: { avatar: antes },
      depois: { avatar: chave },
    });
    await tx.aoVivo.pedirReleitura([id], 'perfil');
    return antes;
  });
}

const apresentar = (id: number, chave: string | null, message: string): AvatarGravado => ({
  success: true,
  message,
  avatar_url: urlDoAvatar(id, chave),
  tem_avatar: chave !== null,
});

/**
 * Puts a picture in the place of the caller's.
 *
 * @param versao the text of the consent that was shown; without it the register is left as it is.
 * @throws Recusa 413, 415 and 422 for what is no picture of ours (AD-20, AD-21); 409 for another text
 *   than the one in force.
 */
export async function gravarAvatar(
  ctx: Contexto,
  meios: MeiosDoAvatar,
  enviada: Buffer,
  versao: number | undefined,
) {
  const bytes = await prepararImagem(enviada, 'avatar', FORMA);
  // A key of its own, even for the same picture: whoever replaces it may then delete it.
  const chave = `avatares/${randomUUID()}.webp`;
  await trocarArquivo(ctx, meios.arquivos, { chave, bytes }, () =>
    nomear(ctx, meios, chave, versao),
  );
  return apresentar(ctx.ator.usuarioId, chave, TEXTOS_DA_CONTA.avatarSalvo);
}

/** Takes the caller's picture away; without one there is nothing to do. */
export async function excluirAvatar(ctx: Contexto, meios: MeiosDoAvatar) {
  const antes = await nomear(ctx, meios, null);
  if (antes) await esquecerArquivo(ctx, meios.arquivos, antes);
  return apresentar(ctx.ator.usuarioId, null, TEXTOS_DA_CONTA.avatarRemovido);
}

/** Whether the caller has a picture. */
export const temAvatar = async ({ db, ator }: Contexto): Promise<boolean> =>
  (await repo.lerChaveDoAvatar(db, ator.usuarioId)) !== null;

/** Agrees to the picture that is there being shown. Answers whether there is one. */
export function autorizarAvatar(ctx: Contexto, { cofre }: MeiosDoAvatar, versao: number) {
  return ctx.transacao(async (tx) => {
    await repo.travar(tx.db, tx.ator.usuarioId);
    if (!(await temAvatar(tx))) return false;
    await registrarConsentimento(tx, cofre, 'foto', versao);
    await tx.aoVivo.pedirReleitura([tx.ator.usuarioId], 'perfil');
    return true;
  });
}
