import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'web',
    include: ['src/**/*.test.{ts,tsx}', 'construcao/**/*.test.ts', 'test/**/*.test.ts'],
    environment: 'node',
    restoreMocks: true,
    unstubGlobals: true,
    maxWorkers: 2,
    // A zone other than the firm's: code that leans on the machine's clock zone fails here.
    env: { TZ: 'Asia/Tokyo' },
  },
});
