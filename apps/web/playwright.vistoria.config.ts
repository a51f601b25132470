import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** `npm run vistoria`: every page × role × width × theme, looked at and photographed. */
export default defineConfig({
  ...base,
  testDir: 'vistoria',
  // What is measured is measured alone, before anything else runs.
  projects: [
    { name: 'desempenho', testMatch: /(desempenho|fluidez)\.vistoria\.ts$/, workers: 1 },
    { name: 'telas', testMatch: 'telas.vistoria.ts', dependencies: ['desempenho'] },
  ],
  reporter: [['list'], ['./vistoria/folha-de-contato.ts']],
});
