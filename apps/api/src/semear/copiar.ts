import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import type pg from 'pg';

export type Valor = string | number | boolean | Date | null;

/** The part of pg's connection that `COPY … FROM STDIN` uses; pg's types leave it out. */
interface ConexaoDeCopia {
  readonly stream: Duplex;
  query(texto: string): void;
  sendCopyFromChunk(pedaco: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(motivo: string): void;
}

const PEDACO = 128 * 1024;
const ESCAPES: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** A value in COPY's text format (PostgreSQL, "COPY": File Formats). */
function emTexto(valor: Valor): string {
  if (valor === null) return '\\N';
  if (typeof valor === 'string') {
    return /[\\\n\r\t]/.test(valor)
      ? valor.replaceAll(/[\\\n\r\t]/g, (c) => ESCAPES[c] ?? c)
      : valor;
  }
  if (valor instanceof Date) return valor.toISOString();
  if (typeof valor === 'boolean') return valor ? 't' : 'f';
  return String(valor);
}

function* emPedacos(linhas: Iterable<readonly Valor[]>): Generator<Buffer> {
  let texto = '';
  for (const linha of linhas) {
    texto += `${linha.map(emTexto).join('\t')}\n`;
    if (texto.length < PEDACO) continue;
    yield Buffer.from(texto);
    texto = '';
  }
  if (texto !== '') yield Buffer.from(texto);
}

/**
 * One `COPY`, in the form in which pg runs query objects of other packages: it calls `submit`, then
 * the handler of each message that arrives, and takes the connection back when the server is ready
 * again.
 */
class Copia {
  readonly #comando: string;
  readonly #linhas: Iterable<readonly Valor[]>;
  readonly #fim = Promise.withResolvers<void>();
  #falha: unknown = null;

  constructor(comando: string, linhas: Iterable<readonly Valor[]>) {
    this.#comando = comando;
    this.#linhas = linhas;
  }

  get fim(): Promise<void> {
    return this.#fim.promise;
  }

  submit(conexao: unknown): void {
    (conexao as ConexaoDeCopia).query(this.#comando);
  }

  handleCopyInResponse(conexao: ConexaoDeCopia): void {
    this.#enviar(conexao).catch((erro: unknown) => {
      this.#falha ??= erro;
      conexao.sendCopyFail('generation failed');
    });
  }

  async #enviar(conexao: ConexaoDeCopia): Promise<void> {
    for (const pedaco of emPedacos(this.#linhas)) {
      if (this.#falha !== null) return;
      conexao.sendCopyFromChunk(pedaco);
      if (conexao.stream.writableNeedDrain) await once(conexao.stream, 'drain');
    }
    conexao.endCopyFrom();
  }

  handleCommandComplete(): void {}

  handleError(erro: unknown): void {
    this.#falha ??= erro;
    this.#fim.reject(this.#falha);
  }

  handleReadyForQuery(): void {
    if (this.#falha === null) this.#fim.resolve();
    else this.#fim.reject(this.#falha);
  }
}

/**
 * Writes rows by `COPY`, many times faster than inserts; the driver has no function for it. Rows
 * are drawn while they are sent, so any number of them takes little memory. Identity columns get
 * the values given.
 *
 * @throws the database's error, or that of the generator of rows.
 */
export async function copiar(
  cliente: pg.PoolClient,
  tabela: string,
  colunas: readonly string[],
  linhas: Iterable<readonly Valor[]>,
): Promise<void> {
  const copia = new Copia(`copy ${tabela} (${colunas.join(', ')}) from stdin`, linhas);
  cliente.query(copia);
  await copia.fim;
}
