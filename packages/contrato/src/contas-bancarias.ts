import { z } from 'zod';
import {
  Booleano,
  busca,
  diaOpcional,
  enumeracao,
  Feito,
  Id,
  IdParams,
  type Lidos,
  versaoLida,
} from './campos.ts';
import {
  DadosDeContaBancaria,
  EdicaoDeContaBancaria,
  FORMAS_DO_EXTRATO,
  TIPOS_DA_CONTA,
} from './contas-bancarias-campos.ts';
import { endpoint } from './endpoint.ts';
import { limite, paginacao, rodapeDaLista } from './paginacao.ts';
import { Pessoa } from './pessoas.ts';

/** What an account in use lacks, in the order in which it is listed. */
export const AVISOS_DA_CONTA = [
  'repetida',
  'sem_empresa',
  'sem_forma_extrato',
  'sem_responsavel',
  'responsavel_inativo',
  'sem_fechamento',
  'sem_saldo_inicial',
  'sem_conta_contabil',
] as const;
export type AvisoDaConta = (typeof AVISOS_DA_CONTA)[number];

export const NOME_DO_AVISO: Readonly<Record<AvisoDaConta, string>> = {
  repetida: 'Conta repetida',
  sem_empresa: 'Sem empresa',
  sem_forma_extrato: 'Sem forma de extrato',
  sem_responsavel: 'Sem responsável pelo extrato',
  responsavel_inativo: 'Responsável inativo',
  sem_fechamento: 'Sem fechamento da fatura',
  sem_saldo_inicial: 'Sem saldo inicial',
  sem_conta_contabil: 'Sem conta contábil',
};

export const ContaBancaria = z.object({
  id: z.int(),
  cliente_id: z.int(),
  cliente_nome: z.string(),
  /** What it is called: its nickname, or else bank and number. */
  nome: z.string(),
  tipo: z.enum(TIPOS_DA_CONTA),
  apelido: z.string().nullable(),
  empresa_id: z.int().nullable(),
  empresa_nome: z.string().nullable(),
  banco_ispb: z.string().nullable(),
  /** The number that people know a bank by: '341'. */
  banco_compe: z.string().nullable(),
  banco_nome: z.string().nullable(),
  agencia: z.string().nullable(),
  conta: z.string().nullable(),
  digito: z.string().nullable(),
  chaves_pix: z.array(z.string()),
  gerente: z.string().nullable(),
  dia_fechamento_fatura: z.int().nullable(),
  /** Absent for callers who may not see amounts, as `ve_valor` says. */
  saldo_inicial_centavos: z.int().nullable().optional(),
  saldo_inicial_em: z.string().nullable(),
  ve_valor: z.boolean(),
  forma_extrato: z.enum(FORMAS_DO_EXTRATO).nullable(),
  responsavel_extrato_id: z.int().nullable(),
  responsavel_extrato_nome: z.string().nullable(),
  conta_contabil: z.string().nullable(),
  ativa: z.boolean(),
  /** The day on which the account was closed. */
  encerrada_em: z.string().nullable(),
  avisos: z.array(z.enum(AVISOS_DA_CONTA)),
  versao: z.int(),
} satisfies Lidos<typeof DadosDeContaBancaria.shape>);
export type ContaBancaria = z.infer<typeof ContaBancaria>;

const ORDENS_DE_CONTAS_BANCARIAS = ['nome', 'tipo', 'empresa'] as const;

const FiltrosDeContasBancarias = z.object({
  /** Nickname, bank, number, company or client; accents and case are ignored. */
  termo: busca(200).optional(),
  cliente_id: Id.optional(),
  empresa_id: Id.optional(),
  tipo: enumeracao(TIPOS_DA_CONTA, 'Tipo').optional(),
  ativa: Booleano.optional(),
  aviso: enumeracao(AVISOS_DA_CONTA, 'Aviso').optional(),
  ordenar: enumeracao(ORDENS_DE_CONTAS_BANCARIAS, 'Ordem', 'inválida').default('nome'),
  direcao: enumeracao(['asc', 'desc'], 'Direção', 'inválida').default('asc'),
  ...paginacao(50, 200),
});
export type FiltrosDeContasBancarias = z.output<typeof FiltrosDeContasBancarias>;

