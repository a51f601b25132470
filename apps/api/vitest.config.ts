import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,test,bench}/**/*.test.ts'],
    globalSetup: './test/cluster.ts',
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 15_000,
    hookTimeout: 30_000,
  },
});
