import type { Empresa } from '@dominio/contrato/empresas';
import { NOME_DA_SITUACAO_CADASTRAL } from '@dominio/contrato/empresas-cadastro';
import { NOME_DO_TIPO_DE_CERTIFICADO } from '@dominio/contrato/empresas-certificado';
import { mascararCep } from '@dominio/contrato/enderecos-postais';
import { mascararCnae, mascararNatureza } from '@dominio/contrato/tabelas-oficiais';
import { telefoneEscrito } from '@dominio/contrato/telefones';
import type { ColunaDaTabela } from '../../components/tabela/colunas.ts';
import { type CamposExportados, colunaDe } from '../../registros/exportacao.ts';
import { CERTIFICADO } from './certificado.coluna.tsx';

/** A code with the name that its published table has for it. */
const comNome = (codigo: string, nome: string | null | undefined) =>
  [codigo, nome].filter(Boolean).join(' ');

const RUA: ColunaDaTabela<Empresa> = {
  id: 'endereco',
  titulo: 'Endereço',
  valor: ({ logradouro, numero, complemento, bairro }) =>
    [logradouro, numero, complemento, bairro].filter(Boolean).join(', ') || null,
  oculta: true,
};

const PRINCIPAL: ColunaDaTabela<Empresa> = {
  id: 'cnae_principal',
  titulo: 'CNAE principal',
  valor: ({ cnae_principal, cnae_principal_nome }) =>
    cnae_principal && comNome(mascararCnae(cnae_principal), cnae_principal_nome),
  oculta: true,
};

const SECUNDARIOS: ColunaDaTabela<Empresa> = {
  id: 'cnaes_secundarios',
  titulo: 'CNAEs secundários',
  valor: ({ cnaes_secundarios, cnaes_secundarios_nomes }) =>
    cnaes_secundarios
      .map((codigo, i) => comNome(mascararCnae(codigo), cnaes_secundarios_nomes[i]))
      .join('; ') || null,
  oculta: true,
};

const NATUREZA: ColunaDaTabela<Empresa> = {
  id: 'natureza_juridica',
  titulo: 'Natureza jurídica',
  valor: ({ natureza_juridica, natureza_juridica_nome }) =>
    natureza_juridica && comNome(mascararNatureza(natureza_juridica), natureza_juridica_nome),
  oculta: true,
};

/** The fields of a company's register, each a column that people may take in. */
export const CAMPOS_DO_CADASTRO = {
  situacao_cadastral: {
    id: 'situacao_cadastral',
    titulo: 'Situação na Receita',
    valor: ({ situacao_cadastral }) =>
      situacao_cadastral && NOME_DA_SITUACAO_CADASTRAL[situacao_cadastral],
    largura: '160px',
    oculta: true,
  },
  natureza_juridica: NATUREZA,
  natureza_juridica_nome: NATUREZA,
  cnae_principal: PRINCIPAL,
  cnae_principal_nome: PRINCIPAL,
  cnaes_secundarios: SECUNDARIOS,
  cnaes_secundarios_nomes: SECUNDARIOS,
  inscricao_estadual: colunaDe('inscricao_estadual', 'Inscrição estadual', { oculta: true }),
  inscricao_municipal: colunaDe('inscricao_municipal', 'Inscrição municipal', { oculta: true }),
  data_abertura: colunaDe('data_abertura', 'Data de abertura', { tipo: 'data', oculta: true }),
  capital_social_centavos: {
    id: 'capital_social',
    titulo: 'Capital social',
    tipo: 'dinheiro',
    valor: ({ capital_social_centavos }) => capital_social_centavos,
    largura: '150px',
    oculta: true,
  },
  logradouro: RUA,
  numero: RUA,
  complemento: RUA,
  bairro: RUA,
  cep: { id: 'cep', titulo: 'CEP', valor: ({ cep }) => cep && mascararCep(cep), oculta: true },
  telefone: {
    id: 'telefone',
    titulo: 'Telefone',
    valor: ({ telefone }) => telefone && telefoneEscrito(telefone),
    oculta: true,
  },
  certificado_tipo: {
    id: 'certificado_tipo',
    titulo: 'Tipo do certificado',
    valor: ({ certificado_tipo }) =>
      certificado_tipo && NOME_DO_TIPO_DE_CERTIFICADO[certificado_tipo],
    oculta: true,
  },
  certificado_titular: colunaDe('certificado_titular', 'Titular do certificado', { oculta: true }),
  certificado_serie: colunaDe('certificado_serie', 'Série do certificado', { oculta: true }),
  certificado_desde: colunaDe('certificado_desde', 'Certificado válido de', {
    tipo: 'data',
    oculta: true,
  }),
  certificado_ate: CERTIFICADO,
  email: colunaDe('email', 'E-mail', { oculta: true }),
} satisfies Partial<CamposExportados<Empresa>>;
