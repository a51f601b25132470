import { useQuery } from '@tanstack/react-query';
import { dadosDaConsulta } from '../components/tabela/dados.ts';
import type { DadosDaTabela } from '../components/tabela/tabela.tsx';
import { useLugarDaGaveta } from '../components/ui/use-lugar-da-gaveta.ts';
import { estaSaindo, useSemOsQueSaem } from '../lib/exclusao-adiada.ts';
import { type EnderecoDoRegistro, type EstadoDoRegistro, useEndereco } from './endereco.ts';
import type { Exportacao } from './exportacao.ts';
import {
  type ConsultaDe,
  type EndpointsDoRecurso,
  type LinhaDe,
  paginaOptions,
  type Recurso,
  type RecursoQualquer,
  todasAsLinhas,
} from './recurso.ts';

/**
 * The list of a registry as its page uses it: state of the address, rows read, and ways to change
 * either.
 */
export interface Tela<L extends object, S extends EstadoDoRegistro = EstadoDoRegistro> {
  readonly recurso: RecursoQualquer;
  readonly exportacao: Exportacao<L> | string;
  readonly endereco: Omit<EnderecoDoRegistro<S>, 'filtros'>;
  readonly estado: S;
  mudar: (mudanca: Partial<S>, substituir?: boolean) => void;
  /** Opens the drawer. */
  abrir: (mudanca: Partial<S>) => void;
  abrirUm: (id: number) => void;
  abrirNovo: () => void;
  /** Searches the list. */
  buscar: (termo: string) => void;
  /** Changes filters of the list. */
  filtrar: (mudanca: Partial<S>) => void;
  limpar: () => void;
  /** Whether a search or a filter is on. */
  readonly filtrada: boolean;
  /** Search and filters as one string, different for different filters. */
  readonly filtro: string;
  readonly dados: DadosDaTabela<L>;
  /** Every row that the filters find, in their order, without those whose deletion is waiting. */
  buscarTodas: () => Promise<readonly L[]>;
}

/** Key under which a record's deletion waits (lib/exclusao-adiada). */
export const chaveDaSaida = (raiz: readonly string[], id: number) => `${raiz.join('.')}:${id}`;

/** The list call's query for a state of the address, without blank and null values. */
export function consultaDoEstado<
  E extends EndpointsDoRecurso,
  S extends EstadoDoRegistro,
  C extends keyof S,
>(
  { porPagina }: Recurso<E>,
  { filtros }: Pick<EnderecoDoRegistro<S, C>, 'filtros'>,
  estado: S,
): ConsultaDe<E> {
  const { termo, ordem, pagina } = estado;
  const pedidos = filtros
    .map((nome) => [nome, estado[nome]] as const)
    .filter(([, valor]) => valor !== null && valor !== undefined && valor !== '');
  const consulta: Record<string, unknown> = {
    page: pagina,
    limit: porPagina,
    ...(termo.trim() && { termo: termo.trim() }),
    ...Object.fromEntries(pedidos),
    ...(ordem && { ordenar: ordem.coluna, direcao: ordem.descendente ? 'desc' : 'asc' }),
  };
  return consulta as ConsultaDe<E>;
}

/**
 * Reads the list of a registry at the state of its address.
 *
 * @param fixa part of the query that is the same always, such as whose records are listed.
 */
export function useRegistros<
  E extends EndpointsDoRecurso,
  S extends EstadoDoRegistro & { [K in C]: ConsultaDe<E>[K] | null | '' },
  C extends keyof S & keyof ConsultaDe<E> = never,
>(
  recurso: Recurso<E>,
  endereco: EnderecoDoRegistro<S, C>,
  fixa: Partial<ConsultaDe<E>> = {},
): Tela<LinhaDe<E>, S> {
  const { estado, mudar, abrir, abrirUm, abrirNovo } = useEndereco(endereco);
  const { filtros, semFiltros, passos } = endereco;
  useLugarDaGaveta(estado.aberto !== null);
  const { porPagina, chaves } = recurso;
  const pedido = { ...consultaDoEstado(recurso, endereco, estado), ...fixa };
  const consulta = useQuery(paginaOptions(recurso, pedido));
  const dados = dadosDaConsulta(consulta, ({ linhas }) => linhas, porPagina);
  const chaveDe = ({ id }: LinhaDe<E>) => chaveDaSaida(chaves.raiz, id);
  const linhas = useSemOsQueSaem(dados.linhas, chaveDe);
  const estreitar = (mudanca: Partial<S>, deixaPasso: boolean) =>
    mudar({ ...mudanca, pagina: 1 }, !deixaPasso);
  const filtrar = (mudanca: Partial<S>) => estreitar(mudanca, passos !== 'nada');
  return {
    recurso,
    exportacao: recurso.exportacao,
    endereco,
    estado,
    mudar,
    abrir,
    abrirUm,
    abrirNovo,
    buscar: (termo) => estreitar({ termo } as Partial<S>, passos === 'busca e filtros'),
    filtrar,
    limpar: () => filtrar(semFiltros),
    filtrada:
      estado.termo.trim() !== '' || filtros.some((nome) => estado[nome] !== semFiltros[nome]),
    filtro: JSON.stringify([estado.termo, filtros.map((nome) => estado[nome]), fixa]),
    dados: { ...dados, linhas },
    buscarTodas: async () =>
      (await todasAsLinhas(recurso, pedido)).filter((linha) => !estaSaindo(chaveDe(linha))),
  };
}
