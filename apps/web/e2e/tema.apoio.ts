import { type Browser, expect, type Page } from '@playwright/test';

/** The dark theme with every effect that moves, glows or blurs, each at its maximum. */
export const TODOS_OS_EFEITOS = {
  theme: {
    dark: {
      body: { gradient: { enabled: true, intensity: 25 } },
      card: { transparency: 0.8, blur: { enabled: true, intensity: 20 } },
      topbar: { transparency: 0.8, blur: { enabled: true } },
      lightPoints: { enabled: true, count: 20, intensity: 0.5 },
      fluid: { enabled: true, count: 60, speed: 5 },
      shadowIntensity: 10,
    },
  },
};

/** Has the page record each drawing of its background. Call it before the page is opened. */
export async function contarDesenhos(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const limpar = CanvasRenderingContext2D.prototype.clearRect;
    const desenhos: number[] = [];
    CanvasRenderingContext2D.prototype.clearRect = function contar(...argumentos) {
      desenhos.push(performance.now());
      return limpar.apply(this, argumentos);
    };
    Object.assign(window, { desenhos });
  });
}

/** The instants at which the background was drawn, in milliseconds since the page was opened. */
export const desenhos = (page: Page): Promise<number[]> => page.evaluate('desenhos');

/**
 * Share of a time in which the page's main thread worked, 0 to 1. Time it waited for a processor
 * does not count.
 */
export async function ocupacao(page: Page, segundos: number): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const medir = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    const de = (nome: string) => metrics.find(({ name }) => name === nome)?.value ?? Number.NaN;
    return { trabalho: de('TaskDuration'), agora: de('Timestamp') };
  };
  const antes = await medir();
  await page.evaluate((ms) => new Promise((pronto) => setTimeout(pronto, ms)), segundos * 1_000);
  const depois = await medir();
  await cdp.detach();
  return (depois.trabalho - antes.trabalho) / (depois.agora - antes.agora);
}

interface Evento {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Microseconds from begin to end, and of processor time between the two. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: {
    readonly name?: string;
    readonly chrome_mojo_event_info?: { readonly mojo_interface_tag?: string };
  };
}

/** Whether an event is a command of the tool that drives the page, such as reading a style. */
const daFerramenta = ({ args }: Evento) =>
  args.chrome_mojo_event_info?.mojo_interface_tag === 'blink.mojom.DevToolsSession';

/** The longest task of the page's main thread, in milliseconds. */
export interface MaiorTarefa {
  /** Processor time of the task. */
  readonly trabalho: number;
  /** Time from its begin to its end, in which other processes may have run. */
  readonly duracao: number;
}

/**
 * The longest task of the main thread while an action runs. What the tool does there to drive the
 * page, such as finding an element, is no work of the page.
 */
export async function maiorTarefa(
  browser: Browser,
  page: Page,
  fazer: () => Promise<void>,
): Promise<MaiorTarefa> {
  await browser.startTracing(page, { categories: ['toplevel'] });
  let gravado: Buffer | undefined;
  try {
    await fazer();
  } finally {
    gravado = await browser.stopTracing();
  }
  const { traceEvents } = JSON.parse(gravado.toString()) as { traceEvents: Evento[] };
  const linha = ({ pid, tid }: Evento) => `${pid}.${tid}`;
  const principais = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(linha),
  );
  const eventos = traceEvents.filter(
    (e) => e.ph === 'X' && e.tdur !== undefined && principais.has(linha(e)),
  );
  const comandos = eventos.filter(daFerramenta);
  const tarefas = eventos.filter(
    (e) =>
      !comandos.some(
        (comando) =>
          linha(comando) === linha(e) && comando.ts >= e.ts && comando.ts < e.ts + (e.dur ?? 0),
      ),
  );
  if (tarefas.length === 0) throw new Error('Nenhuma tarefa foi gravada.');
  const maior = (campo: 'dur' | 'tdur') =>
    tarefas.reduce((valor, tarefa) => Math.max(valor, tarefa[campo] ?? 0), 0) / 1_000;
  return { trabalho: maior('tdur'), duracao: maior('dur') };
}

/** Colour that no theme has: pictures of the document before the load are told by it. */
const MARCA = [255, 0, 255];

type Cor = readonly number[];

/** Colours in which a page's right edge was shown while it is reloaded, in order, one per frame. */
export async function coresDaCarga(page: Page, carregar: () => Promise<void>): Promise<Cor[]> {
  const cdp = await page.context().newCDPSession(page);
  const quadros: string[] = [];
  cdp.on('Page.screencastFrame', ({ data, sessionId }) => {
    quadros.push(data);
    cdp.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await page.evaluate((cor) => {
    const marca = document.createElement('div');
    marca.style.cssText = `position: fixed; inset: 0; z-index: 9999; background: rgb(${cor})`;
    document.body.append(marca);
  }, MARCA);
  // A quarter of the size is enough to tell colours.
  await cdp.send('Page.startScreencast', { format: 'png', maxWidth: 360, everyNthFrame: 1 });
  const cores = async () => (await coresDaBeira(page, quadros)).map(String);
  // Once the mark was shown, a frame without it is of the new document.
  await expect.poll(cores).toContain(String(MARCA));
  await carregar();
  await cdp.send('Page.stopScreencast');
  await cdp.detach();
  const vistas = await coresDaBeira(page, quadros);
  return vistas.slice(vistas.findLastIndex((cor) => String(cor) === String(MARCA)) + 1);
}

/** The colour of each picture at its right edge, two thirds down: [red, green, blue], 0 to 255. */
const coresDaBeira = (page: Page, imagens: readonly string[]): Promise<Cor[]> =>
  page.evaluate(
    (lista) =>
      Promise.all(
        lista.map(async (imagem) => {
          const bytes = Uint8Array.from(atob(imagem), (c) => c.charCodeAt(0));
          const mapa = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const traco = new OffscreenCanvas(mapa.width, mapa.height).getContext('2d');
          traco?.drawImage(mapa, 0, 0);
          const y = Math.floor((mapa.height * 2) / 3);
          return [...(traco?.getImageData(mapa.width - 2, y, 1, 1).data ?? [])].slice(0, 3);
        }),
      ),
    imagens,
  );
