import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { LugarNoS3 } from './arquivos/lugar-no-s3.ts';
import { defeitoDoPar } from './push/par-de-chaves.ts';
import { segredoGuardado } from './segredo.ts';

const SEGREDO_MINIMO = 32;

const bandeira = z.enum(['0', '1'], { error: 'use 0 ou 1' }).transform((valor) => valor === '1');

const lista = z.string().transform((valor) =>
  valor
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);

/** `10.0.0.5`, `10.0.0.0/8`, `2001:db8::/32`. */
function ehEnderecoOuFaixa(texto: string): boolean {
  const [endereco = '', prefixo, ...resto] = texto.split('/');
  const familia = isIP(endereco);
  if (familia === 0 || resto.length > 0) return false;
  const maximo = familia === 4 ? 32 : 128;
  return prefixo === undefined || (/^\d{1,3}$/.test(prefixo) && Number(prefixo) <= maximo);
}

/** A host without scheme, port or path: an address, or a name as URLs and containers have them. */
const ehHost = (texto: string) =>
  isIP(texto) !== 0 || /^(?=.{1,253}$)\w([\w-]*\w)?(\.\w([\w-]*\w)?)*$/.test(texto);

const minusculas = (hosts: string[]) => hosts.map((host) => host.toLowerCase());

/** An origin exactly as a browser sends it: scheme, host and port, no path, no final slash. */
const ehOrigem = (texto: string) =>
  /^https?:\/\//.test(texto) && URL.canParse(texto) && new URL(texto).origin === texto;

const vazioComoAusente = (valores: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(valores).filter(([, valor]) => valor !== ''));

/** Settings that must be set together. */
const GRUPOS = [
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'],
] as const;

const Ambiente = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number({ error: 'use um número de porta' }).int().min(0).max(65_535).default(5001),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'use um endereço http(s)' }).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'use postgresql://…' }).optional(),
  DATA_DIR: z.string().default('.data'),
  CORS_ORIGINS: lista
    .refine(
      (itens) => itens.every(ehOrigem),
      'use origens exatas, como https://parceiro.com.br, separadas por vírgula',
    )
    .default([]),
  TRUSTED_PROXIES: lista
    .refine(
      (itens) => itens.every(ehEnderecoOuFaixa),
      'use endereços IP ou faixas, como 10.0.0.5 ou 10.0.0.0/8, separados por vírgula',
    )
    .default([]),
  SESSION_IDLE_HOURS: z.coerce
    .number({ error: 'use um número de horas' })
    .min(0.5, 'use ao menos 0.5 hora')
    .max(720, 'use no máximo 720 horas')
    .default(720),
  SESSION_SECRET: z
    .string()
    .min(SEGREDO_MINIMO, `use ao menos ${SEGREDO_MINIMO} caracteres`)
    .optional(),
  VAULT_KEY: lista
    .refine(
      (chaves) => chaves.every((chave) => chave.length >= SEGREDO_MINIMO),
      `use ao menos ${SEGREDO_MINIMO} caracteres em cada chave`,
    )
    .optional(),
  INTERNAL_HOSTS: lista
    .refine(
      (itens) => itens.every(ehHost),
      'use nomes de servidores, como keycloak.interno, separados por vírgula',
    )
    .transform(minusculas)
    .default([]),
  OIDC_ISSUER: z.url({ protocol: /^https$/, error: 'use um endereço https://…' }).optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  VAPID_PUBLIC_KEY: z.string().optional(),
  VAPID_PRIVATE_KEY: z.string().optional(),
  VAPID_SUBJECT: z
    .string()
    // Apple refuses a contact that nobody can be reached at.
    .regex(
      /^(mailto:[^\s@]+@[^\s@]+\.[^\s@]+|https:\/\/[^\s/]+\.\S+)$/,
      'use mailto:… ou https://…',
    )
    .optional(),
  PUSH_ALLOWED_HOSTS: lista
    .refine(
      (itens) => itens.every((item) => ehHost(item.replace(/^\*\.(?=[^.]+\.)/, ''))),
      'use nomes de servidores, como fcm.googleapis.com ou *.notify.windows.com, separados por vírgula',
    )
    .transform(minusculas)
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'use smtp://… ou smtps://…' }).optional(),
  STORAGE_URL: LugarNoS3.optional(),
  DEMO: bandeira.optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'nível desconhecido',
    })
    .default('info'),
});

/** Everything the environment decides, validated and complete. */
export interface Configuracao {
  readonly host: string;
  readonly porta: number;
  readonly urlPublica: string;
  /** Null for the embedded PostgreSQL in `dirDados`. */
  readonly databaseUrl: string | null;
  readonly dirDados: string;
  readonly origensCors: readonly string[];
  readonly proxiesConfiaveis: readonly string[];
  readonly horasSemUso: number;
  readonly segredoDaSessao: string;
  /** Keys of the vault: the first encrypts, all decrypt. */
  readonly chavesDoCofre: readonly string[];
  /** Hosts of the internal network that integrations may reach. */
  readonly hostsInternos: readonly string[];
  readonly smtpUrl: string | null;
  /** Where files are stored; null for a folder of `dirDados`. */
  readonly armazenamento: LugarNoS3 | null;
  /** Null where the environment sets none; administrators may then configure one. */
  readonly oidc: { issuer: string; clientId: string; clientSecret: string } | null;
  readonly vapid: { chavePublica: string; chavePrivada: string; assunto: string } | null;
  /**
   * Hosts that push may go to besides the known push services (decisoes.md §6), `*.` before a domain
   * for every host of it; null for none. One of the internal network must be in `hostsInternos` too.
   */
  readonly hostsDoPush: readonly string[] | null;
  readonly demo: boolean;
  readonly nivelDeLog: string;
}

