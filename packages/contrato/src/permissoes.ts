import { z } from 'zod';

/** Module → actions granted. */
export const MapaDePermissoes = z.record(z.string(), z.array(z.string()));
export type MapaDePermissoes = z.infer<typeof MapaDePermissoes>;

/**
 * Checks a permission (specification part 1 §5): `modulo:acao` is that action in that module; an
 * action alone is given by any module; an unknown module is denied.
 */
export function temPermissao(mapa: MapaDePermissoes, pedido: string): boolean {
  const [modulo = '', acao] = pedido.split(':', 2);
  if (acao !== undefined) return Object.hasOwn(mapa, modulo) && !!mapa[modulo]?.includes(acao);
  return Object.values(mapa).some((acoes) => acoes.includes(modulo));
}

/** Access to a module; the default action is `visualizar` (specification part 1 §3.2). */
export const podeAcessarModulo = (mapa: MapaDePermissoes, modulo: string, acao = 'visualizar') =>
  temPermissao(mapa, `${modulo}:${acao}`);

/** Groups whose ids mean something to the platform (specification part 1 §6). Others have none. */
export const GRUPO = { administrador: 1, cliente: 2, gestor: 3, consultor: 4 } as const;

export const PermissoesDoUsuario = z.object({
  permissions: MapaDePermissoes,
  total_permissions: z.int(),
  can_see_all_clients: z.boolean(),
  can_see_team_clients: z.boolean(),
  only_see_linked_clients: z.boolean(),
});
export type PermissoesDoUsuario = z.infer<typeof PermissoesDoUsuario>;

/** The permissions where the answer cannot be decoded (specification part 1 §6). */
export const SEM_PERMISSOES: PermissoesDoUsuario = {
  permissions: {},
  total_permissions: 0,
  can_see_all_clients: false,
  can_see_team_clients: false,
  only_see_linked_clients: true,
};

const PREFIXO = 'v1.';

/** Encodes permissions for menus: `v1.` + base64url(JSON). It proves nothing (decisoes.md §5). */
export function codificarPermissoes(permissoes: PermissoesDoUsuario): string {
  const bytes = new TextEncoder().encode(JSON.stringify(permissoes));
  const base64 = btoa(Array.from(bytes, (b) => String.fromCharCode(b)).join(''));
  return PREFIXO + base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Decodes the text of `codificarPermissoes`; any other text gives `SEM_PERMISSOES`. */
export function decodificarPermissoes(codificadas: unknown): PermissoesDoUsuario {
  try {
    if (typeof codificadas !== 'string' || !codificadas.startsWith(PREFIXO)) return SEM_PERMISSOES;
    const base64 = codificadas.slice(PREFIXO.length).replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (letra) => letra.charCodeAt(0));
    return PermissoesDoUsuario.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return SEM_PERMISSOES;
  }
}
