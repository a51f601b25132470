import type { Usuario } from '@dominio/contrato/usuarios';
import type { Arquivos } from '../../platform/arquivos.ts';
import type { Contexto } from '../../platform/contexto.ts';
import type { Db } from '../../platform/db.ts';
import { naoEncontrado } from '../../platform/erros.ts';
import { apresentarUsuario } from './usuarios.presenter.ts';
import * as repo from './usuarios.repository.ts';

/** The whole record of a person, for that person alone. */
export async function lerUsuario(db: Db, id: number): Promise<Usuario> {
  const linha = await repo.lerUsuario(db, id);
  if (!linha) throw naoEncontrado('Usuário não encontrado.');
  return apresentarUsuario(linha);
}

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
