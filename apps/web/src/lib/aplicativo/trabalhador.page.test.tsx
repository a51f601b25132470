import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mostrarAba } from '../../../test/pagina/aparelho.ts';
import { ouvirAvisos } from '../../../test/pagina/avisos.ts';
import { segurarRecargas } from '../../../test/pagina/recarga.ts';
import { aguardar } from '../../../test/pagina/relogio.ts';
import type { AvisoPedido } from '../avisar.ts';
import { iniciarDepoisDaPagina } from './depois-da-pagina.ts';
import {
  acompanharVersoes,
  iniciarTrabalhador,
  procurarVersoes,
  registrar,
} from './trabalhador.ts';

/** A worker of a version, told of the page by the messages that the real one is told. */
class Trabalhador extends EventTarget {
  state = 'installing';
  readonly recebidas: string[] = [];
  readonly paginaNova: boolean;

  constructor(paginaNova: boolean) {
    super();
    this.paginaNova = paginaNova;
  }

  postMessage({ tipo }: { tipo: string }, [porta]: MessagePort[]): void {
    this.recebidas.push(tipo);
    porta?.postMessage({ nova: this.paginaNova });
  }

  instalado(): void {
    this.state = 'installed';
    this.dispatchEvent(new Event('statechange'));
  }
}

class Registro extends EventTarget {
  waiting: Trabalhador | null = null;
  installing: Trabalhador | null = null;
  readonly update = vi.fn(async () => undefined);

  encontrar(novo: Trabalhador): void {
    this.installing = novo;
    this.dispatchEvent(new Event('updatefound'));
    novo.instalado();
  }
}

class Servico extends EventTarget {
  controller: Trabalhador | null = new Trabalhador(true);
}

let registro: Registro;
let servico: Servico;
let avisos: AvisoPedido[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'Date'] });
  registro = new Registro();
  servico = new Servico();
  ({ avisos } = ouvirAvisos());
});

const acompanhar = () =>
  acompanharVersoes(
    registro as unknown as ServiceWorkerRegistration,
    servico as unknown as ServiceWorkerContainer,
  );
/** Messages sent before this one have arrived by then. */
const correio = () =>
  new Promise((chegar) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = chegar;
    port2.postMessage(null);
  });

describe('registration', () => {
  const tentarRegistrar = async (register: () => Promise<unknown>) => {
    const resultado = registrar({ register } as unknown as ServiceWorkerContainer).catch(
      (erro: unknown) => erro,
    );
    await vi.advanceTimersByTimeAsync(60_000);
    return resultado;
  };

  it('NO-32: of /sw.js for the whole site, never from the HTTP cache', async () => {
    const register = vi.fn(async () => registro);
    await expect(tentarRegistrar(register)).resolves.toBe(registro);
    expect(register).toHaveBeenCalledWith('/sw.js', { scope: '/', updateViaCache: 'none' });
  });

  it("NO-67: is tried 5 times, 2 s times the attempt apart: 'Service Worker não registrado'", async () => {
    const inicio = Date.now();
    const quando: number[] = [];
    const register = () => {
      quando.push(Date.now() - inicio);
      return Promise.reject(new TypeError('404'));
    };
    await expect(tentarRegistrar(register)).resolves.toMatchObject({
      message: 'Service Worker não registrado',
      cause: new TypeError('404'),
    });
    expect(quando).toEqual([0, 2_000, 6_000, 12_000, 20_000]);
  });
});

