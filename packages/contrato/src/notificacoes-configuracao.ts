import { z } from 'zod';
import { Booleano, Feito, Id, idsDe, textoOpcional, Versao, versaoLida } from './campos.ts';
import { endpoint } from './endpoint.ts';
import { CATEGORIAS } from './notificacoes-tipos.ts';

/** Texts of preferences and rules (dominios.md §5d). */
export const TEXTOS_DA_CONFIGURACAO = {
  eventoNaoEncontrado: 'Evento não encontrado.',
  slugInvalido: 'Use apenas letras minúsculas, números e _.',
  bloqueado: 'Esta notificação é definida pelo administrador.',
  critico: 'Este aviso é de segurança: chega sempre pelos mesmos meios e não tem regra.',
  categoriaDoProduto: 'A categoria deste evento é do produto e não muda.',
  janelaInvalida: 'Informe o início antes do fim, nos dois com hora e minuto.',
  fusoInvalido: 'Fuso horário não encontrado.',
} as const;

/** How soon a category's e-mails are sent (dominios.md §5b). */
export const RITMOS_DO_EMAIL = ['imediato', 'a_cada_15_min', 'as_8h_e_14h', 'diario'] as const;
export type RitmoDoEmail = (typeof RITMOS_DO_EMAIL)[number];

/** The days of the week, Monday first, as quiet hours name them. */
export const DIAS_DA_SEMANA = ['seg', 'ter', 'qua', 'qui', 'sex', 'sab', 'dom'] as const;
export type DiaDaSemana = (typeof DIAS_DA_SEMANA)[number];

const canais = {
  system_notification: z.boolean(),
  email_notification: z.boolean(),
  push_notification: z.boolean(),
};

/** The ways, by the names of the specification. */
export const CAMPOS_DE_CANAL = [
  'system_notification',
  'email_notification',
  'push_notification',
] as const satisfies readonly (keyof typeof canais)[];

/** What a person is told of by each way, for one type of event (dominios.md §5c). */
export const ConfiguracaoDeEvento = z.object({
  event_type: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.enum(CATEGORIAS),
  ...canais,
  /** Groups that are told too of what the person causes. */
  groups: z.array(z.int()),
  notify_entire_group: z.boolean(),
  /** Whether groups can be told of it: who may read of it is known. */
  aceita_grupos: z.boolean(),
  /** Nobody but an administrator decides by which ways it is told. */
  bloqueado: z.boolean(),
  /** What holds for who decided nothing. */
  padrao: z.object(canais),
  /** The ways that the person decided, as they are or not; the others follow `padrao`. */
  decididos: z.array(z.enum(CAMPOS_DE_CANAL)),
});
export type ConfiguracaoDeEvento = z.infer<typeof ConfiguracaoDeEvento>;

const grupos = idsDe('Informe os grupos.', 100);

/** A change of one type's configuration: what is not named stays, null follows the default again. */
const mudanca = {
  system_notification: Booleano.nullish(),
  email_notification: Booleano.nullish(),
  push_notification: Booleano.nullish(),
  groups: grupos.nullish(),
  notify_entire_group: Booleano.optional(),
};
export const MudancaDeConfiguracao = z.object(mudanca);
export type MudancaDeConfiguracao = z.output<typeof MudancaDeConfiguracao>;

const Grupo = z.object({ id: z.int(), nome: z.string() });

const Conjunto = z.object({ configurations: z.array(ConfiguracaoDeEvento) });

/** `HH:MM`, from 00:00 to 24:00. */
const Hora = z
  .string({ error: TEXTOS_DA_CONFIGURACAO.janelaInvalida })
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, TEXTOS_DA_CONFIGURACAO.janelaInvalida);

/** A stretch of a day in which one is told; texts of hours compare as hours. */
const Janela = z
  .tuple([Hora, Hora], { error: TEXTOS_DA_CONFIGURACAO.janelaInvalida })
  .refine(([de, ate]) => de < ate, TEXTOS_DA_CONFIGURACAO.janelaInvalida);

/** When a person may be told by e-mail and push; outside, what is told waits (dominios.md §5c). */
export const Silencio = z.object({
  ativo: z.boolean(),
  fuso: z
    .string()
    .max(64, TEXTOS_DA_CONFIGURACAO.fusoInvalido)
    .refine(fusoConhecido, TEXTOS_DA_CONFIGURACAO.fusoInvalido),
  /** A day that is not named has no such stretch. */
  dias: z.partialRecord(
    z.enum(DIAS_DA_SEMANA),
    z.array(Janela).max(6, TEXTOS_DA_CONFIGURACAO.janelaInvalida),
  ),
  /** Whether to wait, too, while the person is away. */
  usar_ausencias: z.boolean(),
});
export type Silencio = z.output<typeof Silencio>;

function fusoConhecido(fuso: string): boolean {
  try {
    new Intl.DateTimeFormat('pt-BR', { timeZone: fuso });
    return true;
  } catch {
    return false;
  }
}

/** What somebody decided of all their notifications. */
export const Preferencias = z.object({
  silencio: Silencio,
  /** How soon the e-mails of each category are sent; one that is not named, at once. */
  emails: z.partialRecord(z.enum(CATEGORIAS), z.enum(RITMOS_DO_EMAIL)),
});
export type Preferencias = z.output<typeof Preferencias>;

