import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { configuracaoDeTeste } from './configuracao.ts';
import { pastaDeTeste } from './postgres.ts';

const BUCKET = 'dominio';
const PREFIXO = 'firma/arquivos';
/** The one account that the server knows. */
const CONTA = 'S3RVER';

/** Where a store is, from the setting that names it. */
export const lugarNoS3 = (url: string) =>
  configuracaoDeTeste({ DATA_DIR: pastaDeTeste(), STORAGE_URL: url }).armazenamento;

/** An S3-compatible store with one bucket on a loopback port. It verifies signatures. */
export async function subirS3() {
  const directory = pastaDeTeste();
  const servidor = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET }],
  });
  const { port } = await servidor.run();
  return {
    servidor: `http://127.0.0.1:${port}`,
    /** The setting that names it, with these parts instead of the right ones. */
    url: ({ chave = CONTA, segredo = CONTA, bucket = BUCKET } = {}) =>
      `s3://${chave}:${encodeURIComponent(segredo)}@127.0.0.1:${port}/${bucket}/${PREFIXO}?tls=0`,
    /** The names of the files that are stored in a folder. */
    guardados(pasta: string): string[] {
      const caminho = join(directory, BUCKET, PREFIXO, pasta);
      const sufixo = '._S3rver_object';
      return (existsSync(caminho) ? readdirSync(caminho) : [])
        .filter((nome) => nome.endsWith(sufixo))
        .map((nome) => nome.slice(0, -sufixo.length));
    },
    async descer() {
      servidor.httpServer.closeAllConnections();
      await servidor.close();
    },
  };
}
