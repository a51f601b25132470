import { z } from 'zod';
import { Id, IdParams, paragrafoOpcional } from './campos.ts';
import { endpoint } from './endpoint.ts';
import { ItemDeConsulta } from './usuarios-cadastro.ts';

/** Sentences about a person's departure (dominios.md §6c). */
export const TEXTOS_DO_DESLIGAMENTO = {
  jaDesligado: 'Este usuário já foi desligado.',
  escolhaSucessor: 'Escolha quem assume antes de desligar.',
  escolhaAntesDoGrupoCliente:
    'Escolha quem assume a agenda, os clientes e os times desta pessoa antes de movê-la para o grupo Cliente.',
  naoAssume: 'Escolha uma pessoa ativa da equipe.',
  proprio: 'Escolha outra pessoa: esta é a que sai.',
} as const;

/** The most items of each kind that a preview lists; the totals count all. */
export const LISTADOS_NO_DESLIGAMENTO = 100;

const Sucessor = Id.nullish();

/** The successors: one for everything, or one for each kind. */
export const PedidoDeDesligamento = z.object({
  /** Whether only to answer what would happen. */
  simular: z.boolean().optional(),
  transferir_para: Sucessor,
  agenda_para: Sucessor,
  clientes_para: Sucessor,
  times_para: Sucessor,
  motivo: paragrafoOpcional(500, 'O motivo pode ter no máximo 500 caracteres.'),
});
export type PedidoDeDesligamento = z.output<typeof PedidoDeDesligamento>;

export const OBJETOS_DO_DESLIGAMENTO = ['agenda', 'clientes', 'times'] as const;
export type ObjetoDoDesligamento = (typeof OBJETOS_DO_DESLIGAMENTO)[number];

/** `titulo` is 'Ocupado' where the caller may only read the time. */
const Horario = z.object({
  titulo: z.string(),
  data_hora_inicio: z.string(),
  data_hora_termino: z.string(),
});

const Compromisso = Horario.extend({
  id: z.int(),
  /** Handed over; cancelled, if private; or left, if somebody else's private one. */
  destino: z.enum(['transferir', 'cancelar', 'sair']),
  /** The successor's own appointments at that time. */
  conflitos: z.array(Horario),
});

export const Desligamento = z.object({
  success: z.literal(true),
  message: z.string(),
  simulado: z.boolean(),
  agenda: z.object({
    total: z.int(),
    transferir: z.int(),
    cancelar: z.int(),
    sair: z.int(),
    com_conflito: z.int(),
    itens: z.array(Compromisso),
  }),
  clientes: z.object({
    total: z.int(),
    itens: z.array(ItemDeConsulta.extend({ papel: z.string() })),
  }),
  /** Contracts not ended that the person is responsible for: they go with the clients. */
  contratos: z.object({ total: z.int(), itens: z.array(ItemDeConsulta) }),
  /** Bank accounts in use for whose statement the person answers: they go with the clients too. */
  extratos: z.object({ total: z.int() }),
  times: z.object({ total: z.int(), itens: z.array(ItemDeConsulta) }),
  /** How many sessions end. */
  sessoes: z.int(),
  /** Whether there is an open invitation, which becomes void. */
  convite_pendente: z.boolean(),
  /** The kinds that still need a successor: without one the person cannot leave. */
  sem_sucessor: z.array(z.enum(OBJETOS_DO_DESLIGAMENTO)),
});
export type Desligamento = z.infer<typeof Desligamento>;

export const desligamentoEndpoints = {
  desligar: endpoint({
    method: 'POST',
    path: '/usuarios/{id}/desligar',
    acesso: 'user_management:acessar',
    resumo: 'Passar agenda, clientes e times a quem fica e desligar a pessoa; ou só simular',
    params: IdParams,
    body: PedidoDeDesligamento,
    response: Desligamento,
  }),
} as const;
