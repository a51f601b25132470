import type { Cenario } from './cenario.ts';
import type { Pedido } from './gerador.ts';

/** The same call for two people of different databases who get about as much in return. */
export interface Par {
  readonly nome: string;
  readonly firma: Pedido;
  readonly decimo: Pedido;
}

/** How much a call of one person returns. */
export interface Retorno {
  readonly usuarioId: number;
  readonly caminho: string;
  readonly quantidades: readonly number[];
}

const distancia = (a: Retorno, b: Retorno) =>
  a.quantidades.reduce((soma, n, i) => soma + Math.abs(n - (b.quantidades[i] ?? 0)), 0);

/**
 * Finds calls of both databases that return the same amount, or nearly: any difference in cost then
 * comes from the size of the tables alone.
 */
export async function emparelhar(
  [firma, decimo]: readonly [Cenario, Cenario],
  retornosDe: (cenario: Cenario) => Promise<readonly Retorno[]>,
  nomeDe: (retorno: Retorno) => string,
): Promise<Par> {
  const [daFirma, doDecimo] = [await retornosDe(firma), await retornosDe(decimo)];
  const pares = daFirma.flatMap((a) => doDecimo.map((b) => [a, b] as const));
  const [par] = pares.toSorted((x, y) => distancia(...x) - distancia(...y));
  if (!par) throw new Error('Não há chamadas que se possam comparar.');
  const pedidoDe = ({ pessoas }: Cenario, { usuarioId, caminho }: Retorno): Pedido => ({
    caminho,
    token: pessoas.find(({ id }) => id === usuarioId)?.token ?? '',
  });
  return {
    nome: nomeDe(par[0]),
    firma: pedidoDe(firma, par[0]),
    decimo: pedidoDe(decimo, par[1]),
  };
}
