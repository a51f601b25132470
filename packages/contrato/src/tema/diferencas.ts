type Arvore = Record<string, unknown>;

const ehArvore = (valor: unknown): valor is Arvore =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor);

/**
 * The fields of a tree that differ from the other tree's, in their branches; a list that differs is
 * given whole.
 */
export function diferencas(valor: Arvore, padrao: Arvore): Arvore {
  const saida: Arvore = {};
  for (const [campo, um] of Object.entries(valor)) {
    const outro = padrao[campo];
    if (ehArvore(um) && ehArvore(outro)) {
      const dentro = diferencas(um, outro);
      if (Object.keys(dentro).length > 0) saida[campo] = dentro;
    } else if (JSON.stringify(um) !== JSON.stringify(outro)) saida[campo] = um;
  }
  return saida;
}
