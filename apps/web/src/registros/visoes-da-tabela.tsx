import { visoesSalvasEndpoints } from '@dominio/contrato/visoes-salvas';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { MenuDeVisoes } from '../components/tabela/menu-de-visoes.tsx';
import type { RetratoDaTabela, VisaoDaTabela } from '../components/tabela/visoes.ts';
import { CHAVES } from '../consultas/chaves.ts';
import { caminhoDe, chamar } from '../lib/api-client.ts';
import { avisar } from '../lib/avisar.ts';
import { ErroDaApi, mensagemDoErro } from '../lib/erro-da-api.ts';
import { concluirExclusoes, excluirDepois, useSemOsQueSaem } from '../lib/exclusao-adiada.ts';

interface Props {
  /**
   * Key of the table's views on the server, the same on every page that shows the table:
   * `clientes`.
   */
  tabela: string;
  /** Parameters of the page's address that no view keeps, such as the open record. */
  passageiros?: readonly string[];
}

/** The person's saved views of one table, by name. */
const visoesOptions = (tabela: string) =>
  queryOptions({
    queryKey: [...CHAVES.visoesSalvas, tabela],
    queryFn: async ({ signal }) =>
      (await chamar(visoesSalvasEndpoints.listar, { query: { tabela } }, { signal })).visoes,
  });

const chaveDaVisao = ({ id }: VisaoDaTabela) => `visao:${id}`;

/** The saved views of a table, kept for the person on the server. */
export function VisoesDaTabela({ tabela, passageiros = [] }: Props) {
  const queryClient = useQueryClient();
  const reler = () => queryClient.invalidateQueries({ queryKey: CHAVES.visoesSalvas });
  const { data } = useQuery(visoesOptions(tabela));
  const visoes = useSemOsQueSaem(data, chaveDaVisao);

  /** Sends a change of the views. Resolves with the refusal, or undefined when it was accepted. */
  const gravar = async (titulo: string, nome: string, chamada: () => Promise<unknown>) => {
    try {
      // A view whose deletion is still waiting may have the name that this one takes.
      await concluirExclusoes();
      await chamada();
      await reler();
      avisar.sucesso({ titulo, mensagem: nome });
      return undefined;
    } catch (erro) {
      if (erro instanceof ErroDaApi && erro.status === 409) void reler();
      return (erro instanceof ErroDaApi && erro.campo('nome')) || mensagemDoErro(erro);
    }
  };
  const salvar = (nome: string, { consulta, colunas, densidade }: RetratoDaTabela) =>
    gravar('Visão salva', nome, () => {
      const body = { tabela, nome, consulta, colunas: [...colunas], densidade };
      return chamar(visoesSalvasEndpoints.criar, { body });
    });
  const renomear = ({ id, versao }: VisaoDaTabela, nome: string) =>
    gravar('Visão renomeada', nome, () =>
      chamar(visoesSalvasEndpoints.atualizar, { params: { id }, body: { nome, versao } }),
    );
  const excluir = (visao: VisaoDaTabela) =>
    excluirDepois({
      chave: chaveDaVisao(visao),
      registro: caminhoDe(visoesSalvasEndpoints.excluir, { id: visao.id }),
      titulo: 'Visão excluída',
      mensagem: visao.nome,
      excluir: async (opcoes) => {
        await chamar(visoesSalvasEndpoints.excluir, { params: { id: visao.id } }, opcoes);
        await reler();
      },
      falha: 'Erro ao excluir a visão',
    });

  return (
    <MenuDeVisoes
      visoes={visoes}
      passageiros={passageiros}
      aoSalvar={salvar}
      aoRenomear={renomear}
      aoExcluir={excluir}
    />
  );
}
