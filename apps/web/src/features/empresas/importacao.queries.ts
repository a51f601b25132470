import {
  type CampoDaImportacao,
  type EstadoDaLinha,
  importacaoDeEmpresasEndpoints as e,
  type ImportacaoDeEmpresas,
} from '@dominio/contrato/empresas-importacao';
import type { FormatoDePlanilha } from '@dominio/contrato/planilhas';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { baixar } from '../../components/ui/baixar.ts';
import { CHAVES } from '../../consultas/chaves.ts';
import { chamar, chamarArquivo } from '../../lib/api-client.ts';
import { useGravacao } from '../../lib/use-gravacao.ts';

const RAIZ = ['importacoes-de-empresas'] as const;

/** Rows of one answer; a screenful is a tenth. */
export const LINHAS_POR_PAGINA = 100;

/** Query of the sheets that the person sent in the last day. */
export const importacoesOptions = queryOptions({
  queryKey: [...RAIZ, 'lista'],
  queryFn: async ({ signal }) => (await chamar(e.listar, undefined, { signal })).importacoes,
  staleTime: 0,
});

/** Query of some of the rows of a sheet that was checked. */
export const linhasOptions = (id: number, estado: EstadoDaLinha | undefined, page: number) =>
  queryOptions({
    queryKey: [...RAIZ, 'linhas', id, estado, page],
    queryFn: async ({ signal }) => {
      const query = { estado, page, limit: LINHAS_POR_PAGINA };
      return (await chamar(e.linhas, { params: { id }, query }, { signal })).linhas;
    },
    staleTime: 60_000,
  });

/** Mutation that sends a file. */
export const useEnvio = () =>
  useGravacao({
    mutationFn: (arquivo: File) => {
      const body = new FormData();
      body.append('arquivo', arquivo);
      return chamar(e.enviar, { body });
    },
  });

/** Mutation that checks every row, by the fields that the columns are. */
export function useConferencia() {
  const cliente = useQueryClient();
  return useGravacao({
    mutationFn: ({ id, campos }: { id: number; campos: (CampoDaImportacao | null)[] }) =>
      chamar(e.importar, { body: { importacao_id: id, simular: true, campos } }),
    onSuccess: () => cliente.invalidateQueries({ queryKey: RAIZ }),
  });
}

const relerComEmpresas = (cliente: QueryClient) =>
  Promise.all(
    [CHAVES.empresas, CHAVES.linhaDoTempo, RAIZ].map((queryKey) =>
      cliente.invalidateQueries({ queryKey }),
    ),
  );

/** Mutation that takes back what a sheet wrote. */
export function useDesfazerImportacao() {
  const cliente = useQueryClient();
  return useGravacao({
    mutationFn: (id: number) => chamar(e.desfazer, { params: { id } }),
    onSettled: () => relerComEmpresas(cliente),
  });
}

/** Mutation that writes what was checked. */
export function useGravacaoDaImportacao() {
  const cliente = useQueryClient();
  return useGravacao({
    mutationFn: ({ id, sem_erros }: { id: number; sem_erros: boolean }) =>
      chamar(e.importar, { body: { importacao_id: id, simular: false, sem_erros } }),
    onSuccess: () => relerComEmpresas(cliente),
    // What is refused because rows changed was checked again by the server.
    onError: () => cliente.invalidateQueries({ queryKey: RAIZ }),
  });
}

/** Reads a sheet again: after a refusal its counts may be others. */
export const relerImportacao = (id: number): Promise<ImportacaoDeEmpresas> =>
  chamar(e.ler, { params: { id } });

/** Mutation that discards a sheet. */
export function useDescarte() {
  const cliente = useQueryClient();
  return useGravacao({
    mutationFn: (id: number) => chamar(e.excluir, { params: { id } }),
    onSettled: () => cliente.invalidateQueries({ queryKey: RAIZ }),
  });
}

/** Mutation that has the browser save the rows with errors. */
export const useBaixarErros = (id: number) =>
  useGravacao({
    mutationFn: async (formato: FormatoDePlanilha) =>
      baixar(
        await chamarArquivo(e.erros, { params: { id }, query: { formato } }),
        `erros-da-importacao.${formato}`,
      ),
  });

/** Mutation that has the browser save a sheet with every column and a row of an example. */
export const useBaixarModelo = () =>
  useGravacao({
    mutationFn: async () =>
      baixar(
        await chamarArquivo(e.modelo, { query: { formato: 'xlsx' } }),
        'modelo-de-empresas.xlsx',
      ),
  });
