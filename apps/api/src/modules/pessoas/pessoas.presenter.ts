import { type Usuario, urlDoAvatar } from '@dominio/contrato/pessoas';
import type { LinhaDeUsuario } from './pessoas.repository.ts';

/** A person's own record, as that person reads it (specification part 1 §3.1). */
export function apresentarUsuario({ avatar_chave, ...linha }: LinhaDeUsuario): Usuario {
  return {
    ...linha,
    avatar_url: urlDoAvatar(linha.id, avatar_chave),
    tem_avatar: avatar_chave !== null,
  };
}
