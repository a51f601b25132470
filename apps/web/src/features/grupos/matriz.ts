import type { PermissaoCompleta } from '@dominio/contrato/grupos';
import { nomeDoModulo } from '../../lib/nome-da-permissao.ts';

/** Actions of most modules, which have a column each. The last column has the others by name. */
export const ACOES_COMUNS = ['visualizar', 'criar', 'editar', 'excluir', 'exportar'] as const;

export interface LinhaDaMatriz {
  readonly modulo: string;
  readonly nome: string;
  /** Permission for each common action; null where the module has none. */
  readonly comuns: readonly (PermissaoCompleta | null)[];
  readonly outras: readonly PermissaoCompleta[];
}

/** Rows of the matrix, in the order of the catalogue. */
export function matrizDe(permissoes: readonly PermissaoCompleta[]): LinhaDaMatriz[] {
  const modulos = Map.groupBy(permissoes, ({ modulo }) => modulo);
  return [...modulos].map(([modulo, dele]) => ({
    modulo,
    nome: dele[0] ? nomeDoModulo(dele[0]) : modulo,
    comuns: ACOES_COMUNS.map((acao) => dele.find((uma) => uma.acao === acao) ?? null),
    outras: dele.filter(({ acao }) => !(ACOES_COMUNS as readonly string[]).includes(acao)),
  }));
}

/**
 * Those of `todos` that `depois` has and `antes` lacks, and the other way round, in the order of
 * `todos`.
 */
export function diferenca<T extends { readonly id: number }>(
  todos: readonly T[],
  antes: ReadonlySet<number>,
  depois: ReadonlySet<number>,
) {
  return {
    entram: todos.filter(({ id }) => depois.has(id) && !antes.has(id)),
    saem: todos.filter(({ id }) => antes.has(id) && !depois.has(id)),
  };
}

/** `+3 −1`; empty without a change. */
export const emSinais = (entram: number, saem: number): string =>
  [entram > 0 && `+${entram}`, saem > 0 && `−${saem}`].filter(Boolean).join(' ');

/** The set with one id switched on or off. */
export function alternado(ids: ReadonlySet<number>, id: number): Set<number> {
  const novos = new Set(ids);
  if (!novos.delete(id)) novos.add(id);
  return novos;
}
