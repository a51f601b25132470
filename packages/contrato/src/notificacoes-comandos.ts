import { z } from 'zod';
import { Instante } from './campos.ts';
import { endpoint } from './endpoint.ts';
import { TEXTOS_DE_NOTIFICACAO } from './notificacoes.ts';

/** What a tab may ask of its own notifications in one word, by a call or over the WebSocket. */
export const COMANDOS = [
  'mark_as_read',
  'mark_all_read',
  'toggle_important',
  'snooze',
  'delete',
  'refresh',
] as const;
export type NomeDoComando = (typeof COMANDOS)[number];

/** Those that are about one notification. */
export const COMANDOS_COM_ID = ['mark_as_read', 'toggle_important', 'snooze', 'delete'] as const;
const COM_ID: ReadonlySet<string> = new Set(COMANDOS_COM_ID);

/** The most of an unknown command that its refusal repeats. */
const MAXIMO_REPETIDO = 60;

function comandoInvalido(input: unknown): string | undefined {
  if (input === undefined || input === null || input === '') return undefined;
  return typeof input === 'string'
    ? `Comando inválido: ${input.slice(0, MAXIMO_REPETIDO)}`
    : 'Comando inválido.';
}

const { idInvalido } = TEXTOS_DE_NOTIFICACAO;

const IdDaNotificacao = z
  .union(
    [
      z.number(),
      z
        .string()
        .regex(/^\d{1,16}$/)
        .transform(Number),
    ],
    { error: idInvalido },
  )
  .pipe(z.int(idInvalido).positive(idInvalido));

export const Comando = z
  .object({
    command: z.enum(COMANDOS, { error: ({ input }) => comandoInvalido(input) }),
    /** `ate`: of `snooze`, until when; null brings the notification back. */
    data: z.object({ id: IdDaNotificacao.optional(), ate: Instante.nullish() }).nullish(),
  })
  .check(({ value: { command, data }, issues }) => {
    if (COM_ID.has(command) && data?.id === undefined) {
      issues.push({ code: 'custom', path: ['data', 'id'], message: idInvalido, input: data?.id });
    }
    if (command === 'snooze' && data?.ate === undefined) {
      const message = 'Informe data e hora.';
      issues.push({ code: 'custom', path: ['data', 'ate'], message, input: data?.ate });
    }
  });
export type Comando = z.output<typeof Comando>;

export const RespostaDeComando = z.object({ success: z.boolean(), message: z.string() });
export type RespostaDeComando = z.infer<typeof RespostaDeComando>;

export const comandosEndpoints = {
  comandar: endpoint({
    method: 'POST',
    path: '/api/notifications/websocket/command',
    acesso: 'sessao',
    resumo: 'Um comando sobre as notificações de quem pede; o mesmo que pelo WebSocket',
    body: Comando,
    response: RespostaDeComando,
  }),
} as const;
