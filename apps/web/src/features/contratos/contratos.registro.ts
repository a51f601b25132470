import { NOME_DO_STATUS, STATUS_DO_CONTRATO } from '@dominio/contrato/clientes';
import type { Contrato } from '@dominio/contrato/contratos';
import { mascararCnpj } from '@dominio/contrato/documentos';
import { umDe } from '../../components/endereco/codec.ts';
import type { ColunaDaTabela } from '../../components/tabela/colunas.ts';
import { enderecoDoRegistro } from '../../registros/endereco.ts';

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

/** Columns of the list, with the amount for somebody who may see it. */
export const colunasDe = (veValor: boolean): readonly ColunaDaTabela<Contrato>[] =>
  veValor ? COLUNAS : COLUNAS_SEM_VALOR;

const COLUNAS = [...COLUNAS_SEM_VALOR, VALOR];

/** How the state of the list is written in its address: `?status=ATIVO&contrato=12`. */
export const endereco = enderecoDoRegistro({
  nome: 'contrato',
  colunas: COLUNAS,
  filtros: { status: umDe(STATUS_DO_CONTRATO, undefined) },
});

export const EXCLUSAO = {
  nome: ({ numero_contrato }: Contrato) => numero_contrato,
  pergunta: {
    titulo: (nome: string) => `Excluir o contrato ${nome}?`,
    texto: 'O contrato deixa de existir.',
    confirmar: 'Excluir',
  },
};