describe('a new version', () => {
  const quantosAvisos = () => aguardar(() => avisos.length);

  it("is offered when it is ready: 'Nova versão disponível', and taken up only when agreed", async () => {
    const recargas = segurarRecargas();
    acompanhar();
    const novo = new Trabalhador(false);
    registro.encontrar(novo);
    await quantosAvisos().toBe(1);
    expect(avisos[0]).toMatchObject({
      titulo: 'Nova versão disponível',
      duracao: false,
      acao: { rotulo: 'Atualizar' },
    });
    expect(novo.recebidas).toEqual(['CONFERIR']);
    avisos[0]?.acao?.aoEscolher();
    expect(novo.recebidas).toEqual(['CONFERIR', 'ATUALIZAR']);
    expect(recargas.feitas).toBe(0);
    servico.dispatchEvent(new Event('controllerchange'));
    expect(recargas.feitas).toBe(1);
  });

  it('is loaded 3 s after the consent where the older worker does not go', async () => {
    const recargas = segurarRecargas();
    acompanhar();
    registro.encontrar(new Trabalhador(false));
    await quantosAvisos().toBe(1);
    avisos[0]?.acao?.aoEscolher();
    await vi.advanceTimersByTimeAsync(2_999);
    expect(recargas.feitas).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(recargas.feitas).toBe(1);
  });

  it('that was waiting before the page came is offered too; the page’s own is not', async () => {
    registro.waiting = new Trabalhador(false);
    acompanhar();
    await quantosAvisos().toBe(1);
    const propria = new Trabalhador(true);
    registro.encontrar(propria);
    expect(propria.recebidas).toEqual(['CONFERIR']);
    await correio();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(avisos).toHaveLength(1);
  });

  it('the first worker of all replaces nobody, and says nothing', async () => {
    servico.controller = null;
    acompanhar();
    const primeiro = new Trabalhador(true);
    registro.encontrar(primeiro);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([primeiro.recebidas, avisos]).toEqual([[], []]);
  });

  it('taken up in another tab is told here, and reloads nothing by itself', async () => {
    const recargas = segurarRecargas();
    acompanhar();
    servico.controller = new Trabalhador(false);
    servico.dispatchEvent(new Event('controllerchange'));
    await quantosAvisos().toBe(1);
    expect(avisos[0]).toMatchObject({
      titulo: 'O Domínio foi atualizado em outra aba',
      acao: { rotulo: 'Recarregar' },
    });
    expect(recargas.feitas).toBe(0);
    avisos[0]?.acao?.aoEscolher();
    expect(recargas.feitas).toBe(1);
  });

  it('is looked for every 60 s, and only by a visible page', () => {
    const pagina = document.implementation.createHTMLDocument();
    mostrarAba(true, pagina);
    procurarVersoes(registro as unknown as ServiceWorkerRegistration, pagina);
    vi.advanceTimersByTime(59_999);
    expect(registro.update).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(registro.update).toHaveBeenCalledTimes(1);
    mostrarAba(false, pagina);
    vi.advanceTimersByTime(180_000);
    expect(registro.update).toHaveBeenCalledTimes(1);
    mostrarAba(true, pagina);
    expect(registro.update).toHaveBeenCalledTimes(2);
  });
});

it('a browser without service workers is named as such', async () => {
  vi.spyOn(navigator, 'serviceWorker', 'get').mockReturnValue(undefined as never);
  await expect(iniciarTrabalhador()).rejects.toThrow(
    'Service Worker não suportado neste navegador',
  );
});

it('the worker is started 1 s after the page has loaded, and its failure is shown to nobody', () => {
  const iniciar = vi.fn().mockRejectedValue(new Error('Service Worker não registrado'));
  const ocioso: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (fazer: () => void) => ocioso.push(fazer));
  // Neither slow nor paid for by the byte, whatever the machine's own connection is.
  vi.spyOn(navigator as Navigator & { connection: object }, 'connection', 'get').mockReturnValue(
    {},
  );
  const janela = new EventTarget();
  iniciarDepoisDaPagina(iniciar, janela);
  vi.advanceTimersByTime(60_000);
  janela.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(999);
  expect(ocioso).toHaveLength(0);
  vi.advanceTimersByTime(1);
  ocioso[0]?.();
  expect(iniciar).toHaveBeenCalledTimes(1);
});
