import { beforeEach, describe, expect, it, vi } from 'vitest';
import { montarNavegador, type NavegadorFalso } from '../../../test/navegador-falso.ts';
import type { AvisoPedido } from '../avisar.ts';

let navegador: NavegadorFalso;
let convite: typeof import('./convite.ts');
let instalacao: typeof import('./instalacao.ts');
const avisos: AvisoPedido[] = [];
const relatados: unknown[] = [];

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
  navegador = montarNavegador();
  avisos.length = 0;
  relatados.length = 0;
  vi.stubGlobal('reportError', (erro: Error) => relatados.push(erro.message));
  convite = await import('./convite.ts');
  instalacao = await import('./instalacao.ts');
  const { conectarAvisos } = await import('../avisar.ts');
  conectarAvisos((aviso) => avisos.push(aviso));
});

/** The browser offers to install, as Chromium does. */
function oferecer(outcome = 'accepted', prompt = vi.fn(async () => undefined)) {
  const janela = new EventTarget();
  convite.guardarConvite(janela);
  const evento = new Event('beforeinstallprompt', { cancelable: true });
  janela.dispatchEvent(Object.assign(evento, { prompt, userChoice: Promise.resolve({ outcome }) }));
  return { janela, evento, prompt };
}

describe('the way to install', () => {
  const mac = { userAgent: 'Macintosh Version/18 Safari/605', maxTouchPoints: 0 };
  const iphone = { userAgent: 'iPhone Version/18 Mobile/1 Safari/605', maxTouchPoints: 5 };

  it('is the browser’s where it offered, the steps on iOS, and none where it is installed', () => {
    const forma = (mudancas: object) =>
      instalacao.formaDeInstalar({ instalado: false, convite: null, aparelho: mac, ...mudancas });
    expect(forma({})).toBeNull();
    expect(forma({ aparelho: iphone })).toBe('ios');
    oferecer();
    expect(forma({ convite: convite.conviteDoNavegador() })).toBe('navegador');
    expect(forma({ convite: convite.conviteDoNavegador(), instalado: true })).toBeNull();
  });

  it('keeps the browser’s offer for later, until the application is installed', () => {
    const ouvinte = vi.fn();
    convite.assinarConvite(ouvinte);
    const { janela, evento } = oferecer();
    expect(evento.defaultPrevented).toBe(true);
    expect(convite.conviteDoNavegador()).toBe(evento);
    janela.dispatchEvent(new Event('appinstalled'));
    expect(convite.conviteDoNavegador()).toBeNull();
    expect(ouvinte).toHaveBeenCalledTimes(2);
  });
});

describe('a dismissal', () => {
  it('is remembered for 7 days on this machine', () => {
    expect(instalacao.dispensadaHaPouco()).toBe(false);
    instalacao.lembrarDispensa();
    expect(navegador.armazem.chaves).toEqual(['dominio.instalacao']);
    vi.advanceTimersByTime(7 * 24 * 60 * 60_000 - 1);
    expect(instalacao.dispensadaHaPouco()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(instalacao.dispensadaHaPouco()).toBe(false);
    localStorage.setItem('dominio.instalacao', 'sim');
    expect(instalacao.dispensadaHaPouco()).toBe(false);
  });
});

describe('installing', () => {
  it('asks the browser once; after a yes no toast is shown', async () => {
    const { prompt } = oferecer();
    await instalacao.instalar();
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(convite.conviteDoNavegador()).toBeNull();
    expect([avisos, instalacao.dispensadaHaPouco()]).toEqual([[], false]);
  });

  it('a no to the browser is a dismissal', async () => {
    oferecer('dismissed');
    await instalacao.instalar();
    expect([avisos, instalacao.dispensadaHaPouco()]).toEqual([[], true]);
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
    await instalacao.instalar();
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
