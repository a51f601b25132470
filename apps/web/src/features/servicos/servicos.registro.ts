import type { Servico } from '@dominio/contrato/servicos';
import { umDe } from '../../components/endereco/codec.ts';
import type { Mudanca } from '../../registros/botoes-de-mudanca.tsx';
import { enderecoDoRegistro } from '../../registros/endereco.ts';
import { type CamposExportados, colunaDe, INTERNOS } from '../../registros/exportacao.ts';

export const EM_USO = { true: 'Sim', false: 'Não' } as const;

/** Each field, in the sheet that is exported or, by the reason, in none. */
export const CAMPOS = {
  ...INTERNOS,
  nome: colunaDe('nome', 'Nome', { principal: true, ordenavel: true }),
  unidade: colunaDe('unidade', 'Unidade do volume', { cede: 2 }),
  contratos_total: colunaDe('contratos_total', 'Contratos', {
    id: 'contratos',
    tipo: 'numero',
    largura: '110px',
  }),
  descricao: colunaDe('descricao', 'Descrição'),
  ativo: { id: 'ativo', titulo: 'Em uso', valor: ({ ativo }) => EM_USO[`${ativo}`], cede: 1 },
} satisfies CamposExportados<Servico>;

export const COLUNAS = [CAMPOS.nome, CAMPOS.unidade, CAMPOS.contratos_total, CAMPOS.ativo];

/** How the page stands in its address: `?ativo=false&servico=3`. */
export const endereco = enderecoDoRegistro({
  nome: 'servico',
  nomeDoNovo: 'novo',
  colunas: COLUNAS,
  filtros: { ativo: umDe(['true', 'false'] as const, undefined) },
});

/** It asks nothing first, and may be undone for 8 s. */
export const EXCLUSAO = { nome: ({ nome }: Servico) => nome };

/** What may be done with all that are chosen. */
export const MUDANCAS: readonly Mudanca<Servico>[] = [
  { rotulo: 'Ativar', muda: { ativo: true }, feito: ['ativado', 'ativados'] },
  { rotulo: 'Inativar', muda: { ativo: false }, feito: ['inativado', 'inativados'] },
];
