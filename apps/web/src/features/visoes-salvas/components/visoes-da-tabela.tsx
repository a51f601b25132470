import { visoesSalvasEndpoints } from '@dominio/contrato/visoes-salvas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MenuDeVisoes } from '../../../components/tabela/menu-de-visoes.tsx';
import type { RetratoDaTabela, VisaoDaTabela } from '../../../components/tabela/visoes.ts';
import { chamar } from '../../../lib/api-client.ts';
import { avisar } from '../../../lib/avisar.ts';
import { avisarComDesfazer } from '../../../lib/desfazer.ts';
import { ErroDaApi, mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { aoMudarVisoes } from '../visoes-salvas.chaves.ts';
import { visoesOptions } from '../visoes-salvas.queries.ts';

interface Props {
  /** Key of the table, the same wherever it is shown: `clientes`. */
  tabela: string;
  /** Parameters of the page's address that no view keeps. */
  passageiros?: readonly string[];
}

/** The saved views of a table, kept for the person on the server. */
export function VisoesDaTabela({ tabela, passageiros = [] }: Props) {
  const queryClient = useQueryClient();
  const { data } = useQuery(visoesOptions(tabela));

  const guardar = async (nome: string, { consulta, colunas, densidade }: RetratoDaTabela) => {
    const body = { tabela, nome, consulta, colunas: [...colunas], densidade };
    await chamar(visoesSalvasEndpoints.criar, { body });
    await aoMudarVisoes(queryClient);
  };
  const salvar = async (nome: string, retrato: RetratoDaTabela) => {
    try {
      await guardar(nome, retrato);
      avisar.sucesso({ titulo: 'Visão salva', mensagem: nome });
      return undefined;
    } catch (erro) {
      return (erro instanceof ErroDaApi && erro.campo('nome')) || mensagemDoErro(erro);
    }
  };
  const excluir = async ({ id, nome, ...retrato }: VisaoDaTabela) => {
    try {
      await chamar(visoesSalvasEndpoints.excluir, { params: { id } });
      void aoMudarVisoes(queryClient);
      avisarComDesfazer({
        titulo: 'Visão excluída',
        mensagem: nome,
        desfazer: () => guardar(nome, retrato),
        falha: 'Erro ao salvar a visão',
      });
    } catch (erro) {
      avisar.erro({ titulo: 'Erro ao excluir a visão', mensagem: mensagemDoErro(erro) });
    }
  };

  return (
    <MenuDeVisoes
      visoes={data}
      passageiros={passageiros}
      aoSalvar={salvar}
      aoExcluir={(visao) => void excluir(visao)}
    />
  );
}
