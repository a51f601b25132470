import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** `npm run vistoria`: every page × role × width × theme, looked at and photographed. */
export default defineConfig({
  ...base,
  testDir: 'vistoria',
  testMatch: '*.vistoria.ts',
  reporter: [['list'], ['./vistoria/folha-de-contato.ts']],
});
