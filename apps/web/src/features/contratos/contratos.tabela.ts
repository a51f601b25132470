import {
  NOME_DO_STATUS,
  STATUS_DO_CONTRATO,
  type StatusDoContrato,
} from '@dominio/contrato/clientes';
import type { Contrato } from '@dominio/contrato/contratos';
import { mascararCnpj } from '@dominio/contrato/documentos';
import { identificador, type Parametros, texto, umDe } from '../../components/endereco/codec.ts';
import type { ColunaDaTabela } from '../../components/tabela/colunas.ts';
import { type EstadoDaTabela, parametrosDaTabela } from '../../components/tabela/estado.ts';

const VALOR: ColunaDaTabela<Contrato> = {
  id: 'valor',
  titulo: 'Valor mensal',
  tipo: 'dinheiro',
  valor: ({ valor_mensal_centavos }) => valor_mensal_centavos ?? null,
  largura: '140px',
  cede: 2,
};

const COLUNAS_SEM_VALOR: readonly ColunaDaTabela<Contrato>[] = [
  {
    id: 'numero',
    titulo: 'Número',
    valor: ({ numero_contrato }) => numero_contrato,
    principal: true,
    ordenavel: true,
    largura: '140px',
  },
  { id: 'cliente', titulo: 'Cliente', valor: ({ cliente_nome }) => cliente_nome, ordenavel: true },
  {
    id: 'status',
    titulo: 'Status',
    valor: ({ status_contrato }) => NOME_DO_STATUS[status_contrato],
    largura: '150px',
  },
  {
    id: 'data_inicio',
    titulo: 'Início',
    tipo: 'data',
    valor: ({ data_inicio }) => data_inicio,
    ordenavel: true,
    largura: '120px',
    cede: 1,
  },
  {
    id: 'data_fim',
    titulo: 'Fim',
    tipo: 'data',
    valor: ({ data_fim }) => data_fim,
    ordenavel: true,
    largura: '120px',
    cede: 3,
  },
  {
    id: 'empresa',
    titulo: 'Empresa',
    valor: ({ empresa_nome }) => empresa_nome,
    oculta: true,
  },
  {
    id: 'cnpj',
    titulo: 'CNPJ',
    valor: ({ cnpj }) => cnpj && mascararCnpj(cnpj),
    oculta: true,
    largura: '190px',
  },
];

/** Amounts have a column for those who may see them. */
export const colunasDe = (veValor: boolean): readonly ColunaDaTabela<Contrato>[] =>
  veValor ? COLUNAS : COLUNAS_SEM_VALOR;

const COLUNAS = [...COLUNAS_SEM_VALOR, VALOR];

/** What the list of contracts shows, as its address says it. */
export interface EstadoDosContratos extends EstadoDaTabela {
  termo: string;
  status: StatusDoContrato | undefined;
  /** The contract open at the side. */
  contrato: number | null;
}

export const PARAMETROS: Parametros<EstadoDosContratos> = {
  ...parametrosDaTabela(COLUNAS),
  termo: texto(),
  status: umDe(STATUS_DO_CONTRATO, undefined),
  contrato: identificador,
};
export const FECHADA = { contrato: null } as const;
/** Parameters that no saved view keeps. */
export const PASSAGEIROS = ['contrato'];
