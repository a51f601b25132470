import { z } from 'zod';
import { busca, enumeracao, Feito, Id, IdParams, type Lidos, texto, versaoLida } from './campos.ts';
import { ClienteDaLista, STATUS_DO_CONTRATO } from './clientes.ts';
import { ACOMPANHAMENTOS, recorteDosContratos } from './contratos-acompanhamento.ts';
import { dizeresDoStatus, MOTIVOS_DO_ENCERRAMENTO } from './contratos-encerramento.ts';
import {
  condicoesDoContrato,
  Dia,
  descricaoDoAditivo,
  INDICES_DE_REAJUSTE,
  Valor,
} from './contratos-termos.ts';
import { DIRECOES } from './empresas.ts';
import { endpoint } from './endpoint.ts';
import { paginacao, rodapeDaLista } from './paginacao.ts';
import { UNIDADE } from './servicos.ts';

/** A service under a contract, with its volume and the time in which it is answered (page book §4.2). */
export const ServicoDoContrato = z.object({
  servico_id: z.int(),
  nome: z.string(),
  /** How much of it the monthly amount covers; null for no limit. */
  volume_limite: z.int().nullable(),
  unidade: z.string().nullable(),
  sla_horas: z.int().nullable(),
  /** Absent for callers who may not see amounts. */
  valor_centavos: z.int().nullable().optional(),
} satisfies Lidos<typeof NovoServicoDoContrato.shape>);
export type ServicoDoContrato = z.infer<typeof ServicoDoContrato>;

const emPt = new Intl.NumberFormat('pt-BR');

/** A service under a contract in words, without its amount: 'Folha (até 20 funcionários, em 48 h)'. */
export function servicoEmPalavras({
  nome,
  volume_limite,
  unidade,
  sla_horas,
}: Omit<ServicoDoContrato, 'servico_id'>): string {
  const termos = [
    volume_limite === null ? unidade : `até ${emPt.format(volume_limite)} ${unidade ?? ''}`.trim(),
    sla_horas !== null && `em ${emPt.format(sla_horas)} h`,
  ].filter(Boolean);
  return termos.length > 0 ? `${nome} (${termos.join(', ')})` : nome;
}

/** A contract of a client (dominios.md §6c). */
export const Contrato = z.object({
  id: z.int(),
  numero_contrato: z.string(),
  cliente_id: z.int(),
  cliente_nome: z.string(),
  empresa_id: z.int().nullable(),
  empresa_nome: z.string().nullable(),
  cnpj: z.string().nullable(),
  status_contrato: z.enum(STATUS_DO_CONTRATO),
  /** The statuses to which the caller may change it from here. */
  proximos_status: z.array(z.enum(STATUS_DO_CONTRATO)),
  data_inicio: z.string().nullable(),
  data_fim: z.string().nullable(),
  data_assinatura: z.string().nullable(),
  indice_reajuste: z.enum(INDICES_DE_REAJUSTE).nullable(),
  mes_reajuste: z.int().nullable(),
  dia_vencimento: z.int().nullable(),
  renovacao_automatica: z.boolean(),
  aviso_previo_dias: z.int().nullable(),
  /** Why it ended, or is to end: from the list, and in words. */
  motivo_encerramento: z.enum(MOTIVOS_DO_ENCERRAMENTO).nullable(),
  motivo: z.string().nullable(),
  /** The day on which notice was given. */
  aviso_em: z.string().nullable(),
  /** The day of its end; of a contract in force, one to come. */
  encerra_em: z.string().nullable(),
  /** Absent for callers who may not see amounts, as `ve_valor` says. */
  valor_mensal_centavos: z.int().nullable().optional(),
  ve_valor: z.boolean(),
  servicos: z.array(ServicoDoContrato),
  /** The person of the staff responsible for it; below, the team that works on it. */
  responsavel_id: z.int().nullable(),
  responsavel_nome: z.string().nullable(),
  time_id: z.int().nullable(),
  time_nome: z.string().nullable(),
  versao: z.int(),
} satisfies Lidos<typeof NovoContrato.shape>);
export type Contrato = z.infer<typeof Contrato>;

