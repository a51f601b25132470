import type { ModeloMinuta } from '@dominio/contrato/modelos-minuta';
import { umDe } from '../../components/endereco/codec.ts';
import { enderecoDoRegistro } from '../../registros/endereco.ts';
import { type CamposExportados, colunaDe, INTERNOS } from '../../registros/exportacao.ts';

export const EM_USO = { true: 'Sim', false: 'Não' } as const;

/** Each field, in the sheet that is exported or, by the reason, in none. */
export const CAMPOS = {
  ...INTERNOS,
  nome: colunaDe('nome', 'Nome', { principal: true, ordenavel: true }),
  texto: colunaDe('texto', 'Texto'),
  ativo: { id: 'ativo', titulo: 'Em uso', valor: ({ ativo }) => EM_USO[`${ativo}`], cede: 1 },
} satisfies CamposExportados<ModeloMinuta>;

export const COLUNAS = [CAMPOS.nome, CAMPOS.ativo];

/** How the page stands in its address: `?ativo=false&modelo=3`. */
export const endereco = enderecoDoRegistro({
  nome: 'modelo',
  nomeDoNovo: 'novo',
  colunas: COLUNAS,
  filtros: { ativo: umDe(['true', 'false'] as const, undefined) },
});

/** It asks nothing first, and may be undone for 8 s. */
export const EXCLUSAO = { nome: ({ nome }: ModeloMinuta) => nome };
