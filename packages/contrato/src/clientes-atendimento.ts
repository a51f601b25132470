import { z } from 'zod';
import { Id, IdParams, idsDe } from './campos.ts';
import { endpoint } from './endpoint.ts';
import { Pessoa } from './pessoas.ts';
import { PAPEIS_DO_VINCULO } from './usuarios-acesso.ts';
import { ItemDeConsulta } from './usuarios-cadastro.ts';

/** Somebody of the staff who serves a client, by a link, a contract that has not ended, or both. */
export const QuemAtende = Pessoa.extend({
  /** Role of the link; null without one. */
  papel: z.enum(PAPEIS_DO_VINCULO).nullable(),
  no_contrato: z.boolean(),
});
export type QuemAtende = z.infer<typeof QuemAtende>;

/** A team that has a client, by a link, a contract that has not ended, or both. */
const TimeQueAtende = ItemDeConsulta.extend({ vinculado: z.boolean() });

const Atendimento = z.object({
  /** Who answers for it first. */
  pessoas: z.array(QuemAtende),
  /** The teams that have the client, by a link or a contract that has not ended. */
  times: z.array(TimeQueAtende),
  /** Those linked to it who have more rights than the caller: their links the caller leaves alone. */
  acima: z.array(z.int()),
  /** What of the links the caller may change. */
  acoes: z.object({ mudar_pessoas: z.boolean(), mudar_times: z.boolean() }),
});
export type Atendimento = z.infer<typeof Atendimento>;

export const TEXTOS_DO_ATENDIMENTO = {
  mudou: 'Quem atende este cliente mudou enquanto você editava. Recarregue para ver quem é agora.',
  umPapel: 'Cada pessoa tem um papel só.',
  umaParte: 'Informe as pessoas ou os times.',
  semVoce: 'Assim você deixaria de ver este cliente. Peça a quem também o vê que faça a mudança.',
  semAcesso: 'Escolha pessoas que tenham acesso a clientes.',
  acima: (nome: string) =>
    `${nome} tem permissões que você não tem. Peça a um administrador que faça esta mudança.`,
} as const;
const T = TEXTOS_DO_ATENDIMENTO;

/** The most people, and the most teams, that are linked to one client. */
const MAXIMO = 100;

const pessoas = z
  .array(z.object({ id: Id, papel: z.enum(PAPEIS_DO_VINCULO, { error: 'Papel inválido.' }) }), {
    error: 'Informe a lista de pessoas.',
  })
  .max(MAXIMO, `Escolha no máximo ${MAXIMO}.`)
  .refine((todas) => new Set(todas.map(({ id }) => id)).size === todas.length, T.umPapel);
const times = idsDe('Informe a lista de times.', MAXIMO);

/** Who was read to serve, by links alone, and who is to serve from now on. */
const QuemAtendeGravado = z
  .object({
    pessoas: z
      .object({ antes: pessoas, depois: pessoas }, { error: 'Informe as pessoas.' })
      .optional(),
    times: z.object({ antes: times, depois: times }, { error: 'Informe os times.' }).optional(),
  })
  .refine((um) => (um.pessoas === undefined) !== (um.times === undefined), {
    path: ['pessoas'],
    error: T.umaParte,
  });
export type QuemAtendeGravado = z.output<typeof QuemAtendeGravado>;

const path = '/api/clients/{id}/quem-atende';

export const atendimentoDeClientesEndpoints = {
  quemAtende: endpoint({
    method: 'GET',
    path: '/api/clients/quem-atende',
    acesso: 'clientes:visualizar',
    resumo: 'As pessoas e os times que respondem pelos clientes no alcance de quem pede',
    response: z.object({ responsaveis: z.array(ItemDeConsulta), times: z.array(ItemDeConsulta) }),
  }),
  ler: endpoint({
    method: 'GET',
    path,
    acesso: 'painel_cliente:visualizar',
    resumo: 'As pessoas e os times que atendem um cliente',
    params: IdParams,
    response: Atendimento,
  }),
  gravar: endpoint({
    method: 'PUT',
    path,
    acesso: 'clientes:editar',
    resumo: 'Substituir as pessoas, ou os times, vinculados a um cliente',
    params: IdParams,
    body: QuemAtendeGravado,
    response: Atendimento,
  }),
} as const;
