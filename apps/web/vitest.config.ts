import { playwright } from '@vitest/browser-playwright';
import { mergeConfig } from 'vite';
import { defineConfig, defineProject } from 'vitest/config';
import { partidaDoNavegador } from './test/navegador.ts';
import { dependencias } from './test/pagina/dependencias.ts';
import { comum } from './vite.config.ts';

/** Run in a browser, from test/pagina. */
const PAGINAS = 'src/**/*.page.test.tsx';

const web = defineProject({
  test: {
    name: 'web',
    include: ['src/**/*.test.{ts,tsx}', 'construcao/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: [PAGINAS],
    environment: 'node',
    restoreMocks: true,
    unstubGlobals: true,
    maxWorkers: 2,
    testTimeout: 30_000,
    // A zone other than the firm's: code that leans on the machine's clock zone fails here.
    env: { TZ: 'Asia/Tokyo' },
  },
});

const paginas = mergeConfig(
  {
    plugins: comum.plugins,
    resolve: comum.resolve,
    optimizeDeps: { include: dependencias(), noDiscovery: true },
  },
  defineProject({
    test: {
      name: 'paginas',
      include: [PAGINAS],
      setupFiles: ['test/pagina/react-sem-paineis.ts', 'test/pagina/preparo.ts'],
      restoreMocks: true,
      unstubGlobals: true,
      maxWorkers: 2,
      // One document for all files of a worker: to load the application takes longer than to test a
      // page of it. What a test leaves behind is taken away at its end (test/pagina/limpeza.ts).
      isolate: false,
      testTimeout: 30_000,
      // A browser test that fails in CI is run once more (docs/testes.md).
      retry: process.env.CI ? 1 : 0,
      expect: { poll: { timeout: 7_000, interval: 20 } },
      browser: {
        enabled: true,
        headless: true,
        ui: false,
        screenshotFailures: false,
        traceView: false,
        // As Playwright matches in the journeys: a part of the name, unless a test asks for the whole.
        locators: { exact: false },
        instances: [{ browser: 'chromium' }],
        viewport: { width: 1440, height: 900 },
        provider: playwright({
          launchOptions: partidaDoNavegador,
          contextOptions: {
            locale: 'pt-BR',
            timezoneId: 'America/Sao_Paulo',
            reducedMotion: 'reduce',
          },
          actionTimeout: 7_000,
        }),
      },
    },
  }),
);

export default defineConfig({ test: { projects: [web, paginas] } });
