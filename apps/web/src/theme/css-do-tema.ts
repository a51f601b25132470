import type { TemaResolvido } from './resolver.ts';

const bloco = (seletor: string, vars: Readonly<Record<string, string>>) =>
  `${seletor}{${Object.entries(vars)
    .map(([nome, valor]) => `${nome}:${valor}`)
    .join(';')}}`;

/**
 * The theme as a style sheet. For screens only, because paper is always light. Its selectors
 * outrank those of variaveis.css wherever it is put.
 */
export function cssDoTema({ vars, escopos }: TemaResolvido): string {
  const escopados = escopos.map(({ seletor, vars: proprias }) =>
    bloco(`:root:root[data-tema] :is(${seletor})`, proprias),
  );
  return `@media screen{${bloco(':root:root[data-tema]', vars)}${escopados.join('')}}`;
}
