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

/** Sharp at twice the largest size shown (specification part 2 §2: 256), yet light in a list. */
const FORMA = { lado: 512, quadrada: true, qualidade: 88 } as const;

/**
 * Writes the key of another picture, or null, into the caller's row, and answers the key that it
 * replaced. Saving a picture agrees to the text that was shown, if one was; removing it revokes the
 * consent (LGPD art. 8).
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
 * Replaces the caller's picture.
 *
 * @param versao version of the consent text that was shown; absent, consents stay as they are.
 * @throws Recusa 413, 415 and 422 for files that are not accepted as pictures (AD-20, AD-21); 409
 *   for another text than the one in force.
 */
export async function gravarAvatar(
  ctx: Contexto,
  meios: MeiosDoAvatar,
  enviada: Buffer,
  versao: number | undefined,
) {
  const bytes = await prepararImagem(enviada, 'avatar', FORMA);
  // A new key even for the same picture: whoever replaces a picture deletes the old file, which
  // nobody else may then use.
  const chave = `avatares/${randomUUID()}.webp`;
  await trocarArquivo(ctx, meios.arquivos, { chave, bytes }, () =>
    nomear(ctx, meios, chave, versao),
  );
  return apresentar(ctx.ator.usuarioId, chave, TEXTOS_DA_CONTA.avatarSalvo);
}

/** Removes the caller's picture; without one, changes nothing. */
export async function excluirAvatar(ctx: Contexto, meios: MeiosDoAvatar) {
  const antes = await nomear(ctx, meios, null);
  if (antes) await esquecerArquivo(ctx, meios.arquivos, antes);
  return apresentar(ctx.ator.usuarioId, null, TEXTOS_DA_CONTA.avatarRemovido);
}

/** Whether the caller has a picture. */
export const temAvatar = async ({ db, ator }: Contexto): Promise<boolean> =>
  (await repo.lerChaveDoAvatar(db, ator.usuarioId)) !== null;

/** Writes the caller's consent to showing the present picture. Answers whether there is one. */
export function autorizarAvatar(ctx: Contexto, { cofre }: MeiosDoAvatar, versao: number) {
  return ctx.transacao(async (tx) => {
    await repo.travar(tx.db, tx.ator.usuarioId);
    if (!(await temAvatar(tx))) return false;
    await registrarConsentimento(tx, cofre, 'foto', versao);
    await tx.aoVivo.pedirReleitura([tx.ator.usuarioId], 'perfil');
    return true;
  });
}
