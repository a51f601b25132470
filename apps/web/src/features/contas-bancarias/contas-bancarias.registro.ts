import { chavePixDita } from '@dominio/contrato/chaves-pix';
import {
  AVISOS_DA_CONTA,
  type ContaBancaria,
  NOME_DO_AVISO,
} from '@dominio/contrato/contas-bancarias';
import {
  NOME_DA_FORMA,
  NOME_DO_TIPO,
  TIPOS_DA_CONTA,
} from '@dominio/contrato/contas-bancarias-campos';
import { diaEscrito } from '@dominio/contrato/datas';
import { identificador, umDe } from '../../components/endereco/codec.ts';
import type { ColunaDaTabela } from '../../components/tabela/colunas.ts';
import { enderecoDoRegistro } from '../../registros/endereco.ts';
import { type CamposExportados, colunaDe, INTERNOS } from '../../registros/exportacao.ts';

/** Branch and number in one: '1234 / 56789-0', 'final 4321' of a card. */
export function numeroEscrito(conta: Pick<ContaBancaria, 'tipo' | 'agencia' | 'conta' | 'digito'>) {
  const { tipo, agencia, digito } = conta;
  if (tipo === 'cartao') return conta.conta && `final ${conta.conta}`;
  if (!conta.conta) return agencia && `Agência ${agencia}`;
  const numero = digito ? `${conta.conta}-${digito}` : conta.conta;
  return agencia ? `${agencia} / ${numero}` : numero;
}

/** 'ITAÚ UNIBANCO S.A. (341)'. */
export const bancoEscrito = ({
  banco_nome,
  banco_compe,
}: Pick<ContaBancaria, 'banco_nome' | 'banco_compe'>) =>
  banco_nome && `${banco_nome} (${banco_compe})`;

/** 'Em uso', or when it was closed. */
export const situacaoEscrita = ({ encerrada_em }: Pick<ContaBancaria, 'encerrada_em'>) =>
  encerrada_em === null ? 'Em uso' : `Encerrada em ${diaEscrito(encerrada_em)}`;

export const tomDaSituacao = ({ ativa }: Pick<ContaBancaria, 'ativa'>) =>
  ativa ? 'sucesso' : 'neutro';

/** What there is to mend, in words: 'Conta repetida, sem empresa'. */
export const avisosEscritos = ({ avisos }: Pick<ContaBancaria, 'avisos'>) =>
  avisos
    .map((aviso, i) => (i === 0 ? NOME_DO_AVISO[aviso] : NOME_DO_AVISO[aviso].toLowerCase()))
    .join(', ') || null;

const NUMERO: ColunaDaTabela<ContaBancaria> = {
  id: 'numero',
  titulo: 'Agência e conta',
  valor: numeroEscrito,
  largura: '168px',
};

const BANCO: ColunaDaTabela<ContaBancaria> = {
  id: 'banco',
  titulo: 'Banco',
  valor: bancoEscrito,
  minima: '220px',
  cede: 5,
};

const SITUACAO: ColunaDaTabela<ContaBancaria> = {
  id: 'situacao',
  titulo: 'Situação',
  valor: situacaoEscrita,
  tom: tomDaSituacao,
  largura: '222px',
  cede: 4,
};

