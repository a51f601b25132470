import { z } from 'zod';
import { paragrafoOpcional, texto, versaoLida } from './campos.ts';
import { Email, emailCanonico } from './emails.ts';
import { enderecoDaConsulta } from './enderecos-de-consulta.ts';
import { endpoint } from './endpoint.ts';

/** The integrations of the system configuration (decisoes.md §3). */
export const INTEGRACOES = [
  'email',
  'oidc',
  'armazenamento',
  'push',
  'consulta_cnpj',
  'consulta_cep',
] as const;
export type Integracao = (typeof INTEGRACOES)[number];

export const NOME_DA_INTEGRACAO: Readonly<Record<Integracao, string>> = {
  email: 'E-mail (SMTP)',
  oidc: 'Login único (SSO)',
  armazenamento: 'Armazenamento de arquivos',
  push: 'Notificações push (VAPID)',
  consulta_cnpj: 'Consulta de CNPJ (Receita)',
  consulta_cep: 'Consulta de CEP',
};

/** Shown in place of a stored secret; sent back, it changes nothing. */
export const MASCARA = '••••••••';

/** Fields stored encrypted, which are written and never answered. */
export const CAMPOS_SECRETOS = {
  email: ['senha'],
  oidc: ['client_secret'],
  armazenamento: [],
  push: ['private_key'],
  consulta_cnpj: ['chave'],
  consulta_cep: ['chave'],
} as const satisfies Record<Integracao, readonly string[]>;

export const SEGURANCAS_DO_EMAIL = ['tls', 'starttls', 'nenhuma'] as const;
/** A server set by the environment may also be `oportunista`: STARTTLS if the server offers it. */
export type SegurancaDoEmail = (typeof SEGURANCAS_DO_EMAIL)[number] | 'oportunista';

const linha = (maximo: number, mensagem: string) => texto(maximo, mensagem).default('');
const segredo = (maximo: number, mensagem: string) =>
  z.string({ error: mensagem }).max(maximo, mensagem).nullable().optional();
const enabled = z.boolean({ error: 'Diga se a integração está ativa.' });

/** Checks that an integration that is switched on has the fields it needs. */
const exigir =
  (obrigatorios: Readonly<Record<string, string>>) =>
  (
    valores: { enabled: boolean; [campo: string]: unknown },
    contexto: z.core.$RefinementCtx,
  ): void => {
    if (!valores.enabled) return;
    for (const [campo, message] of Object.entries(obrigatorios)) {
      if (!valores[campo]) contexto.addIssue({ code: 'custom', path: [campo], message });
    }
  };

const HOST = 'Informe o servidor, como smtp.empresa.com.br.';
const REMETENTE = 'Informe o e-mail do remetente.';
/** What a push service is told to write to about a sender (RFC 8292 §2.1). */
const ehContato = (texto: string) =>
  texto.startsWith('mailto:')
    ? Email.safeParse(texto.slice('mailto:'.length)).success
    : texto === '' || /^https:\/\/\S+$/.test(texto);
