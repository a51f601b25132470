import { beforeEach, describe, expect, it, vi } from 'vitest';
import { montarNavegador, type NavegadorFalso } from '../../../test/navegador-falso.ts';
import type { AvisoPedido } from '../avisar.ts';

let navegador: NavegadorFalso;
let trabalhador: typeof import('./trabalhador.ts');
const avisos: AvisoPedido[] = [];

/** A worker that answers whether the page is of its version. */
class TrabalhadorFalso extends EventTarget {
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
  waiting: TrabalhadorFalso | null = null;
  installing: TrabalhadorFalso | null = null;
  readonly update = vi.fn(async () => undefined);

  encontrar(novo: TrabalhadorFalso): void {
    this.installing = novo;
    this.dispatchEvent(new Event('updatefound'));
    novo.instalado();
  }
}

class Servico extends EventTarget {
  controller: TrabalhadorFalso | null = new TrabalhadorFalso(true);
}

let registro: Registro;
let servico: Servico;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'Date'] });
  navegador = montarNavegador();
  Object.assign(navegador.documento, {
    querySelector: () => ({ src: 'http://localhost:5001/assets/index-1.js' }),
  });
  registro = new Registro();
  servico = new Servico();
  avisos.length = 0;
  trabalhador = await import('./trabalhador.ts');
  const { conectarAvisos } = await import('../avisar.ts');
  conectarAvisos((aviso) => avisos.push(aviso));
});

const acompanhar = () =>
  trabalhador.acompanharVersoes(
    registro as unknown as ServiceWorkerRegistration,
    servico as unknown as ServiceWorkerContainer,
  );

describe('registration', () => {
  const registrar = async (register: () => Promise<unknown>) => {
    const resultado = trabalhador
      .registrar({ register } as unknown as ServiceWorkerContainer)
      .catch((erro: unknown) => erro);
    await vi.advanceTimersByTimeAsync(60_000);
    return resultado;
  };

  it('of /sw.js for the whole site, never from the HTTP cache', async () => {
    const register = vi.fn(async () => registro);
    await expect(registrar(register)).resolves.toBe(registro);
    expect(register).toHaveBeenCalledWith('/sw.js', { scope: '/', updateViaCache: 'none' });
  });

  it("is tried 5 times, 2 s times the attempt apart: 'Service Worker não registrado'", async () => {
    const inicio = Date.now();
    const quando: number[] = [];
    const register = () => {
      quando.push(Date.now() - inicio);
      return Promise.reject(new TypeError('404'));
    };
    await expect(registrar(register)).resolves.toMatchObject({
      message: 'Service Worker não registrado',
      cause: new TypeError('404'),
    });
    expect(quando).toEqual([0, 2_000, 6_000, 12_000, 20_000]);
  });
});

describe('a new version', () => {
  it("is offered when it is ready: 'Nova versão disponível', and taken up only when agreed", async () => {
    acompanhar();
    const novo = new TrabalhadorFalso(false);
    registro.encontrar(novo);
    await vi.waitFor(() => expect(avisos).toHaveLength(1));
    expect(avisos[0]).toMatchObject({
      titulo: 'Nova versão disponível',
      duracao: false,
      acao: { rotulo: 'Atualizar' },
    });
    expect(novo.recebidas).toEqual(['CONFERIR']);
    avisos[0]?.acao?.aoEscolher();
    expect(novo.recebidas).toEqual(['CONFERIR', 'ATUALIZAR']);
    expect(navegador.recarregar).not.toHaveBeenCalled();
    servico.dispatchEvent(new Event('controllerchange'));
    expect(navegador.recarregar).toHaveBeenCalledTimes(1);
  });

  it('that was waiting before the page came is offered too; the page’s own is not', async () => {
    registro.waiting = new TrabalhadorFalso(false);
    acompanhar();
    await vi.waitFor(() => expect(avisos).toHaveLength(1));
    const propria = new TrabalhadorFalso(true);
    registro.encontrar(propria);
    await vi.waitFor(() => expect(propria.recebidas).toEqual(['CONFERIR']));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(avisos).toHaveLength(1);
  });

  it('the first worker of all replaces nobody, and says nothing', async () => {
    servico.controller = null;
    acompanhar();
    const primeiro = new TrabalhadorFalso(true);
    registro.encontrar(primeiro);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([primeiro.recebidas, avisos]).toEqual([[], []]);
  });

  it('taken up in another tab is told here, and reloads nothing by itself', async () => {
    acompanhar();
    servico.controller = new TrabalhadorFalso(false);
    servico.dispatchEvent(new Event('controllerchange'));
    await vi.waitFor(() => expect(avisos).toHaveLength(1));
    expect(avisos[0]).toMatchObject({
      titulo: 'O Domínio foi atualizado em outra aba',
      acao: { rotulo: 'Recarregar' },
    });
    expect(navegador.recarregar).not.toHaveBeenCalled();
    avisos[0]?.acao?.aoEscolher();
    expect(navegador.recarregar).toHaveBeenCalledTimes(1);
  });

  it('is looked for every 60 s, and only by a visible page', () => {
    trabalhador.procurarVersoes(registro as unknown as ServiceWorkerRegistration);
    vi.advanceTimersByTime(59_999);
    expect(registro.update).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(registro.update).toHaveBeenCalledTimes(1);
    navegador.documento.visibilityState = 'hidden';
    vi.advanceTimersByTime(180_000);
    expect(registro.update).toHaveBeenCalledTimes(1);
    navegador.documento.visibilityState = 'visible';
    navegador.documento.dispatchEvent(new Event('visibilitychange'));
    expect(registro.update).toHaveBeenCalledTimes(2);
  });
});

it('a browser without service workers is named as such', async () => {
  vi.stubGlobal('navigator', {});
  await expect(trabalhador.iniciarTrabalhador()).rejects.toThrow(
    'Service Worker não suportado neste navegador',
  );
});

it('the worker is started 1 s after the page has loaded, and its failure is shown to nobody', async () => {
  const { iniciarDepoisDaPagina } = await import('./depois-da-pagina.ts');
  const iniciar = vi.fn().mockRejectedValue(new Error('Service Worker não registrado'));
  const ocioso: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (fazer: () => void) => ocioso.push(fazer));
  vi.stubGlobal('navigator', {});
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
