/** What was typed, one for each line that says something. */
export const linhasDe = (texto: string): string[] =>
  texto
    .split('\n')
    .map((linha) => linha.trim())
    .filter(Boolean);
