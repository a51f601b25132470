import { randomUUID } from 'node:crypto';
import { type AvatarGravado, TEXTOS_DA_CONTA } from '@dominio/contrato/minha-conta';
import { urlDoAvatar } from '@dominio/contrato/pessoas';
import type { Contexto } from '../../platform/contexto.ts';
import { prepararImagem } from '../../platform/imagens.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import { esquecerArquivo, trocarArquivo } from '../../platform/troca-de-arquivo.ts';
import * as repo from './perfil.repository.ts';

type Meios = Pick<Plataforma, 'arquivos' | 'aoVivo'>;

/** Sharp at twice the largest size shown (specification part 2 §2: 256), light in a list of people. */
const FORMA = { lado: 512, quadrada: true, qualidade: 88 } as const;

/** Names another picture in the caller's row, or none, and answers the one that stood there. */
function nomear(ctx: Contexto, aoVivo: Meios['aoVivo'], chave: string | null) {
  const id = ctx.ator.usuarioId;
  return ctx.transacao(async (tx) => {
    await repo.travar(tx.db, id);
    const antes = await repo.lerChaveDoAvatar(tx.db, id);
    if (antes === chave) return null;
    await repo.gravarAvatar(tx.db, id, chave);
    await tx.auditar({
      acao: chave === null ? 'usuario.avatar_removido' : 'usuario.avatar_alterado',
      objeto: { tipo: 'usuario', id },
      antes: { avatar: antes },
      depois: { avatar: chave },
    });
    await aoVivo.pedirReleitura(tx.db, [id], 'perfil');
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
 * @throws Recusa 413, 415 and 422 for what is no picture of ours (AD-20, AD-21).
 */
export async function gravarAvatar(ctx: Contexto, { arquivos, aoVivo }: Meios, enviada: Buffer) {
  const bytes = await prepararImagem(enviada, 'avatar', FORMA);
  // A key of its own, even for the same picture: whoever replaces it may then delete it.
  const chave = `avatares/${randomUUID()}.webp`;
  await trocarArquivo(ctx, arquivos, { chave, bytes }, () => nomear(ctx, aoVivo, chave));
  return apresentar(ctx.ator.usuarioId, chave, TEXTOS_DA_CONTA.avatarSalvo);
}

/** Takes the caller's picture away; without one there is nothing to do. */
export async function excluirAvatar(ctx: Contexto, { arquivos, aoVivo }: Meios) {
  const antes = await nomear(ctx, aoVivo, null);
  if (antes) await esquecerArquivo(ctx, arquivos, antes);
  return apresentar(ctx.ator.usuarioId, null, TEXTOS_DA_CONTA.avatarRemovido);
}