/** Each field of an account, in the sheet that is exported or, by the reason, in none. */
export const CAMPOS = {
  ...INTERNOS,
  // Most are called by bank, branch and number, which is no name once its end is cut.
  nome: colunaDe('nome', 'Conta', { principal: true, ordenavel: true, minima: '284px' }),
  tipo: {
    id: 'tipo',
    titulo: 'Tipo',
    valor: ({ tipo }) => NOME_DO_TIPO[tipo],
    ordenavel: true,
    largura: '180px',
    cede: 3,
  },
  apelido: 'what it is called says it',
  empresa_id: 'the company goes by its name',
  empresa_nome: colunaDe('empresa_nome', 'Empresa', {
    id: 'empresa',
    ordenavel: true,
    minima: '230px',
    cede: 2,
  }),
  banco_ispb: colunaDe('banco_ispb', 'ISPB', { largura: '120px', oculta: true }),
  banco_compe: BANCO,
  banco_nome: BANCO,
  agencia: NUMERO,
  conta: NUMERO,
  digito: NUMERO,
  chaves_pix: {
    id: 'chaves_pix',
    titulo: 'Chaves Pix',
    valor: ({ chaves_pix }) => chaves_pix.map(chavePixDita).join(', ') || null,
    oculta: true,
  },
  gerente: colunaDe('gerente', 'Gerente', { oculta: true }),
  dia_fechamento_fatura: colunaDe('dia_fechamento_fatura', 'Fechamento da fatura', {
    tipo: 'numero',
    oculta: true,
  }),
  saldo_inicial_centavos: {
    id: 'saldo_inicial',
    titulo: 'Saldo inicial',
    tipo: 'dinheiro',
    valor: ({ saldo_inicial_centavos }) => saldo_inicial_centavos ?? null,
    largura: '150px',
    oculta: true,
    permissao: 'contas_bancarias:ver_valores',
  },
  saldo_inicial_em: colunaDe('saldo_inicial_em', 'Data do saldo inicial', {
    tipo: 'data',
    oculta: true,
  }),
  ve_valor: 'whether the balance is answered, which its column says',
  forma_extrato: {
    id: 'forma_extrato',
    titulo: 'Forma do extrato',
    valor: ({ forma_extrato }) => forma_extrato && NOME_DA_FORMA[forma_extrato],
    oculta: true,
  },
  responsavel_extrato_id: 'the person goes by name',
  responsavel_extrato_nome: colunaDe('responsavel_extrato_nome', 'Responsável pelo extrato', {
    id: 'responsavel',
    oculta: true,
  }),
  conta_contabil: colunaDe('conta_contabil', 'Conta contábil', { oculta: true }),
  ativa: 'told by the day on which the account was closed',
  encerrada_em: SITUACAO,
  avisos: { id: 'avisos', titulo: 'A corrigir', valor: avisosEscritos, cede: 1 },
  cliente_id: 'the list is that of one client',
  cliente_nome: 'the list is that of one client',
} satisfies CamposExportados<ContaBancaria>;

const SEM_SALDO: readonly ColunaDaTabela<ContaBancaria>[] = [
  CAMPOS.nome,
  CAMPOS.tipo,
  BANCO,
  NUMERO,
  CAMPOS.empresa_nome,
  SITUACAO,
  CAMPOS.avisos,
  CAMPOS.banco_ispb,
  CAMPOS.chaves_pix,
  CAMPOS.gerente,
  CAMPOS.forma_extrato,
  CAMPOS.responsavel_extrato_nome,
  CAMPOS.dia_fechamento_fatura,
  CAMPOS.conta_contabil,
  CAMPOS.saldo_inicial_em,
];
export const COLUNAS = [...SEM_SALDO, CAMPOS.saldo_inicial_centavos];

/** The columns that somebody may choose among. */
export const colunasPara = (veValor: boolean) => (veValor ? COLUNAS : SEM_SALDO);

export const NOME_DA_SITUACAO = { true: 'Em uso', false: 'Encerrada' } as const;

/** How the page stands in its address: `?tipo=cartao&conta=3`. */
export const endereco = enderecoDoRegistro({
  nome: 'conta',
  nomeDoNovo: 'nova',
  colunas: COLUNAS,
  filtros: {
    empresa_id: identificador,
    tipo: umDe(TIPOS_DA_CONTA, undefined),
    ativa: umDe(['true', 'false'] as const, undefined),
    aviso: umDe(AVISOS_DA_CONTA, undefined),
  },
});

/** It asks nothing first, and may be undone for 8 s. */
export const EXCLUSAO = { nome: ({ nome }: ContaBancaria) => nome };
