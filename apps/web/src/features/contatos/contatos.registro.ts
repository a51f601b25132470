import type { Contato } from '@dominio/contrato/contatos';
import { umDe } from '../../components/endereco/codec.ts';
import type { Mudanca } from '../../registros/botoes-de-mudanca.tsx';
import { enderecoDoRegistro } from '../../registros/endereco.ts';
import { type CamposExportados, colunaDe, INTERNOS } from '../../registros/exportacao.ts';

export const EM_USO = { true: 'Sim', false: 'Não' } as const;

/** Each field, in the sheet that is exported or, by the reason, in none. */
export const CAMPOS = {
  ...INTERNOS,
  nome: colunaDe('nome', 'Nome', { principal: true, ordenavel: true }),
  cliente_id: 'the client goes by its name',
  cliente_nome: colunaDe('cliente_nome', 'Cliente', { id: 'cliente', ordenavel: true }),
  observacoes: colunaDe('observacoes', 'Observações'),
  ativo: { id: 'ativo', titulo: 'Em uso', valor: ({ ativo }) => EM_USO[`${ativo}`], cede: 1 },
} satisfies CamposExportados<Contato>;

export const COLUNAS = [CAMPOS.nome, CAMPOS.cliente_nome, CAMPOS.ativo];

/** How the page stands in its address: `?ativo=false&contato=3`. */
export const endereco = enderecoDoRegistro({
  nome: 'contato',
  nomeDoNovo: 'novo',
  colunas: COLUNAS,
  filtros: { ativo: umDe(['true', 'false'] as const, undefined) },
});

/** It asks nothing first, and may be undone for 8 s. */
export const EXCLUSAO = { nome: ({ nome }: Contato) => nome };

/** What may be done with all that are chosen. */
export const MUDANCAS: readonly Mudanca<Contato>[] = [
  { rotulo: 'Ativar', muda: { ativo: true }, feito: ['ativado', 'ativados'] },
  { rotulo: 'Inativar', muda: { ativo: false }, feito: ['inativado', 'inativados'] },
];
