import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest: repeated crashes and stops, a call of every route, waits that are the claim. */
const LONGOS = ['queda', 'parada', 'entrada', 'rotas', 'papeis', 'jobs', 'embedded-postgres'];

const posicao = ({ moduleId }: TestSpecification) => {
  const i = LONGOS.findIndex((nome) => moduleId.endsWith(`/${nome}.test.ts`));
  return i < 0 ? LONGOS.length : i;
};

/** Starts with the files that take longest, so that no worker ends alone with one. */
class LongosPrimeiro extends BaseSequencer {
  override async sort(arquivos: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(arquivos)).toSorted((a, b) => posicao(a) - posicao(b));
  }
}

export default defineConfig({
  test: {
    include: ['{src,test,bench}/**/*.test.ts'],
    globalSetup: './test/cluster.vitest.ts',
    pool: 'forks',
    // Each file has a database of its own; loading the application anew for each would double the
    // time.
    isolate: false,
    sequence: { sequencer: LongosPrimeiro },
    maxWorkers: 2,
    testTimeout: 15_000,
    hookTimeout: 30_000,
  },
});
