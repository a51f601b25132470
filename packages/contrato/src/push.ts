import { z } from 'zod';
import { Feito, Id, IdParams, linha, paragrafo } from './campos.ts';
import { endpoint } from './endpoint.ts';

/** Sentences of the specification (part 1 §8) and of dominios.md §5d. */
export const TEXTOS_DO_PUSH = {
  inscricaoInvalida: 'Subscription inválida',
  nenhuma: 'Nenhuma subscription encontrada',
  soAdministrador: 'Acesso Negado - Apenas administradores podem enviar notificações',
  informe: 'Informe o título e a mensagem.',
  semDestinatario: 'Escolha ao menos um destinatário.',
  pagina: 'Use o caminho de uma página do Domínio, como /agenda.',
  ativado: 'Dispositivo ativado para notificações push.',
  ativadoNoLugar:
    'Dispositivo ativado para notificações push. O que não era usado há mais tempo deixou de recebê-las.',
  desativado: 'Dispositivo desativado.',
  naoEncontrado: 'Dispositivo não encontrado.',
} as const;

/** Most devices that a person has; the one that was confirmed longest ago gives way. */
export const MAXIMO_DE_DISPOSITIVOS = 10;

const INVALIDA = TEXTOS_DO_PUSH.inscricaoInvalida;

/** Bytes in base64url or base64, as browsers and scripts write them; in base64url without padding. */
const bytes = (quantos: number) => {
  const letras = Math.ceil((quantos * 4) / 3);
  return z
    .string({ error: INVALIDA })
    .max(200, INVALIDA)
    .transform((texto) => texto.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, ''))
    .pipe(z.string().regex(new RegExp(`^[\\w-]{${letras}}$`), INVALIDA));
};

/** Longest text kept of what a browser says of itself. */
const TAMANHO_DO_DADO = 300;

/**
 * What a browser says of itself is cut to its bounds and never refused: a device is subscribed
 * whatever else came with it.
 */
const dito = (maximo = TAMANHO_DO_DADO) =>
  z
    .union([z.string(), z.number(), z.boolean()])
    .transform((valor) => String(valor).slice(0, maximo))
    .nullish()
    .catch(null);
const ditos = z
  .array(z.unknown())
  .transform((itens) => itens.slice(0, 5).map((item) => String(item).slice(0, 100)))
  .nullish()
  .catch(null);

/** The fields of specification part 1 §3.4, with the caps of §9. */
const DadosDoDispositivo = z
  .object({
    user_agent: dito(),
    language: dito(35),
    platform: dito(100),
    screen_resolution: dito(),
    timezone: dito(64),
    color_depth: dito(),
    pixel_ratio: dito(),
    hardware_concurrency: dito(),
    device_memory: dito(),
    max_touch_points: dito(),
    cookie_enabled: dito(),
    do_not_track: dito(),
    canvas_fingerprint: dito(100),
    webgl_fingerprint: dito(50),
    audio_fingerprint: dito(),
    fonts: ditos,
    plugins: ditos,
    mime_types: ditos,
  })
  .partial()
  .nullish()
  .catch(null);
export type DadosDoDispositivo = z.output<typeof DadosDoDispositivo>;

const Chaves = z.object({ p256dh: bytes(65), auth: bytes(16) }, { error: INVALIDA });

/** A subscription as the browser has it, to be kept or let go. */
export const Inscricao = z
  .object({
    endpoint: z
      .string({ error: INVALIDA })
      .max(2_000, INVALIDA)
      .regex(/^https:\/\/[\x21-\x7e]+$/i, INVALIDA),
    keys: Chaves.nullish(),
    action: z.enum(['subscribe', 'unsubscribe'], { error: INVALIDA }).default('subscribe'),
    browser_fingerprint: dito(),
    device_id: dito(100),
    session_id: dito(100),
    device_info: DadosDoDispositivo,
  })
  .superRefine(({ action, keys }, contexto) => {
    if (action === 'unsubscribe' || keys) return;
    contexto.addIssue({ code: 'custom', path: ['keys'], message: INVALIDA });
  });
export type Inscricao = z.output<typeof Inscricao>;

/** How well a device is reached: green, amber and grey of its dot. */
export const SAUDES_DO_DISPOSITIVO = ['boa', 'falhando', 'nunca_usado'] as const;

export const DispositivoPush = z.object({
  id: z.int(),
  /** The one that its browser sent, or was given. */
  device_id: z.string(),
  /** SHA-256 of its endpoint, by which a browser finds its own. */
  endpoint_sha256: z.string(),
  dispositivo: z.string(),
  tipo: z.enum(['computador', 'celular', 'tablet', 'outro']),
  /** Whether it was subscribed in the session that asks. */
  atual: z.boolean(),
  criado_em: z.string(),
  /** When its browser last sent its subscription. */
  confirmado_em: z.string(),
  entregue_em: z.string().nullable(),
  saude: z.enum(SAUDES_DO_DISPOSITIVO),
  /** What happened at the last attempt; null after a delivery. */
  falha: z.string().nullable(),
});
export type DispositivoPush = z.infer<typeof DispositivoPush>;

/** Types of push messages (specification part 1 §3.5). */
export const TIPOS_DE_PUSH = ['test', 'system', 'agenda', 'contratos', 'ia'] as const;
export type TipoDePush = (typeof TIPOS_DE_PUSH)[number];

/** What the service worker gets. */
export interface MensagemPush {
  readonly title: string;
  readonly message: string;
  readonly type: TipoDePush;
  /** Path of the page that shows what happened. */
  readonly url: string;
  readonly icon?: string | undefined;
  readonly data?: Readonly<Record<string, unknown>> | undefined;
  /** Integer seconds since 1970. */
  readonly timestamp: number;
  /** Two messages of one tag are shown as one: a push may arrive twice. */
  readonly tag: string;
  readonly source: string;
}