/** A contract with what its end would leave open. */
export const ContratoAberto = Contrato.extend({
  /** Appointments with the client still to come, unless another contract of the client is in force. */
  agendamentos_futuros: z.int(),
  aditivos_total: z.int(),
  /** Who answers for its client, by name, where the contract names nobody; else nobody. */
  responsaveis_do_cliente: z.array(z.string()),
  /** The period that its renewal would begin with; null for one that cannot be renewed. */
  proxima_vigencia: z.object({ inicio: z.string(), fim: z.string() }).nullable(),
});
export type ContratoAberto = z.infer<typeof ContratoAberto>;

/** `que_vale`: the contract that counts for its client first (decisoes.md §6). */
export const ORDENS_DOS_CONTRATOS = [
  'numero',
  'cliente',
  'data_inicio',
  'data_fim',
  'que_vale',
] as const;

/** The specification asks for a thousand at once (part 2 §7). */
const MAXIMO_POR_PAGINA = 1000;
const TERMO = busca(200);

const FiltrosDeContratos = z.object({
  status: enumeracao(STATUS_DO_CONTRATO, 'Status do contrato').optional(),
  /** Contract number, client, company or CNPJ with or without mask. */
  termo: TERMO.optional(),
  ...recorteDosContratos,
  acompanhar: enumeracao(ACOMPANHAMENTOS, 'Acompanhamento').optional(),
  ordenar: enumeracao(ORDENS_DOS_CONTRATOS, 'Ordem', 'inválida').default('numero'),
  direcao: enumeracao(DIRECOES, 'Direção', 'inválida').default('desc'),
  ...paginacao(50, MAXIMO_POR_PAGINA),
});
export type FiltrosDeContratos = z.output<typeof FiltrosDeContratos>;

const FiltrosDeClientesComContrato = z.object({
  termo: TERMO.optional(),
  ...paginacao(50, 200),
});
export type FiltrosDeClientesComContrato = z.output<typeof FiltrosDeClientesComContrato>;

const VOLUME = 'Informe o volume, de 1 a 1.000.000.';
const SLA = 'Informe o prazo em horas, de 1 a 8.760.';
const NUMERO = 'O número do contrato pode ter no máximo 30 caracteres.';

/** Fields that are absent or null are not agreed; an amount that is absent stays as it is. */
const NovoServicoDoContrato = z.object({
  servico_id: Id,
  volume_limite: z.int(VOLUME).min(1, VOLUME).max(1e6, VOLUME).nullish(),
  unidade: UNIDADE,
  sla_horas: z.int(SLA).min(1, SLA).max(8_760, SLA).nullish(),
  valor_centavos: Valor,
});
export type NovoServicoDoContrato = z.output<typeof NovoServicoDoContrato>;

/** The terms of a contract whose parties are known already. */
export const TermosDoNovoContrato = z.object({
  /** If absent or blank, the next of the year, `AAAA-NNNN`. */
  numero_contrato: texto(30, NUMERO).optional(),
  data_inicio: Dia,
  data_fim: Dia,
  ...condicoesDoContrato,
  valor_mensal_centavos: Valor,
  servicos: z
    .array(NovoServicoDoContrato, { error: 'Lista de serviços inválida.' })
    .max(30, 'Um contrato tem no máximo 30 serviços.')
    .refine((lista) => new Set(lista.map((um) => um.servico_id)).size === lista.length, {
      error: 'Cada serviço entra uma vez no contrato.',
    })
    .optional(),
  responsavel_id: Id.nullish(),
  time_id: Id.nullish(),
});

export const NovoContrato = TermosDoNovoContrato.extend({
  cliente_id: Id,
  empresa_id: Id.nullish(),
});
export type NovoContrato = z.output<typeof NovoContrato>;

