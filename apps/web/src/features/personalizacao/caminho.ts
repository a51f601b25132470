type Ramo = Readonly<Record<string, unknown>>;

/** What stands at a path of a tree, its parts joined by dots. */
export function lerCaminho(arvore: object | undefined, caminho: string): unknown {
  let aqui: unknown = arvore;
  for (const parte of caminho.split('.')) aqui = (aqui as Ramo | undefined)?.[parte];
  return aqui;
}

/** The part of a tree that has one value at one path. */
export const parteEm = (caminho: string, valor: unknown): Ramo =>
  caminho.split('.').reduceRight<unknown>((dentro, parte) => ({ [parte]: dentro }), valor) as Ramo;