const LIMITES = {
  titulo: 'O título pode ter no máximo 120 caracteres.',
  mensagem: 'A mensagem pode ter no máximo 2.000 caracteres.',
};
const titulo = linha(TEXTOS_DO_PUSH.informe)
  .min(1, TEXTOS_DO_PUSH.informe)
  .max(120, LIMITES.titulo);
const mensagem = paragrafo(2_000, LIMITES.mensagem, TEXTOS_DO_PUSH.informe).min(
  1,
  TEXTOS_DO_PUSH.informe,
);

/** A page or a picture of this installation: its path, or its whole address. */
const endereco = z.string({ error: TEXTOS_DO_PUSH.pagina }).max(2_000, TEXTOS_DO_PUSH.pagina);

const comuns = {
  url: endereco.nullish(),
  icon: endereco.nullish(),
  data: z.record(z.string(), z.unknown(), { error: 'Envie os dados como um objeto.' }).nullish(),
  /** Seconds, milliseconds or ISO 8601; what is none of them counts as now. */
  timestamp: z
    .union([z.number(), z.string().max(40)])
    .nullish()
    .catch(null),
  /** Somebody else only for an administrator; absent, whoever asks. */
  userId: Id.nullish(),
};
const type = z.enum(TIPOS_DE_PUSH, {
  error: ({ input }) =>
    typeof input === 'string'
      ? `Tipo de notificação inválido: ${input.slice(0, 40)}.`
      : 'Tipo de notificação inválido.',
});
const conteudo = { title: titulo, message: mensagem };

const MensagemPedida = z.object({ ...conteudo, ...comuns, type: type.default('system') });
/** One whose type its path says. */
const MensagemDoTipo = z.object({ ...conteudo, ...comuns });
const MensagemDeTeste = z.object({
  title: titulo.nullish(),
  message: mensagem.nullish(),
  ...comuns,
});
export type MensagemPedida = z.output<typeof MensagemPedida>;
export type MensagemDoTipo = z.output<typeof MensagemDoTipo>;
export type MensagemDeTeste = z.output<typeof MensagemDeTeste>;

/** How many devices the push reached, were gone, failed for good, and are tried again later. */
const EnvioDePush = z.object({
  success: z.boolean(),
  message: z.string(),
  enviados: z.int(),
  removidos: z.int(),
  falhas: z.int(),
  adiados: z.int(),
});
export type EnvioDePush = z.infer<typeof EnvioDePush>;

const base = '/api/notifications';

const enviarDoTipo = <const P extends `/${string}`>(path: P, sobre: string) =>
  endpoint({
    method: 'POST',
    path,
    acesso: 'sessao',
    resumo: `Enviar push ${sobre} aos dispositivos de quem pede`,
    body: MensagemDoTipo,
    response: EnvioDePush,
  });

export const pushEndpoints = {
  chave: endpoint({
    method: 'GET',
    path: '/vapid-config.js',
    acesso: 'publico',
    resumo: 'A chave pública com que os navegadores se inscrevem no push',
    tipo: 'text/javascript',
  }),
  inscrever: endpoint({
    method: 'POST',
    path: '/api/simple-notifications/push-subscription',
    acesso: 'publico',
    sessaoOpcional: true,
    resumo:
      'Inscrever um dispositivo no push, ou tirá-lo; sem sessão, fica à espera de quem o assuma',
    body: Inscricao,
    response: z.object({
      success: z.literal(true),
      device_id: z.string(),
      message: z.string(),
    }),
  }),
  dispositivos: endpoint({
    method: 'GET',
    path: `${base}/dispositivos`,
    acesso: 'sessao',
    resumo: 'Os dispositivos de quem pede que recebem push',
    response: z.object({ dispositivos: z.array(DispositivoPush), total: z.int() }),
  }),
  removerDispositivo: endpoint({
    method: 'DELETE',
    path: `${base}/dispositivos/{id}`,
    acesso: 'sessao',
    resumo: 'Deixar de enviar push a um dispositivo de quem pede',
    params: IdParams,
    response: Feito,
  }),
  enviarParaUsuario: endpoint({
    method: 'POST',
    path: '/api/simple-notifications/push/send-to-user',
    acesso: 'sessao',
    resumo: 'Enviar push aos dispositivos de uma pessoa: a própria, ou administrador',
    body: MensagemPedida.refine(({ userId }) => userId !== undefined && userId !== null, {
      path: ['userId'],
      error: TEXTOS_DO_PUSH.semDestinatario,
    }),
    response: EnvioDePush,
  }),
  enviar: endpoint({
    method: 'POST',
    path: '/api/push/send',
    acesso: 'sessao',
    resumo: 'Enviar push aos dispositivos de quem pede',
    body: MensagemPedida,
    response: EnvioDePush,
  }),
  testar: endpoint({
    method: 'POST',
    path: '/api/push/test',
    acesso: 'sessao',
    resumo: 'Enviar um push de teste aos dispositivos de quem pede',
    body: MensagemDeTeste,
    response: EnvioDePush,
  }),
  doSistema: enviarDoTipo(`${base}/system`, 'do sistema'),
  daAgenda: enviarDoTipo(`${base}/agenda`, 'da agenda'),
  dosContratos: enviarDoTipo(`${base}/contratos`, 'de contratos'),
  daIa: enviarDoTipo(`${base}/ia`, 'da IA'),
} as const;
