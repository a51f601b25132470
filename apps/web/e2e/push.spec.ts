import type { BrowserContext, Page } from '@playwright/test';
import { test as base, expect } from './jornada.ts';

interface Pedida {
  readonly titulo: string;
  readonly opcoes: NotificationOptions;
}

/** `test` with the service worker allowed. */
const test = base.extend({ serviceWorkers: 'allow', poupaDados: false });

/** The real worker, once it controls the page; what it asks to show is noted, for the shell shows nothing. */
async function comTrabalhador(page: Page, context: BrowserContext) {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 60_000 })
    .toBe('activated');
  const [trabalhador] = context.serviceWorkers();
  if (!trabalhador) throw new Error('o trabalhador não está de pé');
  await trabalhador.evaluate(() => {
    const global = globalThis as unknown as {
      pedidas: Pedida[];
      registration: { showNotification: unknown };
    };
    global.pedidas = [];
    global.registration.showNotification = async (titulo: string, opcoes: NotificationOptions) =>
      void global.pedidas.push({ titulo, opcoes });
  });
  return () => trabalhador.evaluate(() => (globalThis as unknown as { pedidas: Pedida[] }).pedidas);
}

/** Delivers pushes to the worker of the page as a push service does. */
async function entregador(page: Page, context: BrowserContext) {
  const cdp = await context.newCDPSession(page);
  const registro = new Promise<string>((resolver) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [primeiro] }) => {
      if (primeiro) resolver(primeiro.registrationId);
    }),
  );
  await cdp.send('ServiceWorker.enable');
  const [registrationId, origin] = [await registro, new URL(page.url()).origin];
  return (data: string) =>
    cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

test('a push that reaches the real worker is shown with its title, message, page and tag', async ({
  page,
  context,
  firma,
  entrarComo,
}) => {
  test.slow();
  await entrarComo(page, await firma.pessoa());
  const pedidas = await comTrabalhador(page, context);
  const entregar = await entregador(page, context);

  await entregar(
    JSON.stringify({
      title: 'Compromisso reagendado',
      message: 'Reunião com a Padaria São João: quinta, 14:00',
      type: 'agenda',
      url: '/agenda?data=2026-08-13',
      timestamp: 1_786_539_600,
      tag: 'agendamento_reagendado:agendamento:7',
      source: 'dominio',
    }),
  );
  await expect.poll(pedidas).toEqual([
    {
      titulo: 'Compromisso reagendado',
      opcoes: expect.objectContaining({
        body: 'Reunião com a Padaria São João: quinta, 14:00',
        tag: 'agendamento_reagendado:agendamento:7',
        data: { url: '/agenda?data=2026-08-13', timestamp: 1_786_539_600_000 },
        icon: expect.stringMatching(/^\/assets\/icone-192-.+\.png$/),
        badge: expect.stringMatching(/^\/assets\/simbolo-96-.+\.png$/),
      }),
    },
  ]);
  const [pedida] = await pedidas();
  for (const imagem of [pedida?.opcoes.icon, pedida?.opcoes.badge]) {
    expect((await page.request.get(String(imagem))).headers()['content-type']).toBe('image/png');
  }

  await entregar('{}');
  await expect
    .poll(async () => (await pedidas()).slice(1))
    .toMatchObject([{ titulo: 'Nova Notificação', opcoes: { body: 'Notificação recebida' } }]);
});
