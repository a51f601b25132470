import { mascararCnpj } from '@dominio/contrato/documentos';
import { type Empresa, NOME_DO_TIPO, TIPOS_DE_EMPRESA } from '@dominio/contrato/empresas';
import { PROBLEMAS_DA_EMPRESA } from '@dominio/contrato/empresas-qualidade';
import { REGIMES_TRIBUTARIOS } from '@dominio/contrato/empresas-regimes';
import {
  NOME_DO_STATUS_DA_EMPRESA,
  STATUS_DA_EMPRESA,
  type StatusDaEmpresa,
} from '@dominio/contrato/empresas-status';
import { UFS } from '@dominio/contrato/ufs';
import { chamado, identificador, umDe } from '../../components/endereco/codec.ts';
import type { ColunaDaTabela } from '../../components/tabela/colunas.ts';
import type { Tom } from '../../components/ui/situacao.tsx';
import { enderecoDoRegistro } from '../../registros/endereco.ts';
import { type CamposExportados, colunaDe, INTERNOS } from '../../registros/exportacao.ts';
import { CADASTRO, CONTRATO, RESPONSAVEL, TIME } from './atendimento.colunas.ts';
import { CAMPOS_DO_CADASTRO } from './cadastro.colunas.ts';
import { RECEITA } from './receita.coluna.ts';
import { REGIME } from './regime.coluna.tsx';

/** `Santos/SP`, or the one of the two that is known. */
export const lugarDaEmpresa = ({ municipio, uf }: Pick<Empresa, 'municipio' | 'uf'>) =>
  [municipio, uf].filter(Boolean).join('/') || null;

const LUGAR: ColunaDaTabela<Empresa> = {
  id: 'municipio',
  titulo: 'Município',
  valor: lugarDaEmpresa,
  ordenavel: true,
  largura: '150px',
  cede: 2,
};

export const TOM_DO_STATUS: Readonly<Record<StatusDaEmpresa, Tom>> = {
  ativa: 'sucesso',
  suspensa: 'aviso',
  baixada: 'neutro',
};

/** Each field of a company, in the sheet that is exported or, by the reason, in none. */
export const CAMPOS = {
  ...INTERNOS,
  razao_social: colunaDe('razao_social', 'Razão social', { principal: true, ordenavel: true }),
  cnpj: {
    id: 'cnpj',
    titulo: 'CNPJ',
    valor: ({ cnpj }) => mascararCnpj(cnpj),
    ordenavel: true,
    largura: '180px',
  },
  cliente_id: 'the client goes by its name',
  cliente_nome: colunaDe('cliente_nome', 'Cliente', {
    id: 'cliente',
    ordenavel: true,
    minima: '210px',
    cede: 3,
  }),
  tipo: {
    id: 'tipo',
    titulo: 'Tipo',
    valor: ({ tipo }) => NOME_DO_TIPO[tipo],
    largura: '110px',
    cede: 1,
  },
  matriz_id: 'a row has the number of its head office alone, and people know it by its name',
  status: {
    id: 'status',
    titulo: 'Status',
    valor: ({ status }) => NOME_DO_STATUS_DA_EMPRESA[status],
    tom: ({ status }) => TOM_DO_STATUS[status],
    noNome: ({ status }) => (status === 'ativa' ? null : NOME_DO_STATUS_DA_EMPRESA[status]),
    largura: '120px',
    cede: 1,
  },
  status_desde: colunaDe('status_desde', 'Status desde', { tipo: 'data', oculta: true }),
  status_motivo: colunaDe('status_motivo', 'Motivo do status', { oculta: true }),
  ...CAMPOS_DO_CADASTRO,
  receita_situacao: RECEITA,
  receita_consultada_em: RECEITA,
  regime_atual: REGIME,
  proximo_regime: REGIME,
  contratos_em_vigor: CONTRATO,
  responsaveis: RESPONSAVEL,
  times: TIME,
  cadastro_percentual: CADASTRO,
  municipio: LUGAR,
  municipio_ibge: colunaDe('municipio_ibge', 'Código IBGE', { oculta: true }),
  uf: LUGAR,
  nome_fantasia: colunaDe('nome_fantasia', 'Nome fantasia', { oculta: true }),
  contratos_total: colunaDe('contratos_total', 'Contratos', {
    id: 'contratos',
    tipo: 'numero',
    oculta: true,
    largura: '110px',
  }),
  logo_url: 'a picture',
  tem_logo: 'a picture',
} satisfies CamposExportados<Empresa>;

export const COLUNAS: readonly ColunaDaTabela<Empresa>[] = [
  CAMPOS.razao_social,
  CAMPOS.cnpj,
  CAMPOS.cliente_nome,
  CAMPOS.tipo,
  CAMPOS.status,
  REGIME,
  LUGAR,
  RESPONSAVEL,
  CONTRATO,
  TIME,
  CADASTRO,
  CAMPOS.nome_fantasia,
  CAMPOS.contratos_total,
  CAMPOS.status_desde,
  CAMPOS.status_motivo,
  CAMPOS.situacao_cadastral,
  RECEITA,
  CAMPOS.natureza_juridica,
  CAMPOS.cnae_principal,
  CAMPOS.cnaes_secundarios,
  CAMPOS.inscricao_estadual,
  CAMPOS.inscricao_municipal,
  CAMPOS.data_abertura,
  CAMPOS.capital_social_centavos,
  CAMPOS.logradouro,
  CAMPOS.cep,
  CAMPOS.municipio_ibge,
  CAMPOS.telefone,
  CAMPOS.email,
  CAMPOS.certificado_ate,
  CAMPOS.certificado_tipo,
  CAMPOS.certificado_titular,
  CAMPOS.certificado_serie,
  CAMPOS.certificado_desde,
];

/** Columns of one client's companies, without that client. */
export const COLUNAS_DO_CLIENTE = COLUNAS.filter(({ id }) => id !== 'cliente');

/** How the state of the list is written in its address: `?tipo=filial&uf=SP&empresa=12`. */
export const endereco = enderecoDoRegistro({
  nome: 'empresa',
  nomeDoNovo: 'nova',
  colunas: COLUNAS,
  filtros: {
    tipo: umDe(TIPOS_DE_EMPRESA, undefined),
    uf: umDe(UFS, undefined),
    status: umDe(STATUS_DA_EMPRESA, undefined),
    regime: umDe(REGIMES_TRIBUTARIOS, undefined),
    responsavel_id: chamado('responsavel', identificador),
    time_id: chamado('time', identificador),
    /** Shows only companies with this problem. */
    qualidade: umDe(PROBLEMAS_DA_EMPRESA, undefined),
  },
});

export const EXCLUSAO = {
  nome: ({ razao_social }: Empresa) => razao_social,
  pergunta: {
    titulo: (nome: string) => `Excluir ${nome}?`,
    texto: 'O cadastro e o logo da empresa deixam de existir.',
    confirmar: 'Excluir',
  },
};
