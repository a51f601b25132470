import { mascararCnpj } from '@dominio/contrato/documentos';
import { type Empresa, NOME_DO_TIPO, TIPOS_DE_EMPRESA } from '@dominio/contrato/empresas';
import { PROBLEMAS_DA_EMPRESA } from '@dominio/contrato/empresas-qualidade';
import { UFS } from '@dominio/contrato/ufs';
import { umDe } from '../../components/endereco/codec.ts';
import type { ColunaDaTabela } from '../../components/tabela/colunas.ts';
import { enderecoDoRegistro } from '../../registros/endereco.ts';

/** `Santos/SP`, or the one of the two that is known. */
export const lugarDaEmpresa = ({ municipio, uf }: Pick<Empresa, 'municipio' | 'uf'>) =>
  [municipio, uf].filter(Boolean).join('/') || null;

export const COLUNAS: readonly ColunaDaTabela<Empresa>[] = [
  {
    id: 'razao_social',
    titulo: 'Razão social',
    valor: ({ razao_social }) => razao_social,
    principal: true,
    ordenavel: true,
  },
  {
    id: 'cnpj',
    titulo: 'CNPJ',
    valor: ({ cnpj }) => mascararCnpj(cnpj),
    ordenavel: true,
    largura: '190px',
  },
  {
    id: 'cliente',
    titulo: 'Cliente',
    valor: ({ cliente_nome }) => cliente_nome,
    ordenavel: true,
    cede: 3,
  },
  {
    id: 'tipo',
    titulo: 'Tipo',
    valor: ({ tipo }) => NOME_DO_TIPO[tipo],
    largura: '110px',
    cede: 1,
  },
  {
    id: 'municipio',
    titulo: 'Município',
    valor: lugarDaEmpresa,
    ordenavel: true,
    largura: '190px',
    cede: 2,
  },
  {
    id: 'nome_fantasia',
    titulo: 'Nome fantasia',
    valor: ({ nome_fantasia }) => nome_fantasia,
    oculta: true,
  },
  {
    id: 'contratos',
    titulo: 'Contratos',
    tipo: 'numero',
    valor: ({ contratos_total }) => contratos_total,
    oculta: true,
    largura: '110px',
  },
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
