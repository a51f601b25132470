import { type PermissaoCompleta, permissoesEndpoints } from '@dominio/contrato/grupos';
import { PERMISSOES } from '@dominio/contrato/permissoes';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { texto } from '../../components/endereco/codec.ts';
import type { ColunaDaTabela } from '../../components/tabela/colunas.ts';
import { CHAVES } from '../../consultas/chaves.ts';
import { chamar } from '../../lib/api-client.ts';
import { useGravacao } from '../../lib/use-gravacao.ts';
import { enderecoDoRegistro } from '../../registros/endereco.ts';
import { recurso, reler } from '../../registros/recurso.ts';

/** Under the groups' key: whatever changes groups has the catalogue read again. */
export const permissoes = recurso([...CHAVES.grupos, 'permissoes'], permissoesEndpoints, {
  linhas: 'permissoes',
  porPagina: 100,
  tambem: [CHAVES.grupos, CHAVES.usuarios],
});

/** Every permission that exists, as the matrix shows them. */
export const catalogoOptions = () =>
  queryOptions({
    queryKey: permissoes.chaves.consulta('todas'),
    queryFn: async ({ signal }) =>
      (await chamar(permissoesEndpoints.listar, { query: { limit: 1_000 } }, { signal }))
        .permissoes,
  });

/** Completes the permissions and groups of the standard. */
export function useCriarPadrao() {
  const cliente = useQueryClient();
  return useGravacao({
    mutationFn: () => chamar(permissoesEndpoints.criarPadrao),
    onSuccess: () => reler(cliente, permissoes),
  });
}

/** What the mark of a permission means to whoever grants it. */
export const O_QUE_E_CRITICA = 'Abre o sistema, dados de outras pessoas, ou retira dados';

/** As routes, menus and gates ask for it. */
export const nomeTecnico = ({ modulo, acao }: Pick<PermissaoCompleta, 'modulo' | 'acao'>) =>
  `${modulo}:${acao}`;

/** Whether code asks for it: then it is not deleted. */
export const ehDoSistema = (permissao: Pick<PermissaoCompleta, 'modulo' | 'acao'>): boolean =>
  (PERMISSOES as readonly string[]).includes(nomeTecnico(permissao));

export const COLUNAS: readonly ColunaDaTabela<PermissaoCompleta>[] = [
  { id: 'nome', titulo: 'Permissão', valor: ({ nome }) => nome, principal: true },
  { id: 'par', titulo: 'Módulo e ação', valor: nomeTecnico, largura: '240px', cede: 3 },
  { id: 'descricao', titulo: 'Descrição', valor: ({ descricao }) => descricao, cede: 1 },
  {
    id: 'critica',
    titulo: 'Crítica',
    valor: ({ critica }) => (critica ? 'Sim' : 'Não'),
    largura: '90px',
  },
  {
    id: 'tipo',
    titulo: 'Tipo',
    valor: (uma) => (ehDoSistema(uma) ? 'Do sistema' : 'Do escritório'),
    largura: '130px',
    cede: 2,
  },
];

/** How the tab stands in its address: `?aba=permissoes&modulo=agenda&permissao=3`. */
export const endereco = enderecoDoRegistro({
  nome: 'permissao',
  nomeDoNovo: 'nova',
  colunas: COLUNAS,
  filtros: { modulo: texto() },
  passos: 'filtros',
});

export const EXCLUSAO = {
  nome: ({ nome }: PermissaoCompleta) => nome,
  pergunta: {
    titulo: (nome: string) => `Excluir a permissão ${nome}?`,
    texto: 'Só uma permissão que ninguém tem pode ser excluída. Não há como desfazer.',
    confirmar: 'Excluir permissão',
  },
  feito: 'Permissão excluída',
  erro: 'Erro ao excluir a permissão',
};
