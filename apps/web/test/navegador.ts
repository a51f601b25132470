import chromium from '@sparticuz/chromium';

/** How the browser of both floors is started (docs/testes.md). */
export const partidaDoNavegador = {
  executablePath: await chromium.executablePath(),
  args: [
    '--no-sandbox',
    '--disable-dev-shm-usage',
    // No machine of the tests has a graphics card. Without these the browser imitates one, and a fifth of
    // the suite's work is that.
    '--disable-gpu',
    '--disable-software-rasterizer',
  ],
};
