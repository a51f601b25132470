import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ouvirAvisos } from '../../../test/pagina/avisos.ts';
import { AGORA, moverRelogio } from '../../../test/pagina/relogio.ts';
import type { AvisoPedido } from '../avisar.ts';
import { assinarConvite, conviteDoNavegador, guardarConvite, tomarConvite } from './convite.ts';
import { dispensadaHaPouco, formaDeInstalar, instalar, lembrarDispensa } from './instalacao.ts';

let avisos: AvisoPedido[];
let relatados: string[];

beforeEach(() => {
  ({ avisos } = ouvirAvisos());
  relatados = [];
  vi.spyOn(window, 'reportError').mockImplementation((erro) => {
    relatados.push((erro as Error).message);
  });
});
afterEach(() => void tomarConvite());

/** The browser offers to install, as Chromium does. */
function oferecer(outcome = 'accepted', prompt = vi.fn(async () => undefined)) {
  const janela = new EventTarget();
  guardarConvite(janela);
  const evento = new Event('beforeinstallprompt', { cancelable: true });
  janela.dispatchEvent(Object.assign(evento, { prompt, userChoice: Promise.resolve({ outcome }) }));
  return { janela, evento, prompt };
}

describe('the way to install', () => {
  const mac = { userAgent: 'Macintosh Version/18 Safari/605', maxTouchPoints: 0 };
  const iphone = { userAgent: 'iPhone Version/18 Mobile/1 Safari/605', maxTouchPoints: 5 };

  it('is the browser’s where it offered, the steps on iOS, and none where it is installed', () => {
    const forma = (mudancas: object) =>
      formaDeInstalar({ instalado: false, convite: null, aparelho: mac, ...mudancas });
    expect(forma({})).toBeNull();
    expect(forma({ aparelho: iphone })).toBe('ios');
    oferecer();
    expect(forma({ convite: conviteDoNavegador() })).toBe('navegador');
    expect(forma({ convite: conviteDoNavegador(), instalado: true })).toBeNull();
  });

  it('keeps the browser’s offer for later, until the application is installed', () => {
    const ouvinte = vi.fn();
    onTestFinished(assinarConvite(ouvinte));
    const { janela, evento } = oferecer();
    expect(evento.defaultPrevented).toBe(true);
    expect(conviteDoNavegador()).toBe(evento);
    janela.dispatchEvent(new Event('appinstalled'));
    expect(conviteDoNavegador()).toBeNull();
    expect(ouvinte).toHaveBeenCalledTimes(2);
  });
});

describe('a dismissal', () => {
  it('is remembered for 7 days on this machine', () => {
    const semana = 7 * 24 * 60 * 60_000;
    expect(dispensadaHaPouco()).toBe(false);
    lembrarDispensa();
    expect(Object.keys(localStorage)).toEqual(['dominio.instalacao']);
    moverRelogio(new Date(AGORA.getTime() + semana - 1));
    expect(dispensadaHaPouco()).toBe(true);
    moverRelogio(new Date(AGORA.getTime() + semana));
    expect(dispensadaHaPouco()).toBe(false);
    localStorage.setItem('dominio.instalacao', 'sim');
    expect(dispensadaHaPouco()).toBe(false);
  });
});

describe('installing', () => {
  it('asks the browser once; after a yes no toast is shown', async () => {
    const { prompt } = oferecer();
    await instalar();
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(conviteDoNavegador()).toBeNull();
    expect([avisos, dispensadaHaPouco()]).toEqual([[], false]);
  });

  it('a no to the browser is a dismissal', async () => {
    oferecer('dismissed');
    await instalar();
    expect([avisos, dispensadaHaPouco()]).toEqual([[], true]);
  });

  it.each([
    ['there is nothing to ask with', () => undefined, 'Falha ao instalar PWA'],
    [
      'the browser refuses to ask',
      () => oferecer('accepted', vi.fn().mockRejectedValue(new DOMException('NotAllowedError'))),
      'Erro ao instalar PWA',
    ],
  ])('is told and reported when %s', async (_caso, preparar, relato) => {
    preparar();
    await instalar();
    expect(avisos).toMatchObject([
      {
        tipo: 'erro',
        titulo: 'Erro na instalação',
        mensagem: 'Não foi possível instalar o app. Tente novamente.',
      },
    ]);
    expect(relatados).toEqual([relato]);
  });
});
