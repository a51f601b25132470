import { createHash } from 'node:crypto';

/**
 * Files that the application stores: pictures and attachments. A key names one content for ever: a changed
 * file gets a new key, so that nobody reads half of the old and half of the new.
 *
 * Every function throws for a key that `exigirChave` refuses, and `ArmazenamentoIndisponivel` when
 * the store is out of reach.
 */
export interface Arquivos {
  /** Stores the bytes whole or not at all. Storing the same key again replaces them. */
  guardar(chave: string, bytes: Uint8Array): Promise<void>;
  /** The bytes of a key; null when there is no such file. */
  ler(chave: string): Promise<Buffer | null>;
  /** Deletes the file of a key; a key without a file is no error. */
  apagar(chave: string): Promise<void>;
}

/**
 * The store cannot be reached, or refuses us. The message is for whoever runs the server; people
 * are told to try again.
 */
export class ArmazenamentoIndisponivel extends Error {
  override readonly name = 'ArmazenamentoIndisponivel';
}

/** `pasta/nome.ext` in lower case without accents: no part starts with a dot, to lead out of it. */
const CHAVE = /^(?:[a-z0-9][a-z0-9-]{0,63}\/){1,4}[a-z0-9][a-z0-9-]{0,127}\.[a-z0-9]{1,8}$/;

/**
 * Answers a key that is one.
 *
 * @throws for a key of another form than the above: our code makes the keys, so another form is a
 *   programming error, and must not reach the store.
 */
export function exigirChave(chave: string): string {
  if (!CHAVE.test(chave)) throw new Error(`Chave de arquivo inválida: ${JSON.stringify(chave)}`);
  return chave;
}

/** A key made of the content's hash: the same picture twice is one file. */
export function chaveDoConteudo(pasta: string, bytes: Uint8Array, extensao: string): string {
  return `${pasta}/${createHash('sha256').update(bytes).digest('hex')}.${extensao}`;
}
