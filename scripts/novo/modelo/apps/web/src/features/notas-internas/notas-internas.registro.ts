import type { NotaInterna } from '@dominio/contrato/notas-internas';
import { umDe } from '../../components/endereco/codec.ts';
import type { ColunaDaTabela } from '../../components/tabela/colunas.ts';
import { enderecoDoRegistro } from '../../registros/endereco.ts';

export const EM_USO = [
  { valor: 'true', rotulo: 'Sim' },
  { valor: 'false', rotulo: 'Não' },
] as const;

export const COLUNAS: readonly ColunaDaTabela<NotaInterna>[] = [
  { id: 'nome', titulo: 'Nome', valor: ({ nome }) => nome, principal: true, ordenavel: true },
  { id: 'cliente', titulo: 'Cliente', valor: ({ cliente_nome }) => cliente_nome, ordenavel: true },
  { id: 'ativo', titulo: 'Em uso', valor: ({ ativo }) => (ativo ? 'Sim' : 'Não'), cede: 1 },
];

/** How the page stands in its address: `?ativo=false&nota-interna=3`. */
export const endereco = enderecoDoRegistro({
  nome: 'nota-interna',
  nomeDoNovo: 'nov«o|a»',
  colunas: COLUNAS,
  filtros: { ativo: umDe(['true', 'false'] as const, undefined) },
});

/** It asks nothing first, and may be undone for 8 s. */
export const EXCLUSAO = {
  nome: ({ nome }: NotaInterna) => nome,
  feito: 'Nota interna excluíd«o|a»',
  erro: 'Erro ao excluir «o|a» nota interna',
};
