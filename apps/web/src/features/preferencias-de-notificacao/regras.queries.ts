import {
  notificacoesConfiguracaoEndpoints as e,
  type Regra,
} from '@dominio/contrato/notificacoes-configuracao';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { caminhoDe, chamar } from '../../lib/api-client.ts';
import { avisar } from '../../lib/avisar.ts';
import { avisarComDesfazer } from '../../lib/desfazer.ts';
import { mensagemDoErro } from '../../lib/erro-da-api.ts';
import { useGravacao } from '../../lib/use-gravacao.ts';
import { chaves } from './preferencias.chaves.ts';
import { type CorpoDaRegra, corpoDeVolta } from './regras.formulario.ts';

/** Query of the rules for everybody, and of the groups that one may have. */
export const regrasOptions = () =>
  queryOptions({
    queryKey: chaves.regras,
    queryFn: ({ signal }) => chamar(e.regras, undefined, { signal }),
  });

type Mudanca = Omit<CorpoDaRegra, 'versao'>;

/** Writes rules and gives them back to the product; each act is told, and can be undone for 8 s. */
export function useAcoesDasRegras() {
  const cliente = useQueryClient();
  const { queryKey } = regrasOptions();
  const lerDeNovo = () => cliente.invalidateQueries({ queryKey: chaves.raiz });
  const pintar = (nova: Partial<Regra> & Pick<Regra, 'event_type'>) =>
    cliente.setQueryData(
      queryKey,
      (lidas) =>
        lidas && {
          ...lidas,
          rules: lidas.rules.map((uma) =>
            uma.event_type === nova.event_type ? { ...uma, ...nova } : uma,
          ),
        },
    );
  // What one is told of oneself follows the rules.
  const gravada = (regra: Regra) => {
    pintar(regra);
    return cliente.invalidateQueries({ queryKey: chaves.matriz });
  };
  const gravar = useGravacao({
    mutationFn: (body: CorpoDaRegra) => chamar(e.gravarRegra, { body }),
    // Also after a refusal, whose cause may be a stale list.
    onSettled: lerDeNovo,
  });
  // One after the other, each under the version that the one before it left.
  const noLugar = useGravacao({
    scope: { id: queryKey.join() },
    mutationFn: (mudanca: Mudanca) => {
      const { rules = [] } = cliente.getQueryData(queryKey) ?? {};
      const versao = rules.find(({ event_type }) => event_type === mudanca.event_type)?.versao;
      return chamar(e.gravarRegra, {
        body: { ...mudanca, ...(versao !== undefined && { versao }) },
      });
    },
    onMutate: async (mudanca) => {
      pintar(mudanca as Pick<Regra, 'event_type'>);
      // A reading that began before the change would undo it on the screen.
      await cliente.cancelQueries({ queryKey });
    },
    onSuccess: gravada,
    onError: lerDeNovo,
  });
  const excluir = useGravacao({
    mutationFn: ({ event_type, versao }: Pick<Regra, 'event_type' | 'versao'>) =>
      chamar(e.excluirRegra, { params: { eventType: event_type }, query: { versao } }),
    onSettled: lerDeNovo,
  });

  const falhou = (erro: unknown) =>
    avisar.erro({ titulo: 'Erro ao salvar a regra', mensagem: mensagemDoErro(erro) });
  const oferecer = (titulo: string, antes: Regra, versao: number) =>
    avisarComDesfazer({
      titulo,
      mensagem: antes.name,
      registros: [e.gravarRegra.path, caminhoDe(e.excluirRegra, { eventType: antes.event_type })],
      desfazer: () => gravar.mutateAsync({ ...corpoDeVolta(antes), versao }),
      falha: 'Erro ao desfazer',
    });

  return {
    gravar,
    oferecer,
    /** Changes one field where it stands. */
    mudar: async (antes: Regra, mudanca: Omit<Mudanca, 'event_type'>, titulo: string) => {
      try {
        const { versao } = await noLugar.mutateAsync({ event_type: antes.event_type, ...mudanca });
        oferecer(titulo, antes, versao);
      } catch (erro) {
        falhou(erro);
      }
    },
    /** Gives a rule back to the product; one of a type of the firm's own is no more. */
    voltar: async (antes: Regra) => {
      try {
        const { versao } = await excluir.mutateAsync(antes);
        const titulo = antes.do_produto ? 'De volta ao padrão do produto' : 'Regra excluída';
        oferecer(titulo, antes, versao);
      } catch (erro) {
        falhou(erro);
      }
    },
  };
}

export type AcoesDasRegras = ReturnType<typeof useAcoesDasRegras>;
