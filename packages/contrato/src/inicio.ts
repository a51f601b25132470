import { z } from 'zod';
import { STATUS_DO_AGENDAMENTO } from './agendamentos-opcoes.ts';
import { AcoesDoAgendamento } from './agendamentos-saida.ts';
import { enumeracao, listaDe } from './campos.ts';
import { endpoint } from './endpoint.ts';
import { Pessoa } from './pessoas.ts';

/** Blocks of `/inicio` whose data only this call answers (page book #5). */
export const BLOCOS_DO_INICIO = [
  'numeros-do-dia',
  'sem-desfecho',
  'clientes-em-atencao',
  'contratos-a-vencer',
  'aniversariantes-e-ferias',
  'primeiros-passos',
] as const;
export type BlocoDoInicio = (typeof BLOCOS_DO_INICIO)[number];

/** The most rows of a block; `total` says how many there are. */
export const LINHAS_DO_BLOCO = 5;
/** Days without a meeting after which a client is listed (dominios.md §1b). */
export const DIAS_SEM_REUNIAO = 60;
/** Days before its end from which on a contract is listed. */
export const DIAS_ATE_VENCER = 60;

/** Days ahead in which birthdays are listed, and absences that begin. */
export const DIAS_DA_EQUIPE = 30;
/** Days after a person's account was made in which the first steps are shown. */
export const DIAS_DE_NOVATO = 30;

export const ERRO_DO_BLOCO = 'Não foi possível carregar este bloco.';

const bloco = <T extends z.ZodType>(dados: T) =>
  z
    .discriminatedUnion('estado', [
      z.object({ estado: z.literal('ok'), dados }),
      z.object({ estado: z.literal('sem_permissao') }),
      z.object({ estado: z.literal('erro'), mensagem: z.string() }),
    ])
    .optional();

const lista = <T extends z.ZodType>(item: T) => z.object({ itens: z.array(item), total: z.int() });

export const NumerosDoDia = z.object({
  /** The caller's appointments of the day that are not cancelled; null without the agenda. */
  agendamentos_hoje: z.int().nullable(),
  em_andamento: z.int().nullable(),
  /** The same for the week, Monday to Sunday. */
  agendamentos_semana: z.int().nullable(),
  /** Clients in scope, up to a minute old for people who see all; null without the permission. */
  clientes: z.int().nullable(),
});

export const SemDesfecho = lista(
  z.object({
    id: z.int(),
    titulo: z.string(),
    data_hora_inicio: z.string(),
    data_hora_termino: z.string(),
    cliente_nome: z.string().nullable(),
    /** What it takes to say the outcome where the row stands. */
    status: z.enum(STATUS_DO_AGENDAMENTO),
    versao: z.int(),
    acoes: AcoesDoAgendamento,
  }),
);

export const ClientesEmAtencao = lista(
  z.object({
    id: z.int(),
    nome: z.string(),
    /** Null if there was never a meeting. */
    ultima_reuniao_em: z.string().nullable(),
    dias_sem_reuniao: z.int().nullable(),
  }),
);

export const ContratosAVencer = lista(
  z.object({
    id: z.int(),
    numero_contrato: z.string(),
    cliente_id: z.int(),
    cliente_nome: z.string(),
    /** `AAAA-MM-DD` */
    data_fim: z.string(),
    dias: z.int(),
  }),
);

export const Equipe = z.object({
  /** Who is away or soon will be; null for people who may not see absences. */
  ausencias: lista(
    z.object({
      id: z.int(),
      pessoa: Pessoa,
      /** No other reason is told: it may be of the person's health. */
      ferias: z.boolean(),
      inicio: z.string(),
      fim: z.string(),
      substituto: z.string().nullable(),
    }),
  ).nullable(),
  /** Day and month alone, `MM-DD`: everybody's for human resources, else the caller's own. */
  aniversarios: lista(z.object({ pessoa: Pessoa, dia: z.string(), hoje: z.boolean() })),
  aniversarios_de_todos: z.boolean(),
});

export const PrimeirosPassos = z.object({
  /** Whether the caller's account is new. */
  novo: z.boolean(),
  /** Whether the caller has ever made an appointment. */
  agendou: z.boolean(),
});

const Blocos = z.object({
  'numeros-do-dia': bloco(NumerosDoDia),
  'sem-desfecho': bloco(SemDesfecho),
  'clientes-em-atencao': bloco(ClientesEmAtencao),
  'contratos-a-vencer': bloco(ContratosAVencer),
  'aniversariantes-e-ferias': bloco(Equipe),
  'primeiros-passos': bloco(PrimeirosPassos),
});
export type Blocos = z.infer<typeof Blocos>;

export const inicioEndpoints = {
  /** One call for many blocks: a block that fails or is not permitted says so in its place. */
  ler: endpoint({
    method: 'GET',
    path: '/api/inicio',
    acesso: 'sessao',
    resumo: 'Dados dos blocos do painel inicial, cada um com o seu estado',
    query: z.object({ widgets: listaDe(enumeracao(BLOCOS_DO_INICIO, 'Bloco')).optional() }),
    response: z.object({ widgets: Blocos }),
  }),
} as const;