/** Who decided nothing: told at any hour, by e-mails at once. The hours are the proposal. */
export const PREFERENCIAS_PADRAO: Preferencias = {
  silencio: {
    ativo: false,
    fuso: 'America/Sao_Paulo',
    dias: Object.fromEntries(
      DIAS_DA_SEMANA.slice(0, 5).map((dia) => [dia, [['08:00', '18:00']]]),
    ) as Silencio['dias'],
    usar_ausencias: true,
  },
  emails: {},
};

/** The fields of a rule that administrators may decide, each by itself. */
export const CAMPOS_DA_REGRA = [
  'name',
  'description',
  'category',
  'system_default',
  'email_default',
  'push_default',
  'default_groups',
  'bloqueado',
] as const;
export type CampoDaRegra = (typeof CAMPOS_DA_REGRA)[number];

/** What administrators decided of one type of event, for everybody (specification part 1 §3.7). */
export const Regra = z.object({
  event_type: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.enum(CATEGORIAS),
  system_default: z.boolean(),
  email_default: z.boolean(),
  push_default: z.boolean(),
  default_groups: z.array(z.int()),
  /** Whether groups can be told of it. */
  aceita_grupos: z.boolean(),
  bloqueado: z.boolean(),
  /** About security: it has no rule. */
  critico: z.boolean(),
  /** The fields that the firm decided; the others are the product's. */
  decididos: z.array(z.enum(CAMPOS_DA_REGRA)),
  /** Whether the product raises it; another one is there for its rule alone, and nothing sends it. */
  do_produto: z.boolean(),
  versao: z.int(),
});
export type Regra = z.infer<typeof Regra>;

const params = z.object({ userId: Id });
const EventType = z
  .string({ error: TEXTOS_DA_CONFIGURACAO.slugInvalido })
  .regex(/^[a-z0-9_]{1,64}$/, TEXTOS_DA_CONFIGURACAO.slugInvalido);

const base = '/api/notifications';

export const notificacoesConfiguracaoEndpoints = {
  configuracoes: endpoint({
    method: 'GET',
    path: `${base}/configurations/{userId}`,
    acesso: 'sessao',
    resumo: 'Por quais meios quem pede é avisado de cada evento',
    params,
    /** With the groups that may be told too. */
    response: Conjunto.extend({ grupos: z.array(Grupo) }),
  }),
  configurar: endpoint({
    method: 'PUT',
    path: `${base}/configurations/{userId}/{eventType}`,
    acesso: 'sessao',
    resumo: 'Mudar por quais meios quem pede é avisado de um evento',
    params: params.extend({ eventType: z.string().max(64) }),
    body: MudancaDeConfiguracao,
    response: ConfiguracaoDeEvento,
  }),
  carregar: endpoint({
    method: 'GET',
    path: '/api/notification-config/load-database',
    acesso: 'sessao',
    resumo: 'O conjunto das configurações de quem pede',
    response: Conjunto,
  }),
  salvar: endpoint({
    method: 'POST',
    path: '/api/notification-config/save-database',
    acesso: 'sessao',
    resumo: 'Gravar o conjunto das configurações de quem pede, todas ou nenhuma',
    body: z.object({
      configurations: z
        .array(z.object({ event_type: z.string().max(64), ...mudanca }), {
          error: 'Envie as configurações.',
        })
        .max(200, 'Envie no máximo 200 configurações.'),
    }),
    response: z.object({ success: z.literal(true), salvos: z.int() }),
  }),
  preferencias: endpoint({
    method: 'GET',
    path: `${base}/preferencias`,
    acesso: 'sessao',
    resumo: 'Horário silencioso e ritmo dos e-mails de quem pede',
    response: Preferencias,
  }),
  gravarPreferencias: endpoint({
    method: 'PUT',
    path: `${base}/preferencias`,
    acesso: 'sessao',
    resumo: 'Mudar o horário silencioso e o ritmo dos e-mails de quem pede',
    body: Preferencias.partial(),
    response: Preferencias,
  }),
  regras: endpoint({
    method: 'GET',
    path: `${base}/rules`,
    acesso: 'configuracoes:visualizar',
    resumo: 'As regras de cada evento, para todos',
    response: z.object({
      rules: z.array(Regra),
      total: z.int(),
      /** Every group by its name, for who chooses some. */
      grupos: z.array(Grupo),
    }),
  }),
  gravarRegra: endpoint({
    method: 'POST',
    path: `${base}/rules`,
    acesso: 'configuracoes:editar',
    resumo: 'Gravar a regra de um evento, para todos',
    /** What is not named stays, and null is as the product has it. */
    body: z.object({
      event_type: EventType,
      name: textoOpcional(120, 'O nome pode ter no máximo 120 caracteres.'),
      description: textoOpcional(500, 'A descrição pode ter no máximo 500 caracteres.'),
      category: z.enum(CATEGORIAS, { error: 'Escolha a categoria.' }).nullish(),
      system_default: Booleano.nullish(),
      email_default: Booleano.nullish(),
      push_default: Booleano.nullish(),
      default_groups: grupos.nullish(),
      bloqueado: Booleano.nullish(),
      ...versaoLida,
    }),
    response: Regra,
  }),
  excluirRegra: endpoint({
    method: 'DELETE',
    path: `${base}/rules/{eventType}`,
    acesso: 'configuracoes:editar',
    resumo: 'Voltar um evento ao padrão do produto; o que só a regra tem, deixa de existir',
    params: z.object({ eventType: z.string().max(64) }),
    query: z.object({ versao: z.coerce.number<number>().pipe(Versao).optional() }),
    response: Feito.extend({ versao: z.int() }),
  }),
} as const;
