import { type CampoInvalido, type CodigoDeErro, ERROS } from '@dominio/contrato/erros';

interface Detalhes {
  /** Sentence for the person; if absent, the catalogue's default. */
  detail?: string;
  campos?: CampoInvalido[];
  /** Fields beside the envelope: the conflicts of a 409, the current row for a stale version. */
  extras?: Record<string, unknown>;
  headers?: Record<string, string>;
  cause?: unknown;
}

/**
 * A refusal with a code of the catalogue. Use cases throw it; the error handler turns it into the
 * one envelope. Anything else that is thrown is an incident.
 */
export class Recusa extends Error {
  override readonly name = 'Recusa';
  readonly codigo: CodigoDeErro;
  readonly status: number;
  readonly campos: CampoInvalido[] | undefined;
  readonly extras: Record<string, unknown>;
  readonly headers: Record<string, string>;

  constructor(codigo: CodigoDeErro, detalhes: Detalhes = {}) {
    super(detalhes.detail ?? ERROS[codigo].detail, { cause: detalhes.cause });
    this.codigo = codigo;
    this.status = ERROS[codigo].status;
    this.campos = detalhes.campos;
    this.extras = detalhes.extras ?? {};
    this.headers = detalhes.headers ?? {};
  }
}

/** 404, the same for a record that does not exist and for one outside the caller's scope. */
export const naoEncontrado = (detail?: string) =>
  new Recusa('NAO_ENCONTRADO', detail === undefined ? {} : { detail });

/** 422 with every wrong field; the sentence is the first field's. */
export function dadosInvalidos(campos: CampoInvalido[]): Recusa {
  const [primeiro] = campos;
  return new Recusa('DADOS_INVALIDOS', { campos, ...(primeiro && { detail: primeiro.mensagem }) });
}

/** 422 about one field. */
export const campoInvalido = (campo: string, mensagem: string) =>
  dadosInvalidos([{ campo, mensagem }]);

/** 409: the state of the record does not allow it. */
export const estadoInvalido = (detail: string) => new Recusa('ESTADO_INVALIDO', { detail });

/** 409: another record has this value of a field already. */
export const jaEmUso = (campo: string, detail: string) =>
  new Recusa('ESTADO_INVALIDO', { detail, campos: [{ campo, mensagem: detail }] });

/** SQLSTATE of a PostgreSQL failure; Drizzle hides it in `cause`. */
export function sqlstate(erro: unknown): string | undefined {
  for (let atual = erro; atual instanceof Error; atual = atual.cause) {
    if ('code' in atual && typeof atual.code === 'string' && /^[0-9A-Z]{5}$/.test(atual.code)) {
      return atual.code;
    }
  }
  return undefined;
}