/** Absent fields stay as they are. The client cannot change. */
export const EdicaoDeContrato = NovoContrato.omit({ cliente_id: true }).extend({
  /**
   * Description and day of the amendment that changed terms in force make, or its description alone;
   * by default today.
   */
  aditivo: z
    .object({
      descricao: descricaoDoAditivo,
      vigencia_em: Dia,
    })
    .optional(),
  ...versaoLida,
});
export type EdicaoDeContrato = z.output<typeof EdicaoDeContrato>;

const MudancaDeStatus = z.object({
  status_contrato: enumeracao(STATUS_DO_CONTRATO, 'Status do contrato'),
  ...dizeresDoStatus,
  ...versaoLida,
});
export type MudancaDeStatus = z.output<typeof MudancaDeStatus>;

const ClientesPaginados = z.object({ clientes: z.array(ClienteDaLista), ...rodapeDaLista });

export const contratosEndpoints = {
  listar: endpoint({
    method: 'GET',
    path: '/api/contratos',
    acesso: 'contratos:visualizar',
    resumo: 'Contratos dos clientes no alcance de quem pede, paginados',
    query: FiltrosDeContratos,
    response: z.object({ contratos: z.array(Contrato), ...rodapeDaLista }),
  }),
  proximoNumero: endpoint({
    method: 'GET',
    path: '/api/contratos/proximo-numero',
    acesso: 'contratos:criar',
    resumo: 'O número sugerido para o próximo contrato do ano',
    response: z.object({ numero_contrato: z.string() }),
  }),
  buscarClientes: endpoint({
    method: 'GET',
    path: '/api/contratos/buscar-clientes',
    acesso: 'contratos:visualizar',
    resumo: 'Busca de clientes com contrato, por nome, CNPJ ou número',
    query: FiltrosDeClientesComContrato,
    response: ClientesPaginados,
  }),
  todosClientesAtivos: endpoint({
    method: 'GET',
    path: '/api/contratos/todos-clientes-ativos',
    acesso: 'contratos:visualizar',
    resumo: 'Todos os clientes com contrato ativo no alcance de quem pede',
    response: z.object({ clientes: z.array(ClienteDaLista), total: z.int() }),
  }),
  clientesComContrato: endpoint({
    method: 'GET',
    path: '/api/clientes-contratos',
    acesso: 'contratos:visualizar',
    resumo: 'Clientes com contrato no alcance de quem pede, paginados',
    query: FiltrosDeClientesComContrato,
    response: ClientesPaginados,
  }),
  ler: endpoint({
    method: 'GET',
    path: '/api/contratos/{id}',
    acesso: 'contratos:visualizar',
    resumo: 'Um contrato',
    params: IdParams,
    response: ContratoAberto,
  }),
  criar: endpoint({
    method: 'POST',
    path: '/api/contratos',
    acesso: 'contratos:criar',
    resumo: 'Criar um contrato em rascunho',
    body: NovoContrato,
    response: Contrato,
    status: 201,
  }),
  atualizar: endpoint({
    method: 'PUT',
    path: '/api/contratos/{id}',
    acesso: 'contratos:editar',
    resumo: 'Mudar um contrato que não terminou',
    params: IdParams,
    body: EdicaoDeContrato,
    response: ContratoAberto,
  }),
  mudarStatus: endpoint({
    method: 'PATCH',
    path: '/api/contratos/{id}/status',
    acesso: 'contratos:editar',
    resumo: 'Levar um contrato a outro status',
    params: IdParams,
    body: MudancaDeStatus,
    response: ContratoAberto,
  }),
  excluir: endpoint({
    method: 'DELETE',
    path: '/api/contratos/{id}',
    acesso: 'contratos:excluir',
    resumo: 'Excluir um contrato em rascunho ou cancelado',
    params: IdParams,
    response: Feito,
  }),
} as const;
