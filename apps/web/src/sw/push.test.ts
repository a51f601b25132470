import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MensagemAPagina } from '../lib/aplicativo/mensagens.ts';
import { aoReceberPush, aoTocar, type Janela, type MeiosDoPush, type Mostrada } from './push.ts';

const ORIGEM = 'https://dominio.demo';
const AGORA = Date.parse('2026-08-12T13:00:00Z');

const dados = {
  title: 'Conflito de Horário',
  message: 'Duas reuniões às 14:00',
  type: 'agenda',
  url: '/agenda?data=2026-08-12',
  timestamp: 1_786_539_600,
  tag: 'agendamento_conflito:agendamento:7',
  source: 'dominio',
};

/** A tab, which takes up what it is asked to open unless it is still starting. */
class Aba implements Janela {
  url = `${ORIGEM}/inicio`;
  focused = false;
  visibilityState = 'hidden';
  ouve = true;
  readonly focus = vi.fn(async () => undefined);
  readonly ouvidas: MensagemAPagina[] = [];

  constructor(mudancas: Partial<Pick<Aba, 'focused' | 'visibilityState' | 'ouve'>> = {}) {
    Object.assign(this, mudancas);
  }

  postMessage(mensagem: MensagemAPagina, [porta]: Transferable[]): void {
    this.ouvidas.push(mensagem);
    if (this.ouve) (porta as MessagePort | undefined)?.postMessage(true);
  }
}
const aVista = () => new Aba({ focused: true, visibilityState: 'visible' });

function preparar(abas: Aba[] = [], emVista: Mostrada[] = []) {
  const meios = {
    origem: ORIGEM,
    icone: '/assets/icone.png',
    simbolo: '/assets/simbolo.png',
    agora: () => AGORA,
    mostradas: vi.fn(async () => emVista),
    mostrar: vi.fn<MeiosDoPush['mostrar']>(async () => undefined),
    janelas: vi.fn(async (): Promise<readonly Janela[]> => abas),
    abrir: vi.fn(async () => undefined),
    contar: vi.fn(async () => undefined),
  } satisfies MeiosDoPush;
  const receber = (corpo: unknown = dados) =>
    aoReceberPush(
      typeof corpo === 'string' || corpo === null ? corpo : JSON.stringify(corpo),
      meios,
    );
  const mostrada = () => meios.mostrar.mock.lastCall;
  return { ...meios, meios, receber, mostrada };
}

afterEach(() => void vi.useRealTimers());

