import type { PermissaoCompleta } from '@dominio/contrato/grupos';
import { texto } from '../../components/endereco/codec.ts';
import type { ColunaDaTabela } from '../../components/tabela/colunas.ts';
import { enderecoDoRegistro } from '../../registros/endereco.ts';
import { ehDoSistema, nomeTecnico } from './permissao.ts';

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

/**
 * How the state of the tab is written in its address: `?aba=permissoes&modulo=agenda&permissao=3`.
 */
export const endereco = enderecoDoRegistro({
  nome: 'permissao',
  nomeDoNovo: 'nova',
  colunas: COLUNAS,
  filtros: { modulo: texto() },
  passos: 'filtros',
});

export const EXCLUSAO = {
  nome: ({ nome }: PermissaoCompleta) => nome,
  cabe: (permissao: PermissaoCompleta) => !ehDoSistema(permissao),
  pergunta: {
    titulo: (nome: string) => `Excluir a permissão ${nome}?`,
    texto: 'Só uma permissão que ninguém tem pode ser excluída. Não há como desfazer.',
    confirmar: 'Excluir permissão',
  },
};
