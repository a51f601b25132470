import type { Usuario } from '@dominio/contrato/pessoas';

/** Shown where a label is missing (specification part 1 §3.1). */
export const SEM_ROTULO = 'N/A';
export const SEM_NOME = 'Usuário';

type UsuarioParcial = Partial<Usuario> | null | undefined;

/** Whether the stored user is enough to work with (specification part 1 §3.1). */
export function usuarioCompleto(usuario: UsuarioParcial): boolean {
  if (!usuario) return false;
  const grupoOuTime = usuario.grupo_nome || usuario.time_nome;
  return Boolean(usuario.nome && usuario.email && grupoOuTime && usuario.avatar_url);
}

/** Texts of a user as screens show them: never empty (specification part 1 §3.1). */
export function rotulosDoUsuario(usuario: UsuarioParcial) {
  return {
    nome: usuario?.nome || SEM_NOME,
    email: usuario?.email || SEM_ROTULO,
    grupo: usuario?.grupo_nome || SEM_ROTULO,
    time: usuario?.time_nome || SEM_ROTULO,
    cliente: usuario?.cliente_nome || SEM_ROTULO,
  };
}

/** A client name of 'N/A' means no client (specification part 1 §3.1). */
export const temCliente = (usuario: UsuarioParcial): boolean =>
  rotulosDoUsuario(usuario).cliente !== SEM_ROTULO;

/** First name, for greetings. */
export const primeiroNome = (nome: string | null | undefined): string =>
  nome?.trim().split(/\s+/)[0] || SEM_NOME;

/**
 * `user_id` inside a signed token (specification part 1 §3.1), read without checking the
 * signature: only the server can, and only it decides by it.
 */
export function usuarioDoToken(token: string | null): number | null {
  try {
    const corpo = token?.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    const conteudo: unknown = JSON.parse(atob(corpo));
    if (typeof conteudo !== 'object' || conteudo === null || !('user_id' in conteudo)) return null;
    const id = Number(conteudo.user_id);
    return Number.isSafeInteger(id) && id > 0 ? id : null;
  } catch {
    return null;
  }
}
