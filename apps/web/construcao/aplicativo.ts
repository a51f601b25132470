import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const raiz = (caminho: string) => fileURLToPath(new URL(`../${caminho}`, import.meta.url));

/** Icons of the manifest. The build names each after a hash of its contents. */
const IMAGENS = {
  icone192: 'icone-192.png',
  icone512: 'icone-512.png',
  mascara512: 'mascara-512.png',
  larga: 'captura-larga.png',
  estreita: 'captura-estreita.png',
} as const;

type Enderecos = Record<keyof typeof IMAGENS, string>;

/**
 * The manifest: name, colours and icons of the installed application (specification part 1 §2.5).
 */
const manifesto = (imagens: Enderecos) => ({
  id: '/',
  name: 'Domínio: agenda, clientes e rotinas do escritório',
  short_name: 'Domínio',
  description: 'Agenda, clientes e rotinas do escritório contábil.',
  lang: 'pt-BR',
  dir: 'ltr',
  start_url: '/inicio',
  scope: '/',
  display: 'standalone',
  background_color: '#000000',
  theme_color: '#1f2937',
  categories: ['business', 'productivity'],
  icons: [
    { src: imagens.icone192, sizes: '192x192', type: 'image/png' },
    { src: imagens.icone512, sizes: '512x512', type: 'image/png' },
    { src: imagens.mascara512, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Agenda', url: '/agenda' },
    { name: 'Novo agendamento', url: '/agenda?novo=1' },
    { name: 'Clientes', url: '/selecionar-cliente' },
  ].map((atalho) => ({
    ...atalho,
    icons: [{ src: imagens.icone192, sizes: '192x192', type: 'image/png' }],
  })),
  screenshots: [
    {
      src: imagens.larga,
      sizes: '1280x800',
      type: 'image/png',
      form_factor: 'wide',
      label: 'A agenda da semana no computador',
    },
    {
      src: imagens.estreita,
      sizes: '390x844',
      type: 'image/png',
      form_factor: 'narrow',
      label: 'O início no celular',
    },
  ],
});

/**
 * Whether the service worker keeps a file for offline use: code, styles, and the font's file with
 * the letters of Portuguese.
 */
const guardado = (nome: string) =>
  /^assets\/.*\.(js|css|svg)$/.test(nome) || /^assets\/.*-latin-wght.*\.woff2$/.test(nome);

/**
 * Builds what makes the page installable: `manifest.webmanifest`, and `sw.js` with the list of this
 * build's files (docs/adr/0008-trabalhador-proprio.md). The development server has neither.
 */
export function aplicativo(): Plugin {
  let pasta = '';
  return {
    name: 'aplicativo',
    apply: 'build',
    configResolved: ({ root, build }) => {
      pasta = join(root, build.outDir);
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: raiz('src/sw/sw.ts'), fileName: 'sw.js' });
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' },
    ],
    generateBundle() {
      const emitir = (nome: string) => {
        const source = readFileSync(raiz(`src/theme/aplicativo/${nome}`));
        return `/${this.getFileName(this.emitFile({ type: 'asset', name: nome, source }))}`;
      };
      const imagens = Object.fromEntries(
        Object.entries(IMAGENS).map(([chave, nome]) => [chave, emitir(nome)]),
      ) as Enderecos;
      this.emitFile({
        type: 'asset',
        fileName: 'manifest.webmanifest',
        source: JSON.stringify(manifesto(imagens)),
      });
    },
    async writeBundle(_opcoes, pacote) {
      const trabalhador = pacote['sw.js'];
      if (trabalhador?.type !== 'chunk' || trabalhador.imports.length > 0) {
        // The worker is registered as a classic script, which cannot import.
        throw new Error('sw.js deve ser um arquivo só: nada dele pode ser usado pela página.');
      }
      const arquivos = Object.keys(pacote)
        .filter(guardado)
        .sort()
        .map((nome) => `/${nome}`);
      const pagina = await readFile(join(pasta, 'index.html'), 'utf8');
      const versao = createHash('sha256').update(pagina).update(arquivos.join()).digest('hex');
      const codigo = trabalhador.code
        .replaceAll('__VERSAO__', JSON.stringify(versao.slice(0, 12)))
        .replaceAll('__ARQUIVOS__', JSON.stringify(arquivos));
      await writeFile(join(pasta, 'sw.js'), codigo);
    },
  };
}
