import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserType, chromium, type Page } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';

/**
 * This audit alone of 'performance': the rest of it costs more than all other categories together.
 */
const DESLOCAMENTO = 'cumulative-layout-shift';

export type Aparelho = 'computador' | 'celular';
type Categoria = 'accessibility' | 'best-practices' | 'performance';

export interface Laudo {
  /** Points from 0 to 100 of each category that was run. */
  readonly pontos: Partial<Record<Categoria, number>>;
  /** Cumulative layout shift while the page loads. */
  readonly cls: number;
  /** Titles of the audits that cost points, for the message of a failure. */
  readonly achados: readonly string[];
}

async function portaLivre(): Promise<number> {
  const servidor = createServer().listen(0, '127.0.0.1');
  await new Promise((pronto) => servidor.once('listening', pronto));
  const endereco = servidor.address();
  await new Promise((pronto) => servidor.close(pronto));
  return typeof endereco === 'object' && endereco ? endereco.port : 0;
}

/** The options with which tests start a browser, to which Lighthouse's debugging port is added. */
type Partida = NonNullable<Parameters<BrowserType['launch']>[0]>;

/**
 * Opens a browser for Lighthouse, which controls a whole browser and so needs its own. `entrar`
 * signs somebody in there.
 *
 * @returns runs Lighthouse on one address.
 */
export async function comFarol(
  {
    partida,
    base,
    entrar,
  }: { partida: Partida; base: string; entrar: (page: Page) => Promise<void> },
  usar: (
    avaliar: (caminho: string, aparelho: Aparelho, so: readonly Categoria[]) => Promise<Laudo>,
  ) => Promise<void>,
): Promise<void> {
  const perfil = mkdtempSync(join(tmpdir(), 'dominio-farol-'));
  const port = await portaLivre();
  const contexto = await chromium.launchPersistentContext(perfil, {
    ...partida,
    baseURL: base,
    args: [...(partida.args ?? []), `--remote-debugging-port=${port}`],
  });
  try {
    const [pagina = await contexto.newPage()] = contexto.pages();
    await entrar(pagina);
    await usar(async (caminho, aparelho, so) => {
      const resultado = await lighthouse(
        new URL(caminho, base).href,
        {
          port,
          disableStorageReset: true,
          disableFullPageScreenshot: true,
          onlyCategories: [...so],
          onlyAudits: [DESLOCAMENTO],
          logLevel: 'silent',
        },
        aparelho === 'computador' ? desktopConfig : undefined,
      );
      if (!resultado) throw new Error(`O Lighthouse nada disse de ${caminho}.`);
      const { categories, audits, finalDisplayedUrl } = resultado.lhr;
      if (new URL(finalDisplayedUrl).pathname !== caminho) {
        throw new Error(`${caminho} levou a ${finalDisplayedUrl}.`);
      }
      return {
        pontos: Object.fromEntries(
          so.map((categoria) => [categoria, Math.round((categories[categoria]?.score ?? 0) * 100)]),
        ),
        cls: audits[DESLOCAMENTO]?.numericValue ?? Number.NaN,
        achados: Object.values(audits)
          .filter(({ score }) => score !== null && score < 1)
          .map(({ id, displayValue }) => `${id} ${displayValue ?? ''}`.trim()),
      };
    });
  } finally {
    await contexto.close();
    rmSync(perfil, { recursive: true, force: true });
  }
}
