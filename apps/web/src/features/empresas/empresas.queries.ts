import { type Empresa, empresasEndpoints, type LogoDaEmpresa } from '@dominio/contrato/empresas';
import { atendimentoDasEmpresasEndpoints } from '@dominio/contrato/empresas-atendimento';
import { qualidadeDasEmpresasEndpoints } from '@dominio/contrato/empresas-qualidade';
import { regimesDaEmpresaEndpoints } from '@dominio/contrato/empresas-regimes';
import { sociosDaEmpresaEndpoints } from '@dominio/contrato/empresas-socios';
import { tabelasOficiaisEndpoints } from '@dominio/contrato/tabelas-oficiais';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { CHAVES } from '../../consultas/chaves.ts';
import { buscarBlob, caminhoDe, chamar } from '../../lib/api-client.ts';
import { avisarComDesfazer } from '../../lib/desfazer.ts';
import { recurso } from '../../registros/recurso.ts';
import { CAMPOS } from './empresas.registro.ts';

export const empresas = recurso(CHAVES.empresas, empresasEndpoints, {
  nome: { um: 'empresa', varios: 'empresas', genero: 'f' },
  linhas: 'empresas',
  porPagina: 50,
  // The catalogue has no permission to export companies: they belong to the client's record.
  exportacao: { permissao: 'clientes:exportar', campos: CAMPOS },
  tambem: [CHAVES.linhaDoTempo],
});
const { chaves } = empresas;
/** Most companies of one answer. */
const MAXIMO = 200;

/** Query of how many companies in scope have each problem. */
export const qualidadeOptions = queryOptions({
  queryKey: chaves.consulta('qualidade'),
  queryFn: ({ signal }) => chamar(qualidadeDasEmpresasEndpoints.contar, undefined, { signal }),
});

/** Query of the people and teams that have companies in scope. */
export const quemAtendeOptions = queryOptions({
  queryKey: chaves.consulta('quem-atende'),
  queryFn: ({ signal }) =>
    chamar(atendimentoDasEmpresasEndpoints.quemAtende, undefined, { signal }),
});

/** Query of a company's problems, with the records where they are solved. */
export const pendenciasOptions = (id: number) =>
  queryOptions({
    queryKey: chaves.um(id, 'pendencias'),
    queryFn: ({ signal }) =>
      chamar(qualidadeDasEmpresasEndpoints.pendencias, { params: { id } }, { signal }),
    staleTime: 0,
  });

/** Query of a company's regimes, the newest first. */
export const regimesOptions = (id: number) =>
  queryOptions({
    queryKey: chaves.um(id, 'regimes'),
    queryFn: async ({ signal }) =>
      (await chamar(regimesDaEmpresaEndpoints.listar, { params: { id } }, { signal })).regimes,
  });

/** Query of a company's partners, under its version. */
export const sociosOptions = (id: number) =>
  queryOptions({
    queryKey: chaves.um(id, 'socios'),
    queryFn: ({ signal }) => chamar(sociosDaEmpresaEndpoints.ler, { params: { id } }, { signal }),
    // Reading it is in the audit log: not for a change of windows.
    refetchOnWindowFocus: false,
  });

/** Query of the companies of a client that have problems, and how many they are. */
export const problemasDoClienteOptions = (clienteId: number) =>
  queryOptions({
    queryKey: chaves.consulta('problemas', clienteId),
    queryFn: ({ signal }) => {
      const envio = { params: { id: clienteId }, query: { limit: MAXIMO } };
      return chamar(qualidadeDasEmpresasEndpoints.doCliente, envio, { signal });
    },
    staleTime: 0,
  });

/** Query of a client's head offices, to choose a branch's from. */
export const matrizesOptions = (clienteId: number) =>
  queryOptions({
    queryKey: chaves.consulta('matrizes', clienteId),
    queryFn: async ({ signal }) => {
      const query = { cliente_id: clienteId, tipo: 'matriz', limit: MAXIMO };
      return (await chamar(empresasEndpoints.listar, { query }, { signal })).empresas;
    },
  });

/** Queries of the published tables, which no session sees change. */
export const cnaesOptions = queryOptions({
  queryKey: ['cnaes'],
  queryFn: async ({ signal }) =>
    (await chamar(tabelasOficiaisEndpoints.cnaes, undefined, { signal })).itens,
  staleTime: Number.POSITIVE_INFINITY,
});
export const naturezasOptions = queryOptions({
  queryKey: ['naturezas-juridicas'],
  queryFn: async ({ signal }) =>
    (await chamar(tabelasOficiaisEndpoints.naturezas, undefined, { signal })).itens,
  staleTime: Number.POSITIVE_INFINITY,
});

/**
 * Replaces and removes a company's logo; a removal can be undone for 8 s.
 *
 * @param aoMudar has the other queries that show the logo read again.
 */
export function useAcoesDoLogo(id: number, aoMudar?: () => Promise<unknown>) {
  const cliente = useQueryClient();
  const params = { id };
  const aplicar = async ({ logo_url, tem_logo }: LogoDaEmpresa) => {
    cliente.setQueryData<Empresa>(
      chaves.um(id),
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
      registros: [caminhoDe(empresasEndpoints.gravarLogo, params)],
      desfazer: () => enviar(arquivo),
      falha: 'Erro ao fazer upload',
    });
  };
  return { enviar, remover };
}
