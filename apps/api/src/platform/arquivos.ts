import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Files that the application stores: pictures today. A key names one content for ever: a changed
 * file gets a new key, so that nobody reads half of the old and half of the new.
 */
export interface Arquivos {
  /** Stores the bytes whole or not at all. Storing the same key again replaces them. */
  guardar(chave: string, bytes: Uint8Array): Promise<void>;
  /** The bytes of a key; null when there is no such file. */
  ler(chave: string): Promise<Buffer | null>;
  /** Deletes the file of a key; a key without a file is no error. */
  apagar(chave: string): Promise<void>;
}

/** `pasta/nome.ext` in lower case without accents: no part starts with a dot, to lead out of it. */
const CHAVE = /^(?:[a-z0-9][a-z0-9-]{0,63}\/){1,4}[a-z0-9][a-z0-9-]{0,127}\.[a-z0-9]{1,8}$/;

/** A key made of the content's hash: the same picture twice is one file. */
export function chaveDoConteudo(pasta: string, bytes: Uint8Array, extensao: string): string {
  return `${pasta}/${createHash('sha256').update(bytes).digest('hex')}.${extensao}`;
}

const ausente = (erro: unknown) =>
  erro instanceof Error && 'code' in erro && erro.code === 'ENOENT';

/**
 * The store in `DATA_DIR/arquivos`, closed to other users of the machine.
 *
 * @throws (from any function) for a key of another form than the above: our code makes the keys, so
 *   another form is a programming error, and must not reach the file system.
 */
export function abrirArquivos(dirDados: string): Arquivos {
  const caminhoDe = (chave: string) => {
    if (!CHAVE.test(chave)) throw new Error(`Chave de arquivo inválida: ${JSON.stringify(chave)}`);
    return join(dirDados, 'arquivos', chave);
  };
  return {
    async guardar(chave, bytes) {
      const caminho = caminhoDe(chave);
      const rascunho = `${caminho}.${randomBytes(6).toString('hex')}`;
      await mkdir(dirname(caminho), { recursive: true, mode: 0o700 });
      try {
        const arquivo = await open(rascunho, 'wx', 0o600);
        try {
          await arquivo.writeFile(bytes);
          await arquivo.sync();
        } finally {
          await arquivo.close();
        }
        await rename(rascunho, caminho);
      } catch (erro) {
        await rm(rascunho, { force: true });
        throw erro;
      }
    },
    async ler(chave) {
      try {
        return await readFile(caminhoDe(chave));
      } catch (erro) {
        if (ausente(erro)) return null;
        throw erro;
      }
    },
    async apagar(chave) {
      await rm(caminhoDe(chave), { force: true });
    },
  };
}