/**
 * A secret stored beside the data, created on first use.
 *
 * @param aoGerarOutro what a new secret would invalidate, told in the refusal.
 * @throws with a Portuguese sentence when the file is too short, having been cut or written by
 *   hand.
 */
function segredoDoArquivo(dirDados: string, nome: string, aoGerarOutro: string): string {
  const segredo = segredoGuardado(dirDados, nome, 48);
  if (segredo.length >= SEGREDO_MINIMO) return segredo;
  throw new Error(
    `O segredo em ${resolve(dirDados, nome)} tem menos de ${SEGREDO_MINIMO} caracteres. Apague o arquivo para gerar outro (${aoGerarOutro}).`,
  );
}

function lerAmbiente(ambiente: NodeJS.ProcessEnv): z.output<typeof Ambiente> {
  const lido = Ambiente.safeParse(vazioComoAusente(ambiente));
  if (!lido.success) {
    const linhas = lido.error.issues.map(({ path, message }) => `- ${path.join('.')}: ${message}`);
    throw new Error(`Configuração inválida:\n${linhas.join('\n')}`);
  }
  return lido.data;
}

/** The settings without the secrets: all that a command besides the server needs. */
export type Instalacao = Omit<Configuracao, 'segredoDaSessao' | 'chavesDoCofre'>;

/** One line for each missing setting of a group of which another is set. */
function faltasDosGrupos(env: z.output<typeof Ambiente>): string[] {
  return GRUPOS.flatMap((grupo) => {
    const definidas = grupo.filter((nome) => env[nome] !== undefined);
    if (definidas.length === 0) return [];
    return grupo
      .filter((nome) => env[nome] === undefined)
      .map((nome) => `- ${nome}: obrigatório com ${definidas.join(' e ')}.`);
  });
}

/** A line for VAPID keys that would sign nothing: found at the start, not at the first push. */
function defeitosDoVapid(env: z.output<typeof Ambiente>): string[] {
  const { VAPID_PUBLIC_KEY: publica, VAPID_PRIVATE_KEY: privada } = env;
  const defeito = publica && privada ? defeitoDoPar(publica, privada) : null;
  return defeito === null ? [] : [`- VAPID_PRIVATE_KEY: ${defeito}`];
}

function instalacaoDe(env: z.output<typeof Ambiente>): Instalacao {
  const faltas = [...faltasDosGrupos(env), ...defeitosDoVapid(env)];
  if (faltas.length > 0) throw new Error(`Configuração inválida:\n${faltas.join('\n')}`);
  const demo = env.DEMO ?? env.DATABASE_URL === undefined;
  const enderecosLocais = ['127.0.0.1', 'localhost', '::1'];
  if (demo && !enderecosLocais.includes(env.HOST)) {
    throw new Error(
      'Configuração inválida:\n- HOST: o modo de demonstração só atende no endereço local. Use DEMO=0 para abrir à rede.',
    );
  }
  return {
    host: env.HOST,
    porta: env.PORT,
    urlPublica: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    databaseUrl: env.DATABASE_URL ?? null,
    dirDados: resolve(env.DATA_DIR),
    origensCors: env.CORS_ORIGINS,
    proxiesConfiaveis: env.TRUSTED_PROXIES,
    horasSemUso: env.SESSION_IDLE_HOURS,
    hostsInternos: env.INTERNAL_HOSTS,
    smtpUrl: env.SMTP_URL ?? null,
    armazenamento: env.STORAGE_URL ?? null,
    oidc: env.OIDC_ISSUER
      ? {
          issuer: env.OIDC_ISSUER,
          clientId: env.OIDC_CLIENT_ID ?? '',
          clientSecret: env.OIDC_CLIENT_SECRET ?? '',
        }
      : null,
    vapid: env.VAPID_PUBLIC_KEY
      ? {
          chavePublica: env.VAPID_PUBLIC_KEY,
          chavePrivada: env.VAPID_PRIVATE_KEY ?? '',
          assunto: env.VAPID_SUBJECT ?? '',
        }
      : null,
    hostsDoPush: env.PUSH_ALLOWED_HOSTS ?? null,
    demo,
    nivelDeLog: env.LOG_LEVEL,
  };
}

/**
 * Reads what a command needs to find an installation, and writes nothing.
 *
 * @throws as `lerConfiguracao`.
 */
export const lerInstalacao = (ambiente: NodeJS.ProcessEnv = process.env): Instalacao =>
  instalacaoDe(lerAmbiente(ambiente));

/**
 * Reads the settings of decisoes.md §3, and creates the secrets of sessions and vault on first use.
 * No other module reads the environment.
 *
 * @throws with one Portuguese line per wrong setting, so that a failed start names all of them.
 */
export function lerConfiguracao(ambiente: NodeJS.ProcessEnv = process.env): Configuracao {
  const env = lerAmbiente(ambiente);
  const instalacao = instalacaoDe(env);
  const faltam = (['SESSION_SECRET', 'VAULT_KEY'] as const).filter((nome) => !env[nome]?.length);
  if (env.DATABASE_URL && faltam.length > 0) {
    const linhas = faltam.map((nome) => `- ${nome}: obrigatório com DATABASE_URL.`);
    throw new Error(`Configuração inválida:\n${linhas.join('\n')}`);
  }
  const { dirDados } = instalacao;
  return {
    ...instalacao,
    segredoDaSessao:
      env.SESSION_SECRET ?? segredoDoArquivo(dirDados, 'session.secret', 'todos entrarão de novo'),
    chavesDoCofre: env.VAULT_KEY?.length
      ? env.VAULT_KEY
      : [
          segredoDoArquivo(
            dirDados,
            'vault.key',
            'os segredos guardados terão de ser digitados de novo',
          ),
        ],
  };
}
