type Arvore = Readonly<Record<string, unknown>>;

/** A part of something, at any depth; lists are replaced whole. */
export type Parte<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [campo in keyof T]?: Parte<T[campo]> }
    : T;

const ehArvore = (valor: unknown): valor is Arvore =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor);

function mesclarCampo(antes: unknown, novo: unknown): unknown {
  if (novo === undefined) return antes;
  if (!ehArvore(antes)) return JSON.stringify(novo) === JSON.stringify(antes) ? antes : novo;
  return ehArvore(novo) ? mesclar(antes, novo) : antes;
}

/**
 * A part over a whole, field by field: the other direction of `diferencas`. Lists are replaced
 * whole, a branch gives way to no leaf. It goes no deeper than the whole does, and what changes
 * nothing yields the very same object.
 */
export function mesclar<T extends object>(base: T, parte: object): T {
  const antes = base as Arvore;
  const novos = Object.entries(parte)
    .map(([campo, novo]): [string, unknown] => {
      const atual = Object.hasOwn(antes, campo) ? antes[campo] : undefined;
      return [campo, mesclarCampo(atual, novo)];
    })
    .filter(([campo, novo]) => !Object.hasOwn(antes, campo) || novo !== antes[campo]);
  return novos.length === 0 ? base : { ...base, ...Object.fromEntries(novos) };
}