export const ENCERRAMENTO_FUTURO = 'A data de encerramento não pode ser futura.';
const ENCERRAMENTO_INVALIDO = 'Data de encerramento inválida.';
/** Today, if no day is sent. */
const Encerramento = z.object({ data: diaOpcional(ENCERRAMENTO_INVALIDO), ...versaoLida });
export type Encerramento = z.output<typeof Encerramento>;

/** A participant of the reserves transfer system, as the Central Bank lists them. */
export const Banco = z.object({ ispb: z.string(), compe: z.string(), nome: z.string() });
export type Banco = z.infer<typeof Banco>;

export const contasBancariasEndpoints = {
  listar: endpoint({
    method: 'GET',
    path: '/api/contas-bancarias',
    acesso: 'contas_bancarias:visualizar',
    resumo: 'Contas bancárias dos clientes no alcance de quem pede, paginadas',
    query: FiltrosDeContasBancarias,
    response: z.object({ contas_bancarias: z.array(ContaBancaria), ...rodapeDaLista }),
  }),
  avisos: endpoint({
    method: 'GET',
    path: '/api/contas-bancarias/avisos',
    acesso: 'contas_bancarias:visualizar',
    resumo: 'Quantas contas em uso de um cliente têm o que corrigir',
    query: z.object({ cliente_id: Id }),
    response: z.object({
      /** How many have any: an account may have several. */
      total: z.int(),
      avisos: z.array(z.object({ aviso: z.enum(AVISOS_DA_CONTA), total: z.int() })),
    }),
  }),
  responsaveis: endpoint({
    method: 'GET',
    path: '/api/contas-bancarias/responsaveis',
    acesso: 'contas_bancarias:editar',
    resumo: 'Pessoas da equipe que podem responder pelo extrato de uma conta',
    query: z.object({ termo: busca(100).optional(), limit: limite(20, 100) }),
    response: z.array(Pessoa.extend({ time_nome: z.string().nullable() })),
  }),
  ler: endpoint({
    method: 'GET',
    path: '/api/contas-bancarias/{id}',
    acesso: 'contas_bancarias:visualizar',
    resumo: 'Uma conta bancária',
    params: IdParams,
    response: ContaBancaria,
  }),
  criar: endpoint({
    method: 'POST',
    path: '/api/contas-bancarias',
    acesso: 'contas_bancarias:criar',
    resumo: 'Criar uma conta bancária de um cliente',
    body: DadosDeContaBancaria,
    response: ContaBancaria,
    status: 201,
  }),
  atualizar: endpoint({
    method: 'PUT',
    path: '/api/contas-bancarias/{id}',
    acesso: 'contas_bancarias:editar',
    resumo: 'Mudar uma conta bancária',
    params: IdParams,
    body: EdicaoDeContaBancaria,
    response: ContaBancaria,
  }),
  excluir: endpoint({
    method: 'DELETE',
    path: '/api/contas-bancarias/{id}',
    acesso: 'contas_bancarias:excluir',
    resumo: 'Excluir uma conta bancária',
    params: IdParams,
    response: Feito,
  }),
  encerrar: endpoint({
    method: 'POST',
    path: '/api/contas-bancarias/{id}/encerrar',
    acesso: 'contas_bancarias:editar',
    resumo: 'Encerrar uma conta bancária numa data',
    params: IdParams,
    body: Encerramento,
    response: ContaBancaria,
  }),
  reabrir: endpoint({
    method: 'POST',
    path: '/api/contas-bancarias/{id}/reabrir',
    acesso: 'contas_bancarias:editar',
    resumo: 'Desfazer o encerramento de uma conta bancária',
    params: IdParams,
    body: z.object(versaoLida),
    response: ContaBancaria,
  }),
} as const;

export const bancosEndpoints = {
  listar: endpoint({
    method: 'GET',
    path: '/api/bancos',
    // A published list, which a client's people choose from as well.
    acesso: 'sessao',
    resumo: 'Bancos e instituições de pagamento, por nome, código ou ISPB',
    query: z.object({ termo: busca(100).optional() }),
    response: z.object({ bancos: z.array(Banco) }),
  }),
} as const;
