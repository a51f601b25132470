import type { CampoInvalido, CodigoDeErro } from '@dominio/contrato/erros';

/** Codes of failures that never reached the server. */
export type CodigoLocal = 'SEM_CONEXAO' | 'SEM_TOKEN' | 'SEM_CODIGO';

interface DadosDoErro {
  status: number;
  codigo: string;
  detail: string;
  campos?: CampoInvalido[];
  corpo?: Record<string, unknown>;
  /** Whether `detail` is the server's own sentence. */
  doServidor?: boolean;
  /** Whether `detail` only names the HTTP status, for want of any sentence. */
  soStatus?: boolean;
  /** How long the server asks to wait before the next try, in milliseconds. */
  esperaMs?: number | undefined;
  cause?: unknown;
}

/** A refused or failed call. `message` and `detail` are the same sentence in Portuguese. */
export class ErroDaApi extends Error {
  override readonly name = 'ErroDaApi';
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly codigo: CodigoDeErro | CodigoLocal | (string & {});
  readonly detail: string;
  /** Field errors of a 422, all at once. */
  readonly campos: CampoInvalido[];
  /** The whole answer, for codes that add fields of their own. */
  readonly corpo: Record<string, unknown>;
  readonly doServidor: boolean;
  readonly soStatus: boolean;
  readonly esperaMs: number | undefined;

  constructor({
    status,
    codigo,
    detail,
    campos,
    corpo,
    doServidor,
    soStatus,
    esperaMs,
    cause,
  }: DadosDoErro) {
    super(detail, { cause });
    this.status = status;
    this.codigo = codigo;
    this.detail = detail;
    this.campos = campos ?? [];
    this.corpo = corpo ?? {};
    this.doServidor = doServidor ?? false;
    this.soStatus = soStatus ?? false;
    this.esperaMs = esperaMs;
  }

  /** The same failure in other words. */
  comDetalhe(detail: string): ErroDaApi {
    return new ErroDaApi({ ...this, detail, soStatus: false, cause: this });
  }

  /** Message of one field, or `undefined`. */
  campo(nome: string): string | undefined {
    return this.campos.find(({ campo }) => campo === nome)?.mensagem;
  }
}

/** Sentence for a person about anything thrown: the server's, or `padrao` for a fault of our own. */
export const mensagemDoErro = (erro: unknown, padrao = 'Algo deu errado. Tente novamente.') =>
  erro instanceof ErroDaApi ? erro.detail : padrao;
