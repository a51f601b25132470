import { STATUS_DO_CONTRATO, type StatusDoContrato } from '@dominio/contrato/clientes';
import {
  escreverEndereco,
  lerEndereco,
  type Parametros,
  pagina,
  texto,
  umDe,
} from '../../components/endereco/codec.ts';

/** What the list of clients shows, as its address says it. */
export interface FiltrosDaLista {
  termo: string;
  status: StatusDoContrato | undefined;
  pagina: number;
}

export const CLIENTES_POR_PAGINA = 50;

const parametros: Parametros<FiltrosDaLista> = {
  termo: texto(),
  status: umDe(STATUS_DO_CONTRATO, undefined),
  pagina,
};

/** Reads the filters of an address; what cannot be read counts as absent. */
export const lerFiltros = (busca: URLSearchParams): FiltrosDaLista =>
  lerEndereco(parametros, busca);

/**
 * The address after a change of filters, other parameters kept (`voltar`). Any change but of page
 * goes back to the first page.
 */
export const escreverFiltros = (
  busca: URLSearchParams,
  mudanca: Partial<FiltrosDaLista>,
): URLSearchParams =>
  escreverEndereco(parametros, { ...lerFiltros(busca), pagina: 1, ...mudanca }, busca);