describe('a push', () => {
  it('NO-19 shows its title, message, time and page', async () => {
    const { receber, mostrada, mostrar } = preparar();
    await receber();
    expect(mostrar).toHaveBeenCalledTimes(1);
    expect(mostrada()).toEqual([
      'Conflito de Horário',
      {
        body: 'Duas reuniões às 14:00',
        icon: '/assets/icone.png',
        badge: '/assets/simbolo.png',
        lang: 'pt-BR',
        tag: dados.tag,
        silent: false,
        renotify: false,
        timestamp: dados.timestamp * 1_000,
        data: { url: dados.url, timestamp: dados.timestamp * 1_000 },
      },
    ]);
  });

  it.each([
    ['nothing at all', null],
    ['an empty object', {}],
    ['a list', []],
    ['blanks', { title: ' ', message: '' }],
    ['what is no text', { title: 7, message: { html: 'x' } }],
  ])("NO-63 with %s is 'Nova Notificação', 'Notificação recebida'", async (_, corpo) => {
    const { receber, mostrada } = preparar();
    await receber(corpo);
    expect(mostrada()).toMatchObject([
      'Nova Notificação',
      { body: 'Notificação recebida', timestamp: AGORA, data: { url: '/notificacoes' } },
    ]);
  });

  it('of plain text shows it as the message', async () => {
    const { receber, mostrada } = preparar();
    await receber('Olá');
    expect(mostrada()).toMatchObject(['Nova Notificação', { body: 'Olá' }]);
  });

  it.each(['https://outro.demo/x.png', 'javascript:alert(1)', '//outro.demo/x', 'http://['])(
    'opens nothing and shows no picture of %s',
    async (url) => {
      const { receber, mostrada } = preparar();
      await receber({ ...dados, url, icon: url });
      expect(mostrada()?.[1]).toMatchObject({
        icon: '/assets/icone.png',
        data: { url: '/notificacoes' },
      });
    },
  );

  it('is shown without a sound where a page is in view, which is told of it', async () => {
    const aba = aVista();
    const { receber, mostrada, contar } = preparar([aba]);
    await receber();
    expect(mostrada()?.[1]).toMatchObject({ silent: true, renotify: false });
    const { title: titulo, message: mensagem, url, tag } = dados;
    expect(aba.ouvidas).toEqual([{ tipo: 'PUSH_CHEGOU', push: { titulo, mensagem, url, tag } }]);
    expect(contar, 'the page counts').not.toHaveBeenCalled();
  });

  it('rings where a page says it is focused but is hidden, as iOS does', async () => {
    const { receber, mostrada } = preparar([new Aba({ focused: true })]);
    await receber();
    expect(mostrada()?.[1]).toMatchObject({ silent: false });
  });

  it('that comes twice rings once; news of the same tag rings again', async () => {
    const anterior = (timestamp: number) => [{ data: { timestamp }, close: vi.fn() }];
    const repetida = preparar([], anterior(dados.timestamp * 1_000));
    await repetida.receber();
    expect(repetida.mostradas).toHaveBeenCalledWith({ tag: dados.tag });
    expect(repetida.mostrada()?.[1]).toMatchObject({ renotify: false });
    const nova = preparar([], anterior(dados.timestamp * 1_000 - 1_000));
    await nova.receber();
    expect(nova.mostrada()?.[1]).toMatchObject({ renotify: true });
  });

  it('without a tag never asks to ring again, which browsers refuse', async () => {
    const { receber, mostrada } = preparar([], [{ data: null, close: vi.fn() }]);
    await receber({ ...dados, tag: undefined });
    expect(mostrada()?.[1]).toMatchObject({ tag: '', renotify: false });
  });

  it.each([
    [{ nao_lidas: 12 }, 12],
    [{ nao_lidas: 0 }, 0],
    [{ nao_lidas: -1 }, undefined],
    [undefined, undefined],
  ])('with %j has %s at the application’s icon', async (data, quantas) => {
    const { receber, contar } = preparar([new Aba()]);
    await receber({ ...dados, data });
    expect(contar).toHaveBeenCalledWith(quantas);
  });

  it('is shown where tabs and notifications cannot be listed, and icons take no number', async () => {
    const falhar = () => Promise.reject(new Error('não'));
    const { receber, mostrar, ...meios } = preparar();
    meios.janelas.mockImplementation(falhar);
    meios.mostradas.mockImplementation(falhar);
    meios.contar.mockImplementation(falhar);
    await receber();
    expect(mostrar).toHaveBeenCalledTimes(1);
  });

  it('that the browser does not show is told to the pages all the same', async () => {
    const aba = new Aba();
    const { receber, mostrar } = preparar([aba]);
    mostrar.mockRejectedValue(new TypeError('No notification permission'));
    await expect(receber()).rejects.toThrow('No notification permission');
    expect(aba.ouvidas).toHaveLength(1);
  });
});

describe('a notification that is chosen', () => {
  const tocar = async (abas: Aba[], data: unknown = { url: '/agenda' }) => {
    const preparado = preparar(abas);
    const notificacao = { data, close: vi.fn() };
    const feito = aoTocar(notificacao, preparado.meios);
    return { ...preparado, notificacao, feito };
  };

  it('closes, and opens its page where no tab is open', async () => {
    const { feito, notificacao, abrir } = await tocar([]);
    await feito;
    expect(notificacao.close).toHaveBeenCalledTimes(1);
    expect(abrir).toHaveBeenCalledExactlyOnceWith('/agenda');
  });

  it('has the tab nearest the person go there, and brings it forward', async () => {
    const [escondida, visivel, vista] = [
      new Aba(),
      new Aba({ visibilityState: 'visible' }),
      aVista(),
    ];
    const { feito, abrir } = await tocar([escondida, visivel, vista]);
    await feito;
    expect(vista.ouvidas).toEqual([{ tipo: 'ABRIR', url: '/agenda' }]);
    expect(vista.focus).toHaveBeenCalledTimes(1);
    expect([...escondida.ouvidas, ...visivel.ouvidas]).toEqual([]);
    expect(abrir).not.toHaveBeenCalled();
  });

  it('opens another tab where the open one does not answer within a second', async () => {
    vi.useFakeTimers();
    const muda = new Aba({ ouve: false });
    const { feito, abrir } = await tocar([muda]);
    await vi.advanceTimersByTimeAsync(999);
    expect(abrir).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await feito;
    expect(abrir).toHaveBeenCalledExactlyOnceWith('/agenda');
    expect(muda.focus).not.toHaveBeenCalled();
  });

  it.each([null, {}, { url: 'https://outro.demo/' }, { url: '//outro.demo' }])(
    'with %j opens the list of notifications, never another site',
    async (data) => {
      const { feito, abrir } = await tocar([], data);
      await feito;
      expect(abrir).toHaveBeenCalledExactlyOnceWith('/notificacoes');
    },
  );
});
