import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Arquivos, exigirChave } from './arquivos.ts';

const ausente = (erro: unknown) =>
  erro instanceof Error && 'code' in erro && erro.code === 'ENOENT';

/** The store in `DATA_DIR/arquivos`, closed to other users of the machine. */
export function abrirPasta(dirDados: string): Arquivos {
  const caminhoDe = (chave: string) => join(dirDados, 'arquivos', exigirChave(chave));
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
