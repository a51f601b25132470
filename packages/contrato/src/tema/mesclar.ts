type Arvore = Readonly<Record<string, unknown>>;

/** A part of a type, at any depth; lists are whole. */
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
 * Merges a part into a whole, field by field: the inverse of `diferencas`. Lists are replaced
 * whole, a branch that the whole lacks is taken as it is, and no other value replaces a branch. A
 * part that changes nothing gives the very same object.
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
