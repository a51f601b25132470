type Ramo = Readonly<Record<string, unknown>>;

/** Value at a path of a tree, its names joined by dots. */
export function lerCaminho(arvore: object | undefined, caminho: string): unknown {
  let aqui: unknown = arvore;
  for (const parte of caminho.split('.')) aqui = (aqui as Ramo | undefined)?.[parte];
  return aqui;
}

/** A tree with one value, at a path. */
export const parteEm = (caminho: string, valor: unknown): Ramo =>
  caminho.split('.').reduceRight<unknown>((dentro, parte) => ({ [parte]: dentro }), valor) as Ramo;
