/** Reads a percentage: '2', '0,33', '1.5%'. Undefined for any other text. */
export function lerPorcentagem(texto: string): number | undefined {
  const partes = /^(\d{1,3})(?:[.,](\d{1,4}))?\s*%?$/.exec(texto.trim());
  return partes ? Number(`${partes[1]}.${partes[2] ?? '0'}`) : undefined;
}
