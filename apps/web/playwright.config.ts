import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { partidaDoNavegador } from './test/navegador.ts';

// Read again by every worker, which inherits the environment: the folder is chosen once.
process.env.SAIDA_E2E ??= join(tmpdir(), `dominio-e2e-${process.pid}`);

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/preparar.ts',
  // Outside the tree: what lies in this folder counts as source of the build. One per run: a run empties its own.
  outputDir: process.env.SAIDA_E2E,
  fullyParallel: true,
  workers: 2,
  // One that passes only when repeated is printed as unsteady (scripts/testar.mjs).
  retries: process.env.CI ? 1 : 0,
  forbidOnly: !!process.env.CI,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: 'list',
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1440, height: 900 },
    // Its copies of the code would hide from a test what it intercepts; aplicativo.spec.ts allows it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    // A recording costs a fifth of the suite's time: `npx playwright test NAME --trace on` makes one.
    screenshot: 'only-on-failure',
    launchOptions: partidaDoNavegador,
  },
});
