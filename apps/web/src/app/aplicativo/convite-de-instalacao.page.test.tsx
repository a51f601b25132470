import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina, recarregar } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { permitir } from '../../../test/pagina/vigia.ts';
import { ESPERA_DO_CONVITE } from '../../lib/aplicativo/convite.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

const convite = page.getByRole('complementary', { name: 'Instalar o Domínio' });
const botao = (name: string) => page.getByRole('button', { name, exact: true });

/** The browser offers to install, and is asked with this. */
function oferecer(prompt: () => Promise<void> = () => Promise.resolve()): void {
  const evento = new Event('beforeinstallprompt', { cancelable: true });
  const userChoice = Promise.resolve({ outcome: 'dismissed' });
  // An offer is kept beyond the page.
  onTestFinished(() => void window.dispatchEvent(new Event('appinstalled')));
  window.dispatchEvent(Object.assign(evento, { prompt, userChoice }));
}

/** The while of use after which the offer is passed on. */
async function passarUmTempo(): Promise<void> {
  vi.advanceTimersByTime(ESPERA_DO_CONVITE);
  await vi.dynamicImportSettled();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});

describe("the browser's offer to install", () => {
  beforeEach(() => abrirPagina('/ferramentas'));

  it('is passed on after a while of use, and not before', async () => {
    oferecer();
    await vi.dynamicImportSettled();
    await expect.element(convite).not.toBeInTheDocument();
    await passarUmTempo();
    await expect.element(convite).toBeVisible();
  });

  it('has nothing axe complains of', async () => {
    oferecer();
    await passarUmTempo();
    await expect.element(convite).toBeVisible();
    await semViolacoes();
  });

  it('that the browser takes back is told, and offered anew when the browser does', async () => {
    permitir(/Erro ao instalar PWA/);
    oferecer(() => Promise.reject(new DOMException('Not allowed', 'NotAllowedError')));
    await passarUmTempo();
    await botao('Instalar').click();
    const aviso = page.getByRole('alert').filter({ hasText: 'Erro na instalação' });
    await expect.element(aviso).toBeVisible();
    await expect
      .element(aviso)
      .toMatchTextContent('Não foi possível instalar o app. Tente novamente.');
    await expect.element(convite).not.toBeInTheDocument();
    oferecer();
    await expect.element(convite).toBeVisible();
  });

  it('that was turned down stays away, through a reload too', async () => {
    oferecer();
    await passarUmTempo();
    await botao('Agora não').click();
    await expect.element(convite).not.toBeInTheDocument();
    await recarregar();
    oferecer();
    await passarUmTempo();
    await expect.element(convite).not.toBeInTheDocument();
  });
});

it('on an iPhone, where no browser offers it, the steps by hand are shown', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE);
  await page.viewport(375, 812);
  await abrirPagina('/ferramentas');
  await passarUmTempo();
  await botao('Como instalar').click();
  const passos = page.getByRole('dialog', { name: 'Instalar o Domínio' });
  await expect.element(passos).toBeVisible();
  expect(
    passos
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Toque em Compartilhar, na barra do Safari.',
    'Escolha Adicionar à Tela de Início.',
    'Toque em Adicionar.',
  ]);
  await passos.getByRole('button', { name: 'Entendi' }).click();
  await expect.element(passos).not.toBeInTheDocument();
  await expect.element(botao('Como instalar')).not.toBeInTheDocument();
});
