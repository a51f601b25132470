import {
  type ConfiguracaoDaIntegracao,
  configuracaoSistemaEndpoints,
  type Integracao,
} from '@dominio/contrato/configuracao-sistema';
import type { Envio } from '@dominio/contrato/endpoint';
import {
  type Escritorio,
  escritorioEndpoints,
  type LogoDoEscritorio,
} from '@dominio/contrato/escritorio';
import { mutationOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { CHAVES } from '../../consultas/chaves.ts';
import { buscarBlob, caminhoDe, chamar } from '../../lib/api-client.ts';
import { avisarComDesfazer } from '../../lib/desfazer.ts';
import { useGravacao } from '../../lib/use-gravacao.ts';
import { chaves } from './configuracoes.chaves.ts';

/**
 * Query of the firm's record. It is read again at each opening, because saving needs its last
 * version.
 */
export const escritorioOptions = () =>
  queryOptions({
    queryKey: chaves.escritorio,
    queryFn: ({ signal }) => chamar(escritorioEndpoints.ler, undefined, { signal }),
    staleTime: 0,
  });

/** Query of every integration, with masks in place of secrets. */
export const integracoesOptions = () =>
  queryOptions({
    queryKey: chaves.integracoes,
    queryFn: async ({ signal }) =>
      (await chamar(configuracaoSistemaEndpoints.listar, undefined, { signal })).integracoes,
  });

/** Saves the firm's record, and shows the one that the server answers. */
export function useGravarEscritorio() {
  const cliente = useQueryClient();
  return useGravacao(
    mutationOptions({
      mutationFn: (body: Envio<typeof escritorioEndpoints.gravar>['body']) =>
        chamar(escritorioEndpoints.gravar, { body }),
      onSuccess: (escritorio) => cliente.setQueryData(chaves.escritorio, escritorio),
    }),
  );
}

/** Replaces and removes the firm's logo; a removal can be undone for 8 s. */
export function useAcoesDoLogo() {
  const cliente = useQueryClient();
  const aplicar = (logo: LogoDoEscritorio) =>
    cliente.setQueryData<Escritorio>(chaves.escritorio, (antes) => antes && { ...antes, ...logo });
  const enviar = async (arquivo: Blob) => {
    const body = new FormData();
    body.set('logo', arquivo);
    aplicar(await chamar(escritorioEndpoints.gravarLogo, { body }));
  };
  const remover = async ({ logo_url }: LogoDoEscritorio) => {
    const arquivo = await buscarBlob(logo_url);
    aplicar(await chamar(escritorioEndpoints.excluirLogo));
    avisarComDesfazer({
      titulo: 'Logo removido',
      registros: [caminhoDe(escritorioEndpoints.gravarLogo)],
      desfazer: () => enviar(arquivo),
      falha: 'Erro ao fazer upload',
    });
  };
  return { enviar, remover };
}

/** Saves one integration, and puts the server's answer into the list. */
export function useGravarIntegracao(integration: Integracao) {
  const cliente = useQueryClient();
  return useGravacao(
    mutationOptions({
      mutationFn: (body: Envio<typeof configuracaoSistemaEndpoints.gravar>['body']) =>
        chamar(configuracaoSistemaEndpoints.gravar, { params: { integration }, body }),
      onSuccess: (nova) => {
        cliente.setQueryData<ConfiguracaoDaIntegracao[]>(chaves.integracoes, (antes) =>
          antes?.map((uma) => (uma.integration === nova.integration ? nova : uma)),
        );
        void cliente.invalidateQueries({ queryKey: CHAVES.consultasLigadas });
      },
    }),
  );
}

/**
 * Tests an integration as it is stored. The list is read again, because the server stores the
 * result with the integration; the answer does not wait for that.
 */
export function useTestarIntegracao(integration: Integracao) {
  const cliente = useQueryClient();
  return useGravacao(
    mutationOptions({
      mutationFn: () => chamar(configuracaoSistemaEndpoints.testar, { params: { integration } }),
      onSettled: () => {
        void cliente.invalidateQueries({ queryKey: chaves.integracoes });
      },
    }),
  );
}
