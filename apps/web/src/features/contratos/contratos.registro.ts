import { NOME_DO_STATUS, STATUS_DO_CONTRATO } from '@dominio/contrato/clientes';
import { type Contrato, servicoEmPalavras } from '@dominio/contrato/contratos';
import { ACOMPANHAMENTOS } from '@dominio/contrato/contratos-acompanhamento';
import { NOME_DO_MOTIVO } from '@dominio/contrato/contratos-encerramento';
import { NOME_DO_INDICE, NOME_DO_MES } from '@dominio/contrato/contratos-termos';
import { mascararCnpj } from '@dominio/contrato/documentos';
import { identificador, umDe } from '../../components/endereco/codec.ts';
import type { ColunaDaTabela } from '../../components/tabela/colunas.ts';
import { TOM_DO_STATUS } from '../../consultas/tom-do-status.ts';
import { enderecoDoRegistro } from '../../registros/endereco.ts';
import { type CamposExportados, colunaDe, INTERNOS } from '../../registros/exportacao.ts';

/** Each field of a contract, in the sheet that is exported or, by the reason, in none. */
export const CAMPOS = {
  ...INTERNOS,
  numero_contrato: colunaDe('numero_contrato', 'Número', {
    id: 'numero',
    principal: true,
    ordenavel: true,
    largura: '140px',
  }),
  cliente_id: 'the client goes by its name',
  cliente_nome: colunaDe('cliente_nome', 'Cliente', { id: 'cliente', ordenavel: true }),
  status_contrato: {
    id: 'status',
    titulo: 'Status',
    valor: ({ status_contrato }) => NOME_DO_STATUS[status_contrato],
    tom: ({ status_contrato }) => TOM_DO_STATUS[status_contrato],
    largura: '150px',
  },
  proximos_status: 'what may be done with the contract, not what it is',
  data_inicio: colunaDe('data_inicio', 'Início', {
    tipo: 'data',
    ordenavel: true,
    largura: '120px',
    cede: 1,
  }),
  data_fim: colunaDe('data_fim', 'Fim', {
    tipo: 'data',
    ordenavel: true,
    largura: '120px',
    cede: 3,
  }),
  data_assinatura: colunaDe('data_assinatura', 'Assinatura', {
    tipo: 'data',
    oculta: true,
    largura: '120px',
  }),
  indice_reajuste: {
    id: 'indice',
    titulo: 'Índice de reajuste',
    valor: ({ indice_reajuste }) => indice_reajuste && NOME_DO_INDICE[indice_reajuste],
    oculta: true,
    largura: '160px',
  },
  mes_reajuste: {
    id: 'mes_reajuste',
    titulo: 'Mês do reajuste',
    valor: ({ mes_reajuste }) => (mes_reajuste ? (NOME_DO_MES[mes_reajuste] ?? null) : null),
    oculta: true,
    largura: '150px',
  },
  dia_vencimento: colunaDe('dia_vencimento', 'Dia do vencimento', { tipo: 'numero' }),
  renovacao_automatica: {
    id: 'renovacao_automatica',
    titulo: 'Renovação automática',
    valor: ({ renovacao_automatica }) => (renovacao_automatica ? 'Sim' : 'Não'),
  },
  aviso_previo_dias: colunaDe('aviso_previo_dias', 'Aviso prévio em dias', { tipo: 'numero' }),
  motivo_encerramento: {
    id: 'motivo_encerramento',
    titulo: 'Motivo do encerramento',
    valor: ({ motivo_encerramento }) => motivo_encerramento && NOME_DO_MOTIVO[motivo_encerramento],
    oculta: true,
    largura: '190px',
  },
  motivo: colunaDe('motivo', 'Nas palavras do cliente'),
  aviso_em: colunaDe('aviso_em', 'Aviso prévio dado em', {
    tipo: 'data',
    oculta: true,
    largura: '150px',
  }),
  encerra_em: colunaDe('encerra_em', 'Encerramento', {
    tipo: 'data',
    oculta: true,
    largura: '130px',
  }),
  empresa_id: 'the company goes by its name',
  empresa_nome: colunaDe('empresa_nome', 'Empresa', { id: 'empresa', oculta: true }),
  cnpj: {
    id: 'cnpj',
    titulo: 'CNPJ',
    valor: ({ cnpj }) => cnpj && mascararCnpj(cnpj),
    oculta: true,
    largura: '190px',
  },
  valor_mensal_centavos: {
    id: 'valor',
    titulo: 'Valor mensal',
    tipo: 'dinheiro',
    valor: ({ valor_mensal_centavos }) => valor_mensal_centavos ?? null,
    largura: '140px',
    cede: 2,
    permissao: 'contratos:ver_valores',
  },
  ve_valor: 'whether the amount is answered, which its column says',
  servicos: {
    id: 'servicos',
    titulo: 'Serviços',
    valor: ({ servicos }) => servicos.map(servicoEmPalavras).join('; '),
  },
  responsavel_id: 'the person goes by name',
  responsavel_nome: colunaDe('responsavel_nome', 'Responsável', {
    id: 'responsavel',
    largura: '160px',
    cede: 4,
  }),
  time_id: 'the team goes by its name',
  time_nome: colunaDe('time_nome', 'Time', { id: 'time' }),
} satisfies CamposExportados<Contrato>;

const COLUNAS_SEM_VALOR: readonly ColunaDaTabela<Contrato>[] = [
  CAMPOS.numero_contrato,
  CAMPOS.cliente_nome,
  CAMPOS.status_contrato,
  CAMPOS.responsavel_nome,
  CAMPOS.data_inicio,
  CAMPOS.data_fim,
  CAMPOS.empresa_nome,
  CAMPOS.cnpj,
  CAMPOS.data_assinatura,
  CAMPOS.indice_reajuste,
  CAMPOS.mes_reajuste,
  CAMPOS.encerra_em,
  CAMPOS.motivo_encerramento,
  CAMPOS.aviso_em,
];

export const COLUNAS = [...COLUNAS_SEM_VALOR, CAMPOS.valor_mensal_centavos];

/** Columns of the list, with the amount for somebody who may see it. */
export const colunasDe = (veValor: boolean): readonly ColunaDaTabela<Contrato>[] =>
  veValor ? COLUNAS : COLUNAS_SEM_VALOR;

/** How the state of the list is written in its address: `?cliente_id=31&status=ATIVO&acompanhar=vencem_90&contrato=12`. */
export const endereco = enderecoDoRegistro({
  nome: 'contrato',
  colunas: COLUNAS,
  passos: 'filtros',
  filtros: {
    cliente_id: identificador,
    empresa_id: identificador,
    status: umDe(STATUS_DO_CONTRATO, undefined),
    acompanhar: umDe(ACOMPANHAMENTOS, undefined),
  },
});

export const EXCLUSAO = {
  nome: ({ numero_contrato }: Contrato) => numero_contrato,
  pergunta: {
    titulo: (nome: string) => `Excluir o contrato ${nome}?`,
    texto: 'O contrato deixa de existir.',
    confirmar: 'Excluir',
  },
};
