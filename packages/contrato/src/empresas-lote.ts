import { z } from 'zod';
import { Id, IdParams, textoObrigatorio } from './campos.ts';
import { camposDaFicha } from './clientes-campos.ts';
import { EmpresaRecusada, empresasEscolhidas } from './empresas-mover.ts';
import { regimesDaEmpresaEndpoints } from './empresas-regimes.ts';
import { MudancaDeStatus } from './empresas-status.ts';
import { endpoint } from './endpoint.ts';

/** What may be changed of many companies at once. */
export const TIPOS_DE_MUDANCA_EM_LOTE = [
  'tags',
  'responsavel',
  'time',
  'regime',
  'status',
] as const;
export type TipoDeMudancaEmLote = (typeof TIPOS_DE_MUDANCA_EM_LOTE)[number];

export const NOME_DA_MUDANCA_EM_LOTE: Readonly<Record<TipoDeMudancaEmLote, string>> = {
  tags: 'Tags do cliente',
  responsavel: 'Responsável pelo contrato',
  time: 'Time do contrato',
  regime: 'Regime tributário',
  status: 'Status da empresa',
};

/** Tags are the client's; who answers for a company, and its team, are its contract's. */
export const PERMISSAO_DA_MUDANCA_EM_LOTE = {
  tags: 'clientes:editar',
  responsavel: 'contratos:editar',
  time: 'contratos:editar',
  regime: 'empresas:editar',
  status: 'empresas:editar',
} as const satisfies Readonly<Record<TipoDeMudancaEmLote, string>>;

const tags = camposDaFicha.tags.unwrap().default([]);

const Tags = z.object({ tipo: z.literal('tags'), adicionar: tags, remover: tags });
const Responsavel = z.object({ tipo: z.literal('responsavel'), responsavel_id: Id });
const Time = z.object({ tipo: z.literal('time'), time_id: Id });
const Regime = z.object({
  tipo: z.literal('regime'),
  ...regimesDaEmpresaEndpoints.criar.body.shape,
});

const [Suspensa, Ativa] = MudancaDeStatus.options;
const Status = z.object({
  tipo: z.literal('status'),
  status: z.enum([Suspensa.shape.status.value, Ativa.shape.status.value], {
    error: ({ input }) => (input === undefined ? undefined : 'Escolha ativa ou suspensa.'),
  }),
  status_desde: Ativa.shape.status_desde,
  status_motivo: Ativa.shape.status_motivo,
});

/** One change for all of them. */
export const MudancaEmLote = z
  .discriminatedUnion('tipo', [Tags, Responsavel, Time, Regime, Status], {
    error: 'Escolha o que muda.',
  })
  .superRefine((mudanca, ctx) => {
    if (mudanca.tipo === 'tags' && mudanca.adicionar.length + mudanca.remover.length === 0) {
      ctx.addIssue({ code: 'custom', path: ['adicionar'], message: 'Informe pelo menos uma tag.' });
    }
    if (mudanca.tipo !== 'status' || mudanca.status !== 'suspensa') return;
    const { status_desde, status_motivo } = Suspensa.shape;
    for (const [campo, schema] of Object.entries({ status_desde, status_motivo })) {
      const { error } = schema.safeParse(mudanca[campo as keyof typeof mudanca] ?? '');
      const [issue] = error?.issues ?? [];
      if (issue) ctx.addIssue({ code: 'custom', path: [campo], message: issue.message });
    }
  });
export type MudancaEmLote = z.output<typeof MudancaEmLote>;

const Pedido = z.object({
  empresa_ids: empresasEscolhidas,
  mudanca: MudancaEmLote,
  /** What the simulation answered as `conferencia`: anything else than what it said is refused. */
  conferencia: textoObrigatorio(1, 100, 'Confira a mudança outra vez.').optional(),
  simular: z.boolean('Informe se é uma simulação.'),
});
export type PedidoDeMudancaEmLote = z.output<typeof Pedido>;

const Alcance = z.object({
  /** Records that change: clients, contracts or companies. */
  registros: z.int(),
  clientes: z.int(),
});

const Resultado = Alcance.extend({
  simulado: z.boolean(),
  /** Of the companies, those that have it already. */
  ja_estavam: z.int(),
  /** Those that stay as they are; none once it is done. Without them, all the others may change. */
  recusas: z.array(EmpresaRecusada),
  conferencia: z.string(),
  /** By which it is undone; null for a simulation. */
  mudanca_id: z.int().nullable(),
});
export type ResultadoDoLote = z.infer<typeof Resultado>;

export const loteDeEmpresasEndpoints = {
  mudar: endpoint({
    method: 'POST',
    path: '/api/empresas/mudar-varias',
    acesso: 'empresas:editar',
    resumo: 'Mudar tags, responsável, time, regime ou status de várias empresas; ou só simular',
    body: Pedido,
    response: Resultado,
  }),
  desfazer: endpoint({
    method: 'POST',
    path: '/api/empresas/mudar-varias/{id}/desfazer',
    acesso: 'empresas:editar',
    resumo: 'Dar a várias empresas o que tinham antes da mudança, se nada mudou desde então',
    params: IdParams,
    response: Alcance,
  }),
} as const;
