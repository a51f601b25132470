import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** `npm run vistoria`: every page × role × width × theme, looked at and photographed. */
export default defineConfig({
  ...base,
  testDir: 'vistoria',
  // What is measured is measured alone: pages as they load before anything else runs, and what moves
  // on them, which takes long, once all are photographed.
  projects: [
    {
      name: 'desempenho',
      testMatch: 'desempenho.vistoria.ts',
      workers: 1,
      teardown: 'fluidez',
    },
    { name: 'telas', testMatch: 'telas.vistoria.ts', dependencies: ['desempenho'] },
    { name: 'fluidez', testMatch: 'fluidez.vistoria.ts', workers: 1 },
  ],
  reporter: [['list'], ['./vistoria/folha-de-contato.ts']],
});
