import { z } from 'zod';
import { Id, idsDe } from './campos.ts';
import { endpoint } from './endpoint.ts';

/** The most people of one call, which holds the record of each until all are done. */
export const MAXIMO_DE_PESSOAS = 200;

/** What may be done with several people at once. */
export const ACOES_DO_LOTE = [
  'suspender',
  'reativar',
  'mudar_time',
  'entrar_no_grupo',
  'sair_do_grupo',
  'encerrar_sessoes',
  'reenviar_convite',
] as const;
export type AcaoDoLote = (typeof ACOES_DO_LOTE)[number];

export const TEXTOS_DO_LOTE = {
  semGrupo: 'Escolha o grupo.',
  semTime: 'Escolha o time, ou nenhum.',
  naoTemOGrupo: 'Não está neste grupo.',
  jaTemOGrupo: 'Já está neste grupo.',
  jaEstaNoTime: 'Já está neste time.',
  jaSemTime: 'Já não está em nenhum time.',
  soEquipe: 'Quem é de um cliente não tem time nem outro grupo.',
  semSessao: 'Não tem outra sessão aberta.',
  desligado: 'Foi desligado: o acesso volta pelo cadastro da pessoa.',
} as const;

const PESSOAS = 'Escolha ao menos uma pessoa.';

export const PedidoDoLote = z
  .object({
    ids: idsDe(PESSOAS, MAXIMO_DE_PESSOAS).refine((ids) => ids.length > 0, PESSOAS),
    acao: z.enum(ACOES_DO_LOTE, { error: 'Escolha o que fazer.' }),
    /** The team of `mudar_time`; null takes the people out of any. */
    time_id: Id.nullish(),
    /** The group of `entrar_no_grupo` and `sair_do_grupo`, besides the primary one. */
    grupo_id: Id.optional(),
    /** Only says of whom it would be refused, and why. */
    simular: z.boolean({ error: 'Informe se é uma simulação.' }).default(false),
  })
  .refine(({ acao, time_id }) => acao !== 'mudar_time' || time_id !== undefined, {
    path: ['time_id'],
    error: TEXTOS_DO_LOTE.semTime,
  })
  .refine(({ acao, grupo_id }) => !acao.endsWith('_grupo') || grupo_id !== undefined, {
    path: ['grupo_id'],
    error: TEXTOS_DO_LOTE.semGrupo,
  });
export type PedidoDoLote = z.output<typeof PedidoDoLote>;

export const LoteFeito = z.object({
  success: z.literal(true),
  message: z.string(),
  simulado: z.boolean(),
  /** Those to whom it was done, or would be. */
  alterados: z.array(z.int()),
  /** The others, each with the reason. */
  recusas: z.array(z.object({ id: z.int(), motivo: z.string() })),
});
export type LoteFeito = z.infer<typeof LoteFeito>;

export const loteDeUsuariosEndpoints = {
  agir: endpoint({
    method: 'POST',
    path: '/usuarios/lote',
    acesso: 'user_management:acessar',
    resumo: 'Fazer o mesmo com várias pessoas, ou simular de quem seria recusado',
    body: PedidoDoLote,
    response: LoteFeito,
  }),
} as const;
