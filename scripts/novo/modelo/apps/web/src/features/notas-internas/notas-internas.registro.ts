import type { NotaInterna } from '@dominio/contrato/notas-internas';
import { umDe } from '../../components/endereco/codec.ts';
import type { ColunaDaTabela } from '../../components/tabela/colunas.ts';
import type { Mudanca } from '../../registros/botoes-de-mudanca.tsx';
import { enderecoDoRegistro } from '../../registros/endereco.ts';

export const EM_USO = { true: 'Sim', false: 'Não' } as const;

export const COLUNAS: readonly ColunaDaTabela<NotaInterna>[] = [
  { id: 'nome', titulo: 'Nome', valor: ({ nome }) => nome, principal: true, ordenavel: true },
  { id: 'cliente', titulo: 'Cliente', valor: ({ cliente_nome }) => cliente_nome, ordenavel: true },
  { id: 'ativo', titulo: 'Em uso', valor: ({ ativo }) => EM_USO[`${ativo}`], cede: 1 },
];

/** How the page stands in its address: `?ativo=false&nota-interna=3`. */
export const endereco = enderecoDoRegistro({
  nome: 'nota-interna',
  nomeDoNovo: 'nov«o|a»',
  colunas: COLUNAS,
  filtros: { ativo: umDe(['true', 'false'] as const, undefined) },
});

/** It asks nothing first, and may be undone for 8 s. */
export const EXCLUSAO = { nome: ({ nome }: NotaInterna) => nome };

/** What may be done with all that are chosen. */
export const MUDANCAS: readonly Mudanca<NotaInterna>[] = [
  { rotulo: 'Ativar', muda: { ativo: true }, feito: ['ativad«o|a»', 'ativad«o|a»s'] },
  { rotulo: 'Inativar', muda: { ativo: false }, feito: ['inativad«o|a»', 'inativad«o|a»s'] },
];
