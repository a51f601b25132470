import { STATUS_DO_CONTRATO, type StatusDoContrato } from '@dominio/contrato/clientes';

/** What the list of clients shows, as its address says it. */
export interface FiltrosDaLista {
  termo: string;
  status: StatusDoContrato | undefined;
  pagina: number;
}

export const CLIENTES_POR_PAGINA = 50;

/** Reads the filters of an address; what cannot be read counts as absent. */
export function lerFiltros(busca: URLSearchParams): FiltrosDaLista {
  const pagina = Number(busca.get('pagina') ?? '1');
  return {
    termo: (busca.get('termo') ?? '').slice(0, 200),
    status: STATUS_DO_CONTRATO.find((status) => status === busca.get('status')),
    pagina: Number.isInteger(pagina) && pagina >= 1 && pagina <= 1_000_000 ? pagina : 1,
  };
}

/**
 * The address after a change of filters, other parameters kept (`voltar`). Whatever is at its
 * default stays out, and any change but of page goes back to the first page.
 */
export function escreverFiltros(
  busca: URLSearchParams,
  mudanca: Partial<FiltrosDaLista>,
): URLSearchParams {
  const { termo, status, pagina } = { ...lerFiltros(busca), pagina: 1, ...mudanca };
  const nova = new URLSearchParams(busca);
  const gravar = (nome: string, valor: string | undefined) =>
    valor ? nova.set(nome, valor) : nova.delete(nome);
  gravar('termo', termo.trim() && termo);
  gravar('status', status);
  gravar('pagina', pagina > 1 ? String(pagina) : undefined);
  return nova;
}
