import { z } from 'zod';

/** A place for files in a bucket of an S3-compatible store, and the credentials for it. */
export interface LugarNoS3 {
  /** Scheme, host and port, `https://s3.sa-east-1.amazonaws.com`. */
  readonly servidor: string;
  readonly bucket: string;
  /** What every key begins with: empty, or ending in a slash. */
  readonly prefixo: string;
  /** Null where the server's name tells it, or none is asked for. */
  readonly regiao: string | null;
  readonly chaveDeAcesso: string;
  readonly segredo: string;
}

const FORMA =
  'use s3://CHAVE:SEGREDO@servidor/bucket, com os sinais da chave e do segredo codificados (“/” é %2F)';

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PARTE_DO_PREFIXO = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/;

const Parametros = z.strictObject(
  {
    region: z
      .string()
      .regex(/^[a-z0-9-]{1,40}$/, 'region: use o nome da região, como sa-east-1')
      .optional(),
    tls: z.enum(['0', '1'], { error: 'tls: use 0 ou 1' }).default('1'),
  },
  { error: 'depois de “?” use só region e tls' },
);

/** A part of the URL as it was before it was encoded; null for one that is no encoding. */
function decodificar(texto: string): string | null {
  try {
    return decodeURIComponent(texto);
  } catch {
    return null;
  }
}

/**
 * Reads `s3://KEY:SECRET@host[:port]/bucket[/prefix][?region=…&tls=0]`, as `DATABASE_URL` and
 * `SMTP_URL` are written: server and credentials in one setting, so that none is set without the
 * others.
 *
 * @throws with the sentence that says what is wrong, which repeats no part of the URL.
 */
function ler(texto: string): LugarNoS3 {
  if (!URL.canParse(texto)) throw new Error(FORMA);
  const { protocol, username, password, host, pathname, searchParams, hash } = new URL(texto);
  const [chaveDeAcesso, segredo] = [decodificar(username), decodificar(password)];
  if (protocol !== 's3:' || !chaveDeAcesso || !segredo || hash) throw new Error(FORMA);
  const [bucket = '', ...pastas] = pathname.replace(/\/$/, '').split('/').slice(1);
  if (!BUCKET.test(bucket)) throw new Error('o nome do bucket, depois do servidor, não é válido');
  if (!pastas.every((parte) => PARTE_DO_PREFIXO.test(parte))) {
    throw new Error('no prefixo, depois do bucket, use letras sem acento, números, “-”, “_” e “.”');
  }
  const lidos = Parametros.safeParse(Object.fromEntries(searchParams));
  if (!lidos.success) throw new Error(lidos.error.issues[0]?.message);
  const { region, tls } = lidos.data;
  const servidor = `${tls === '1' ? 'https' : 'http'}://${host}`;
  if (!URL.canParse(servidor)) throw new Error(FORMA);
  return {
    servidor: new URL(servidor).origin,
    bucket,
    prefixo: pastas.map((parte) => `${parte}/`).join(''),
    regiao: region ?? null,
    chaveDeAcesso,
    segredo,
  };
}

/** The setting `STORAGE_URL`. */
export const LugarNoS3 = z.string().transform((texto, contexto): LugarNoS3 => {
  try {
    return ler(texto);
  } catch (erro) {
    contexto.addIssue({ code: 'custom', message: erro instanceof Error ? erro.message : FORMA });
    return z.NEVER;
  }
});
