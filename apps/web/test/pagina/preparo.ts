import { afterEach, beforeEach, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { carregarTudo } from './carregar.ts';
import { instalarFluxo } from './fluxo.ts';
import { limparDocumento } from './limpeza.ts';
import { tirarMouse } from './ponteiro.ts';
import { instalarRede } from './rede.ts';
import { AGORA } from './relogio.ts';
import { exigirSemProblemas, vigiar } from './vigia.ts';

/** Before every file of page tests: what a document needs, and what each test begins and ends with. */
instalarRede();
instalarFluxo();
await carregarTudo();
// Nobody looks at a test's page: the browser lays it out and hits it as ever, and paints none of it.
if (frameElement instanceof (parent as typeof window).HTMLElement) frameElement.style.opacity = '0';
// What is measured must not depend on whether its letters have arrived by then.
await document.fonts.load('1em "Inter Variable"');

const LARGURA = 1440;
const ALTURA = 900;

beforeEach(async () => {
  vigiar();
  vi.setSystemTime(AGORA);
  // A call to the browser that most tests can spare.
  if (innerWidth !== LARGURA || innerHeight !== ALTURA) await page.viewport(LARGURA, ALTURA);
});

declare module 'vitest' {
  interface TaskMeta {
    /** Why it failed at first, where it was run once more: if it passed then, it is told as unsteady. */
    repetido?: string;
  }
}

afterEach(async ({ task }) => {
  if (task.result?.retryCount) task.meta.repetido = task.result.errors?.[0]?.message ?? '';
  await userEvent.cleanup();
  await tirarMouse();
  await limparDocumento();
  vi.useRealTimers();
  exigirSemProblemas();
});
