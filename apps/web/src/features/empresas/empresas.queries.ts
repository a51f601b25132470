import {
  type Empresa,
  empresasEndpoints,
  type LogoDaEmpresa,
  ORDENS_DAS_EMPRESAS,
} from '@dominio/contrato/empresas';
import { qualidadeDasEmpresasEndpoints } from '@dominio/contrato/empresas-qualidade';
import type { Envio } from '@dominio/contrato/endpoint';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { buscarBlob, chamar } from '../../lib/api-client.ts';
import { avisarComDesfazer } from '../../lib/desfazer.ts';
import { useGravacao } from '../../lib/use-gravacao.ts';
import { aoMudarEmpresas, chaves } from './empresas.chaves.ts';
import type { EstadoDasEmpresas } from './empresas.tabela.ts';

export const EMPRESAS_POR_PAGINA = 50;
/** The most that one answer holds. */
const MAXIMO = 200;

export type PedidoDeEmpresas = Pick<
  EstadoDasEmpresas,
  'termo' | 'tipo' | 'uf' | 'qualidade' | 'ordem'
> & {
  /** Of this client alone. */
  cliente: number | undefined;
};

function consultaDe({ termo, tipo, uf, qualidade, ordem, cliente }: PedidoDeEmpresas) {
  const ordenar = ORDENS_DAS_EMPRESAS.find((coluna) => coluna === ordem?.coluna);
  return {
    termo: termo.trim() || undefined,
    tipo,
    uf,
    qualidade,
    cliente_id: cliente,
    ...(ordenar && { ordenar, direcao: ordem?.descendente ? 'desc' : 'asc' }),
  };
}

/** One page of companies. The page before stays visible while the next one comes. */
export const paginaDeEmpresas = (pedido: PedidoDeEmpresas, pagina: number) =>
  queryOptions({
    queryKey: chaves.pagina({ ...pedido, pagina }),
    queryFn: ({ signal }) => {
      const query = { ...consultaDe(pedido), page: pagina, limit: EMPRESAS_POR_PAGINA };
      return chamar(empresasEndpoints.listar, { query }, { signal });
    },
    placeholderData: keepPreviousData,
  });

/** Every company that the filters find, page after page. */
export async function todasAsEmpresas(pedido: PedidoDeEmpresas): Promise<Empresa[]> {
  const todas: Empresa[] = [];
  for (let page = 1, paginas = 1; page <= paginas; page++) {
    const query = { ...consultaDe(pedido), page, limit: MAXIMO };
    const { empresas, total_pages } = await chamar(empresasEndpoints.listar, { query });
    todas.push(...empresas);
    paginas = total_pages;
  }
  return todas;
}

/** A company. Read anew whenever it is opened: it is edited by its version. */
export const empresaOptions = (id: number) =>
  queryOptions({
    queryKey: chaves.uma(id),
    queryFn: ({ signal }) => chamar(empresasEndpoints.ler, { params: { id } }, { signal }),
    staleTime: 0,
  });

/** How many companies within reach have each problem. */
export const qualidadeOptions = queryOptions({
  queryKey: chaves.qualidade,
  queryFn: ({ signal }) => chamar(qualidadeDasEmpresasEndpoints.contar, undefined, { signal }),
});

/** What is wrong with a company, and where it is mended. */
export const pendenciasOptions = (id: number) =>
  queryOptions({
    queryKey: chaves.pendencias(id),
    queryFn: ({ signal }) =>
      chamar(qualidadeDasEmpresasEndpoints.pendencias, { params: { id } }, { signal }),
    staleTime: 0,
  });

/** The head offices of a client: what a branch of it may name. */
export const matrizesOptions = (clienteId: number) =>
  queryOptions({
    queryKey: chaves.matrizes(clienteId),
    queryFn: async ({ signal }) => {
      const query = { cliente_id: clienteId, tipo: 'matriz', limit: MAXIMO };
      return (await chamar(empresasEndpoints.listar, { query }, { signal })).empresas;
    },
  });

/** Enters, changes and deletes companies, and changes their logos. */
export function useAcoesDasEmpresas() {
  const cliente = useQueryClient();
  const reler = () => aoMudarEmpresas(cliente);
  const criar = useGravacao({
    mutationFn: (body: Envio<typeof empresasEndpoints.criar>['body']) =>
      chamar(empresasEndpoints.criar, { body }),
    onSuccess: reler,
  });
  const atualizar = useGravacao({
    mutationFn: ({
      id,
      body,
    }: {
      id: number;
      body: Envio<typeof empresasEndpoints.atualizar>['body'];
    }) => chamar(empresasEndpoints.atualizar, { params: { id }, body }),
    onSuccess: reler,
  });
  const excluir = async (id: number) => {
    await chamar(empresasEndpoints.excluir, { params: { id } });
    cliente.removeQueries({ queryKey: chaves.uma(id) });
    await reler();
  };
  return { criar, atualizar, excluir };
}

/**
 * Replaces and removes a company's logo; what was removed may be put back for 8 s.
 *
 * @param aoMudar reads again what else shows it.
 */
export function useAcoesDoLogo(id: number, aoMudar?: () => Promise<unknown>) {
  const cliente = useQueryClient();
  const params = { id };
  const aplicar = async ({ logo_url, tem_logo }: LogoDaEmpresa) => {
    cliente.setQueryData<Empresa>(
      chaves.uma(id),
      (antes) => antes && { ...antes, logo_url, tem_logo },
    );
    await aoMudar?.();
  };
  const enviar = async (arquivo: Blob) => {
    const body = new FormData();
    body.set('empresa_id', String(id));
    body.set('logo', arquivo);
    await aplicar(await chamar(empresasEndpoints.gravarLogo, { params, body }));
  };
  const remover = async ({ logo_url }: LogoDaEmpresa) => {
    const arquivo = await buscarBlob(logo_url);
    await aplicar(await chamar(empresasEndpoints.excluirLogo, { params }));
    avisarComDesfazer({
      titulo: 'Logo removido',
      desfazer: () => enviar(arquivo),
      falha: 'Erro ao fazer upload',
    });
  };
  return { enviar, remover };
}
