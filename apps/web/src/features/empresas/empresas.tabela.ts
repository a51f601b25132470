import { mascararCnpj } from '@dominio/contrato/documentos';
import {
  type Empresa,
  NOME_DO_TIPO,
  TIPOS_DE_EMPRESA,
  type TipoDeEmpresa,
} from '@dominio/contrato/empresas';
import { PROBLEMAS_DA_EMPRESA, type ProblemaDaEmpresa } from '@dominio/contrato/empresas-qualidade';
import { UFS, type Uf } from '@dominio/contrato/ufs';
import {
  bandeira,
  identificador,
  type Parametros,
  texto,
  umDe,
} from '../../components/endereco/codec.ts';
import type { ColunaDaTabela } from '../../components/tabela/colunas.ts';
import { type EstadoDaTabela, parametrosDaTabela } from '../../components/tabela/estado.ts';

/** `Santos/SP`, or what of it is known. */
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

/** Of one client's companies the client needs no column. */
export const COLUNAS_DO_CLIENTE = COLUNAS.filter(({ id }) => id !== 'cliente');

/** What the list of companies shows, as its address says it. */
export interface EstadoDasEmpresas extends EstadoDaTabela {
  termo: string;
  tipo: TipoDeEmpresa | undefined;
  uf: Uf | undefined;
  /** Only companies with this to mend. */
  qualidade: ProblemaDaEmpresa | undefined;
  /** The company open at the side. */
  empresa: number | null;
  nova: boolean;
}

export const PARAMETROS: Parametros<EstadoDasEmpresas> = {
  ...parametrosDaTabela(COLUNAS),
  termo: texto(),
  tipo: umDe(TIPOS_DE_EMPRESA, undefined),
  uf: umDe(UFS, undefined),
  qualidade: umDe(PROBLEMAS_DA_EMPRESA, undefined),
  empresa: identificador,
  nova: bandeira(),
};
export const FECHADA = { empresa: null, nova: false } as const;
/** Parameters that no saved view keeps. */
export const PASSAGEIROS = ['empresa', 'nova', 'cliente_id'];
