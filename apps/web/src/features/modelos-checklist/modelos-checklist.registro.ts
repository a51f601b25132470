import {
  GRUPOS_DO_CHECKLIST,
  NOME_DA_ETAPA,
  NOME_DA_REGRA,
  NOME_DO_GRUPO_DO_CHECKLIST,
  NOME_DO_RESPONSAVEL_DO_ITEM,
} from '@dominio/contrato/checklist';
import { NOME_DA_NATUREZA } from '@dominio/contrato/clientes-campos';
import type { ModeloChecklist } from '@dominio/contrato/modelos-checklist';
import { umDe } from '../../components/endereco/codec.ts';
import type { Mudanca } from '../../registros/botoes-de-mudanca.tsx';
import { enderecoDoRegistro } from '../../registros/endereco.ts';
import { type CamposExportados, colunaDe, INTERNOS } from '../../registros/exportacao.ts';

export const EM_USO = { true: 'Sim', false: 'Não' } as const;

/** Each field, in the sheet that is exported or, by the reason, in none. */
export const CAMPOS = {
  ...INTERNOS,
  titulo: colunaDe('titulo', 'Título', { principal: true, ordenavel: true }),
  grupo: {
    id: 'grupo',
    titulo: 'Grupo',
    valor: ({ grupo }) => NOME_DO_GRUPO_DO_CHECKLIST[grupo],
    largura: '130px',
  },
  obrigatorio_em: {
    id: 'etapa',
    titulo: 'Obrigatório até',
    valor: ({ obrigatorio_em }) => NOME_DA_ETAPA[obrigatorio_em],
    cede: 3,
  },
  responsavel: {
    id: 'responsavel',
    titulo: 'Quem traz',
    valor: ({ responsavel }) => NOME_DO_RESPONSAVEL_DO_ITEM[responsavel],
    largura: '110px',
    cede: 2,
  },
  regra: {
    id: 'regra',
    titulo: 'Fica em dia quando',
    valor: ({ regra }) => (regra ? NOME_DA_REGRA[regra] : 'Alguém marca'),
    // The longest of the rules.
    minima: '290px',
    cede: 4,
  },
  ativo: {
    id: 'ativo',
    titulo: 'Em uso',
    valor: ({ ativo }) => EM_USO[`${ativo}`],
    largura: '90px',
    cede: 1,
  },
  natureza: {
    id: 'natureza',
    titulo: 'Vale para',
    valor: ({ natureza }) => (natureza ? NOME_DA_NATUREZA[natureza] : 'Todos os clientes'),
  },
  orientacao: colunaDe('orientacao', 'O que o cliente deve enviar'),
  ordem: colunaDe('ordem', 'Posição no grupo', { tipo: 'numero', ordenavel: true }),
} satisfies CamposExportados<ModeloChecklist>;

export const COLUNAS = [
  CAMPOS.titulo,
  CAMPOS.grupo,
  CAMPOS.obrigatorio_em,
  CAMPOS.responsavel,
  CAMPOS.regra,
  CAMPOS.ativo,
];

/** How the page stands in its address: `?ativo=false&item=3`. */
export const endereco = enderecoDoRegistro({
  nome: 'item',
  nomeDoNovo: 'novo',
  colunas: COLUNAS,
  filtros: {
    ativo: umDe(['true', 'false'] as const, undefined),
    grupo: umDe(GRUPOS_DO_CHECKLIST, undefined),
  },
});

/** It asks nothing first, and may be undone for 8 s. */
export const EXCLUSAO = { nome: ({ titulo }: ModeloChecklist) => titulo };

/** What may be done with all that are chosen. */
export const MUDANCAS: readonly Mudanca<ModeloChecklist>[] = [
  { rotulo: 'Ativar', muda: { ativo: true }, feito: ['ativado', 'ativados'] },
  { rotulo: 'Inativar', muda: { ativo: false }, feito: ['inativado', 'inativados'] },
];
