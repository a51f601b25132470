import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import chromium from '@sparticuz/chromium';

// Read again by every worker, which inherits the environment: the port is chosen once.
process.env.PORTA_E2E ??= String(20_000 + (process.pid % 20_000));
const url = `http://localhost:${process.env.PORTA_E2E}`;

export default defineConfig({
  testDir: 'e2e',
  // Outside the tree: what lies in this folder counts as source of the build. One per run: a run empties its own.
  outputDir: join(tmpdir(), `dominio-e2e-${process.env.PORTA_E2E}`),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: !!process.env.CI,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: 'list',
  use: {
    baseURL: url,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1440, height: 900 },
    // Its copies of the code would hide from a test what it intercepts; aplicativo.spec.ts allows it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    // A recording costs a fifth of the suite's time: `npx playwright test NAME --trace on` makes one.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: await chromium.executablePath(),
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    },
  },
  webServer: {
    command: `"${process.execPath}" e2e/servidor.ts`,
    url: `${url}/health`,
    timeout: 120_000,
    stdout: 'ignore',
    stderr: 'pipe',
    // The embedded database outlives a server that is killed.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
