import type { Grupo } from '@dominio/contrato/grupos';
import { GRUPO } from '@dominio/contrato/permissoes';
import { umDe } from '../../components/endereco/codec.ts';
import type { ColunaDaTabela } from '../../components/tabela/colunas.ts';
import { enderecoDoRegistro } from '../../registros/endereco.ts';

export const PARTES_DO_GRUPO = ['permissoes', 'clientes', 'dados', 'historico'] as const;
export type ParteDoGrupo = (typeof PARTES_DO_GRUPO)[number];

export const COLUNAS: readonly ColunaDaTabela<Grupo>[] = [
  { id: 'nome', titulo: 'Grupo', valor: ({ nome }) => nome, largura: '200px', principal: true },
  { id: 'descricao', titulo: 'Descrição', valor: ({ descricao }) => descricao, cede: 2 },
  {
    id: 'usuarios',
    titulo: 'Pessoas',
    tipo: 'numero',
    valor: ({ usuarios_total }) => usuarios_total,
    largura: '100px',
  },
  {
    id: 'permissoes',
    titulo: 'Permissões',
    tipo: 'numero',
    valor: ({ permissoes_total }) => permissoes_total,
    largura: '120px',
    cede: 3,
  },
  {
    id: 'tipo',
    titulo: 'Tipo',
    valor: ({ sistema }) => (sistema ? 'Do sistema' : 'Do escritório'),
    largura: '130px',
    cede: 1,
  },
];

/** How the state of the tab is written in its address: `?aba=grupos&grupo=3&parte=clientes`. */
export const endereco = enderecoDoRegistro({
  nome: 'grupo',
  colunas: COLUNAS,
  lado: { parte: umDe<ParteDoGrupo, ParteDoGrupo>(PARTES_DO_GRUPO, 'permissoes') },
});

export const EXCLUSAO = {
  nome: ({ nome }: Grupo) => nome,
  cabe: ({ sistema }: Grupo) => !sistema,
  pergunta: {
    titulo: (nome: string) => `Excluir o grupo ${nome}?`,
    texto: 'Só um grupo sem usuários pode ser excluído. Não há como desfazer.',
    confirmar: 'Excluir grupo',
  },
};

/** Why nobody can change a group's permissions and clients; null when they can be changed. */
export function porQueFixo(id: number): string | null {
  if (id === GRUPO.administrador) {
    return 'O grupo de administradores tem todas as permissões e todos os clientes.';
  }
  if (id === GRUPO.cliente) return 'O grupo de clientes usa somente a área do cliente.';
  return null;
}