const ehHttps = (texto: string) => texto === '' || /^https:\/\/[^\s@?#]+$/.test(texto);

const POR_MINUTO = 'Informe as consultas por minuto, de 1 a 600.';
const CHAVE = 'Chave inválida: use letras, números e sinais, sem espaços.';

/** A service that is asked by a number in its address. */
const consulta = (marca: string, exemplo: string, porMinuto: number) => {
  const ENDERECO = `Informe um endereço https:// com ${marca} no lugar do número, como ${exemplo}.`;
  return z
    .object({
      enabled,
      endereco: linha(500, ENDERECO).refine(
        (texto) => texto === '' || enderecoDaConsulta(texto, marca, '0') !== null,
        ENDERECO,
      ),
      chave: segredo(1000, CHAVE).refine(
        (texto) => !texto || texto === MASCARA || /^[\x21-\x7e]+$/.test(texto),
        CHAVE,
      ),
      /** The most that the firm asks in a minute: what the service gives to all of it together. */
      por_minuto: z.int(POR_MINUTO).min(1, POR_MINUTO).max(600, POR_MINUTO).default(porMinuto),
    })
    .superRefine(exigir({ endereco: ENDERECO }));
};

/**
 * The fields that may be saved for each integration. A secret that is absent or the mask stays as
 * it is; null or empty clears it. Unknown fields are dropped.
 */
export const VALORES_DA_INTEGRACAO = {
  email: z
    .object({
      enabled,
      host: linha(253, HOST).pipe(z.string().regex(/^[A-Za-z0-9.:_-]*$/, HOST)),
      porta: z
        .int('Porta inválida.')
        .min(1, 'Porta inválida.')
        .max(65_535, 'Porta inválida.')
        .default(587),
      seguranca: z.enum(SEGURANCAS_DO_EMAIL, { error: 'Segurança inválida.' }).default('starttls'),
      usuario: linha(254, 'Usuário inválido.'),
      senha: segredo(500, 'Senha inválida.'),
      remetente_nome: linha(100, 'Nome do remetente inválido.'),
      remetente_email: linha(254, REMETENTE)
        .transform(emailCanonico)
        .pipe(z.union([z.literal(''), Email], { error: REMETENTE })),
    })
    .superRefine(exigir({ host: HOST, remetente_email: REMETENTE })),
  oidc: z
    .object({
      enabled,
      issuer: linha(500, 'Endereço do provedor inválido.').refine(
        ehHttps,
        'Informe o endereço do provedor, que começa com https://.',
      ),
      client_id: linha(300, 'Identificador inválido.'),
      client_secret: segredo(1000, 'Segredo inválido.'),
    })
    .superRefine(
      exigir({
        issuer: 'Informe o endereço do provedor, que começa com https://.',
        client_id: 'Informe o identificador do cliente (client ID).',
      }),
    ),
  /**
   * Only the environment says where files are stored (`STORAGE_URL`): there is nothing to save or to
   * switch off.
   */
  armazenamento: z.object({
    enabled: z.literal(true, { error: 'O armazenamento não pode ser desligado.' }),
  }),
  push: z
    .object({
      enabled,
      public_key: linha(200, 'Chave pública inválida.'),
      private_key: segredo(200, 'Chave privada inválida.'),
      subject: linha(254, 'Contato inválido.').refine(
        ehContato,
        'Informe um contato mailto: ou https://.',
      ),
    })
    .superRefine(
      exigir({
        public_key: 'Informe a chave pública.',
        subject: 'Informe um contato mailto: ou https://.',
      }),
    ),
  consulta_cnpj: consulta('{cnpj}', 'https://servico.com.br/cnpj/{cnpj}', 3),
  consulta_cep: consulta('{cep}', 'https://servico.com.br/cep/{cep}', 60),
} as const satisfies Record<Integracao, z.ZodType>;

const Teste = z.object({
  success: z.boolean(),
  /** What the test did and how it ended, or what to do about a failure. */
  message: z.string(),
  testado_em: z.string(),
});

/** One integration as it is answered: with masks in place of secrets. */
export const ConfiguracaoDaIntegracao = z.object({
  integration: z.enum(INTEGRACOES),
  nome: z.string(),
  enabled: z.boolean(),
  config_value: z.looseObject({ enabled: z.boolean() }),
  description: z.string().nullable(),
  /** `ambiente` if the environment sets it, so that it cannot be changed here. */
  origem: z.enum(['ambiente', 'salva', 'padrao']),
  /** If the environment sets it, or only administrators may change it and the caller is none. */
  somente_leitura: z.boolean(),
  /** What it is for, and what switching it on does now. */
  situacao: z.string(),
  ultimo_teste: Teste.nullable(),
  atualizado_em: z.string().nullable(),
  versao: z.int(),
});
export type ConfiguracaoDaIntegracao = z.infer<typeof ConfiguracaoDaIntegracao>;

const params = z.object({ integration: z.string().max(60) });

export const configuracaoSistemaEndpoints = {
  listar: endpoint({
    method: 'GET',
    path: '/api/system-config/',
    acesso: 'configuracoes:visualizar',
    resumo: 'Configuração de todas as integrações, sem os segredos',
    response: z.object({ integracoes: z.array(ConfiguracaoDaIntegracao), total: z.int() }),
  }),
  ler: endpoint({
    method: 'GET',
    path: '/api/system-config/{integration}',
    acesso: 'configuracoes:visualizar',
    resumo: 'Configuração de uma integração, sem os segredos',
    params,
    response: ConfiguracaoDaIntegracao,
  }),
  gravar: endpoint({
    method: 'PUT',
    path: '/api/system-config/{integration}',
    acesso: 'configuracoes:editar',
    resumo: 'Gravar a configuração de uma integração',
    params,
    body: z.object({
      config_value: z.record(z.string(), z.unknown(), { error: 'Envie a configuração.' }),
      description: paragrafoOpcional(500, 'A descrição pode ter no máximo 500 caracteres.'),
      ...versaoLida,
    }),
    response: ConfiguracaoDaIntegracao,
  }),
  testar: endpoint({
    method: 'POST',
    path: '/api/system-config/{integration}/test',
    acesso: 'configuracoes:editar',
    resumo: 'Testar a configuração em vigor de uma integração',
    params,
    response: Teste,
  }),
} as const;
