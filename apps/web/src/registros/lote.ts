import { MAXIMO_DO_LOTE } from '@dominio/contrato/campos';
import type { Endpoint } from '@dominio/contrato/endpoint';
import { mensagemDoErro } from '../lib/erro-da-api.ts';
import { chamarPorTipo } from './recurso.ts';

/** What every row that is changed with others has. */
export interface LinhaDoLote {
  readonly id: number;
  readonly versao?: number | undefined;
}

/** A row that was not changed, and why. */
export interface Recusa<L> {
  readonly linha: L;
  readonly motivo: string;
}

/** What became of the rows; those that changed carry their new version. */
export interface Mudadas<L> {
  readonly mudadas: readonly L[];
  readonly recusas: readonly Recusa<L>[];
}

/** Gives each of these rows its change. */
export type Mudar<L> = (
  linhas: readonly L[],
  mudancaDe: (linha: L) => Partial<L>,
) => Promise<Mudadas<L>>;

/** The call that changes one record. */
export interface ChamadaDeUm {
  readonly endpoint: Endpoint;
  /** The record's version in the call's answer. */
  readonly versaoDe: (resposta: never) => number | undefined;
}

/** Calls under way at once: quick enough, and room is left for what everybody else asks. */
const AO_MESMO_TEMPO = 4;

/**
 * Changes each row by its own call, under the version that was read, a few at a time. One that is
 * refused keeps no other back.
 */
export const mudarUmaAUma =
  <L extends LinhaDoLote>({ endpoint, versaoDe }: ChamadaDeUm): Mudar<L> =>
  async (linhas, mudancaDe) => {
    const mudadas: L[] = [];
    const recusas: Recusa<L>[] = [];
    const fila = linhas.values();
    const trabalhar = async () => {
      for (const linha of fila) {
        const { id, versao } = linha;
        const envio = { params: { id }, body: { ...mudancaDe(linha), versao } };
        try {
          const resposta = await chamarPorTipo<never>(endpoint, envio);
          mudadas.push({ ...linha, versao: versaoDe(resposta) });
        } catch (erro) {
          recusas.push({ linha, motivo: mensagemDoErro(erro) });
        }
      }
    };
    await Promise.all(Array.from({ length: AO_MESMO_TEMPO }, trabalhar));
    return { mudadas, recusas };
  };

/** As many at once as a call takes. */
export const emPartes = <T>(todos: readonly T[], tamanho = MAXIMO_DO_LOTE): T[][] =>
  Array.from({ length: Math.ceil(todos.length / tamanho) }, (_, parte) =>
    todos.slice(parte * tamanho, (parte + 1) * tamanho),
  );

/**
 * Changes rows by the noun's call for several, as many as it takes at once: one call for those that
 * become the same. A refusal is of its call's rows, and keeps no other call back.
 */
export const mudarVarias =
  <L extends LinhaDoLote>(endpoint: Endpoint): Mudar<L> =>
  async (linhas, mudancaDe) => {
    const mudados = new Set<number>();
    const recusas: Recusa<L>[] = [];
    const iguais = Map.groupBy(linhas, (linha) => JSON.stringify(mudancaDe(linha)));
    for (const parte of [...iguais.values()].flatMap((todos) => emPartes(todos))) {
      const body = { ids: parte.map(({ id }) => id), ...parte.map(mudancaDe)[0] };
      try {
        const { alterados } = await chamarPorTipo<{ alterados: number[] }>(endpoint, { body });
        for (const id of alterados) mudados.add(id);
      } catch (erro) {
        const motivo = mensagemDoErro(erro);
        recusas.push(...parte.map((linha) => ({ linha, motivo })));
      }
    }
    return { mudadas: linhas.filter(({ id }) => mudados.has(id)), recusas };
  };
