import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, mergeConfig, type Plugin, type UserConfig } from 'vite';
import { aplicativo } from './construcao/aplicativo.ts';
import { agruparPedacos } from './construcao/pedacos.ts';

/** Text files of the build beside their `.br` and `.gz`, which the API sends as they are. */
function precomprimir(): Plugin {
  const qualidade = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
  let pasta = '';
  return {
    name: 'precomprimir',
    apply: 'build',
    configResolved: ({ root, build }) => {
      pasta = join(root, build.outDir, build.assetsDir);
    },
    closeBundle: async () => {
      const nomes = (await readdir(pasta)).filter((nome) => /\.(js|css|svg)$/.test(nome));
      await Promise.all(
        nomes.map(async (nome) => {
          const caminho = join(pasta, nome);
          const conteudo = await readFile(caminho);
          await writeFile(`${caminho}.br`, await promisify(brotliCompress)(conteudo, qualidade));
          await writeFile(`${caminho}.gz`, await promisify(gzip)(conteudo, { level: 9 }));
        }),
      );
    },
  };
}

/** What the development server, the build and the tests of pages share. */
export const comum = {
  plugins: [react()],
  resolve: {
    alias: [
      {
        find: /^\.\.\/core\/(json-schema-processors|to-json-schema)\.js$/,
        replacement: fileURLToPath(new URL('construcao/sem-esquema-json.ts', import.meta.url)),
      },
      // Mantine's styles in a cascade layer: the order in which chunks arrive cannot matter.
      { find: /^(@mantine\/\w+\/styles(?:\/\w[\w-]*)?)\.css$/, replacement: '$1.layer.css' },
    ],
  },
  server: { port: 5173, strictPort: true },
  build: {
    target: 'baseline-widely-available',
    // A data: URL would be repeated in every chunk that names the file, and cannot be cached.
    assetsInlineLimit: 0,
    manifest: true,
    // TypeScript tells these of our own code; the replacement above leaves some of zod's behind, uncalled.
    rolldownOptions: { checks: { importIsUndefined: false } },
  },
} satisfies UserConfig;

export default defineConfig(async ({ command }) => {
  if (command !== 'build') return comum;
  return mergeConfig(comum, {
    plugins: [aplicativo(), precomprimir()],
    build: { rolldownOptions: { output: { codeSplitting: await agruparPedacos(comum) } } },
  });
});
