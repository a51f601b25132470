import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Files the application keeps: pictures today. A key names one file for ever: what changes gets a
 * new key, so a reader never meets half of an old one and half of a new one.
 */
export interface Arquivos {
  /** Keeps the bytes whole or not at all. Keeping the same key again replaces them. */
  guardar(chave: string, bytes: Uint8Array): Promise<void>;
  /** The bytes of a key; null when there is no such file. */
  ler(chave: string): Promise<Buffer | null>;
  /** Forgets a key; one that nobody kept is no error. */
  apagar(chave: string): Promise<void>;
}

/** `pasta/nome.ext` in lower case without accents: no dot leads and no part climbs. */
const CHAVE = /^(?:[a-z0-9][a-z0-9-]{0,63}\/){1,4}[a-z0-9][a-z0-9-]{0,127}\.[a-z0-9]{1,8}$/;

/** Key that follows from the content: the same picture twice is one file. */
export function chaveDoConteudo(pasta: string, bytes: Uint8Array, extensao: string): string {
  return `${pasta}/${createHash('sha256').update(bytes).digest('hex')}.${extensao}`;
}

const ausente = (erro: unknown) =>
  erro instanceof Error && 'code' in erro && erro.code === 'ENOENT';

/**
 * The store under `DATA_DIR/arquivos`, closed to other users of the machine.
 *
 * @throws (from any function) when a key is not of the form above: keys are made by us, so a
 * strange one is a programming error, and never reaches the file system.
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
