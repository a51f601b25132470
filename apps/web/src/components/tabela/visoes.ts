import { DENSIDADES, type Densidade } from './densidade.ts';

/** A column as a saved view keeps it. */
interface ColunaDaVisao {
  id: string;
  visivel: boolean;
}

/** How a person wants to see a table. */
export interface RetratoDaTabela {
  /** Filters and order as the address carries them, without the `?`. */
  consulta: string;
  /** In the order they stand; empty: as the table has them. */
  colunas: readonly ColunaDaVisao[];
  densidade: Densidade;
}

export interface VisaoDaTabela extends RetratoDaTabela {
  readonly id: number;
  readonly nome: string;
  readonly versao: number;
}

/** Parameters that say where in the table one is, which a view does not keep. */
const PASSAGEIROS = ['pagina', 'colunas', 'densidade'] as const;

/**
 * What a view keeps of an address.
 *
 * @param outros parameters of the page that no view keeps, such as what is open at its side
 */
export function retratoDoEndereco(
  params: URLSearchParams,
  outros: readonly string[] = [],
): RetratoDaTabela {
  const consulta = new URLSearchParams(params);
  for (const nome of [...PASSAGEIROS, ...outros]) consulta.delete(nome);
  const colunas = (params.get('colunas') ?? '').split(',').filter(Boolean);
  return {
    consulta: consulta.toString(),
    colunas: colunas.map((id) => ({ id, visivel: true })),
    densidade: DENSIDADES.find((nome) => nome === params.get('densidade')) ?? 'padrao',
  };
}

/** The address that shows a table as a view keeps it. */
export function enderecoDaVisao({ consulta, colunas, densidade }: RetratoDaTabela) {
  const params = new URLSearchParams(consulta);
  const visiveis = colunas.filter(({ visivel }) => visivel).map(({ id }) => id);
  if (visiveis.length > 0) params.set('colunas', visiveis.join());
  if (densidade !== 'padrao') params.set('densidade', densidade);
  return params;
}

/** Whether an address shows what a view keeps. */
export const mostraVisao = (
  params: URLSearchParams,
  visao: RetratoDaTabela,
  outros: readonly string[] = [],
): boolean => {
  const ordenada = (retrato: RetratoDaTabela) => {
    const endereco = enderecoDaVisao(retrato);
    endereco.sort();
    return endereco.toString();
  };
  return ordenada(retratoDoEndereco(params, outros)) === ordenada(visao);
};
