import { urlDoAvatar } from '@dominio/contrato/pessoas';
import { ehCliente, pode } from '../../platform/acesso/ator.ts';
import type { Arquivos } from '../../platform/arquivos/arquivos.ts';
import type { Contexto } from '../../platform/contexto.ts';
import { naoEncontrado } from '../../platform/erros.ts';
import * as repo from './usuarios.repository.ts';

/**
 * The picture of a person the caller may see.
 *
 * @throws Recusa `NAO_ENCONTRADO` (404) when there is none, or none the caller may see.
 */
export async function lerAvatar(ctx: Contexto, arquivos: Arquivos, id: number): Promise<Buffer> {
  const chave = await repo.lerChaveDoAvatar(ctx.db, ctx.ator, id);
  const bytes = chave ? await arquivos.ler(chave) : null;
  if (!bytes) throw naoEncontrado('Foto não encontrada.');
  return bytes;
}

/**
 * The few colleagues that match a term best, for people who may read users or invite them
 * (decisoes.md §6); for others, none.
 */
export async function procurarColegas(ctx: Contexto, termo: string, limite: number) {
  const podeVer = pode(ctx.ator, 'usuarios:visualizar') || pode(ctx.ator, 'agenda:visualizar');
  if (ehCliente(ctx.ator) || !podeVer) return [];
  const linhas = await repo.procurarColegas(ctx.db, termo, limite);
  return linhas.map(({ avatar_chave, ...pessoa }) => ({
    ...pessoa,
    avatar_url: urlDoAvatar(pessoa.id, avatar_chave),
    tem_avatar: avatar_chave !== null,
  }));
}

/** Makes the caller's open tabs read their list of clients again, which only they keep. */
export async function relerClientes({ ator, aoVivo }: Contexto) {
  await aoVivo.pedirReleitura([ator.usuarioId], 'clientes');
  return { success: true as const, message: 'A lista de clientes será lida de novo.' };
}
