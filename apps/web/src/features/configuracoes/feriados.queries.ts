import type { Envio } from '@dominio/contrato/endpoint';
import { type FeriadoDoEscritorio, feriadosEndpoints } from '@dominio/contrato/feriados';
import type { Uf } from '@dominio/contrato/ufs';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { caminhoDe, chamar } from '../../lib/api-client.ts';
import { concluirExclusoes, excluirDepois } from '../../lib/exclusao-adiada.ts';
import { useGravacao } from '../../lib/use-gravacao.ts';
import { chaves } from './configuracoes.chaves.ts';

/** Query of the holidays that the firm entered, of every year. */
export const cadastradosOptions = () =>
  queryOptions({
    queryKey: [...chaves.feriados, 'cadastrados'],
    queryFn: async ({ signal }) =>
      (await chamar(feriadosEndpoints.listar, undefined, { signal })).feriados,
  });

/** Query of the holidays of the law in a year: of the country and the banks, and of a state. */
export const oficiaisOptions = (ano: number, uf: Uf | null) =>
  queryOptions({
    queryKey: [...chaves.feriados, 'oficiais', ano, uf],
    queryFn: async ({ signal }) => {
      const ler = (query: Envio<typeof feriadosEndpoints.doAno>['query']) =>
        chamar(feriadosEndpoints.doAno, { query }, { signal });
      const [pais, estado] = await Promise.all([
        ler({ ano, calendario: 'bancario' }),
        uf && ler({ ano, calendario: 'uf', uf }),
      ]);
      return {
        pais: pais.feriados,
        estado: estado?.feriados.filter(({ abrangencia }) => abrangencia === 'estadual') ?? [],
        observacao: estado?.observacao ?? null,
      };
    },
  });

/** Key under which a holiday's deletion waits (lib/exclusao-adiada). */
export const chaveDoFeriado = ({ id }: FeriadoDoEscritorio) => `feriado:${id}`;

/** Creates, changes and deletes holidays of the firm; a deletion can be undone for 8 s. */
export function useAcoesDosFeriados() {
  const cliente = useQueryClient();
  const reler = () => cliente.invalidateQueries({ queryKey: chaves.feriados });
  const salvar = useGravacao({
    mutationFn: async ({
      id,
      body,
    }: {
      id: number | null;
      body: Envio<typeof feriadosEndpoints.atualizar>['body'];
    }) => {
      // A holiday whose deletion is still waiting may be on the day that this one takes.
      await concluirExclusoes();
      return id === null
        ? chamar(feriadosEndpoints.criar, { body })
        : chamar(feriadosEndpoints.atualizar, { params: { id }, body });
    },
    // Also after a refusal, whose cause may be that the list is stale.
    onSettled: reler,
  });
  const excluir = (feriado: FeriadoDoEscritorio) =>
    excluirDepois({
      chave: chaveDoFeriado(feriado),
      registro: caminhoDe(feriadosEndpoints.excluir, { id: feriado.id }),
      titulo: 'Feriado excluído',
      mensagem: feriado.nome,
      excluir: async (opcoes) => {
        await chamar(feriadosEndpoints.excluir, { params: { id: feriado.id } }, opcoes);
        await reler();
      },
      falha: 'Erro ao excluir o feriado',
    });
  return { salvar, excluir };
}
