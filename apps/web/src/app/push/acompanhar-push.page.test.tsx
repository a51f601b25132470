import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { mostrarAba } from '../../../test/pagina/aparelho.ts';
import { ouvirAvisos } from '../../../test/pagina/avisos.ts';
import { simularPush } from '../../../test/pagina/registros/push.ts';
import { comSessao } from '../../../test/pagina/sessao.ts';
import { chaves } from '../../features/notificacoes/notificacoes.queries.ts';
import type { MensagemAPagina, PushChegado } from '../../lib/aplicativo/mensagens.ts';
import { acompanharPush, FECHAR_DEPOIS_DE, VEZ_DO_FLUXO } from './acompanhar-push.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  mostrarAba(true);
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  comSessao();
  simularPush();
});

/** A page of a session, and the worker that speaks to it. */
function montar() {
  const servico = navigator.serviceWorker;
  const ouvintes: ((evento: MessageEvent<MensagemAPagina>) => void)[] = [];
  vi.spyOn(servico, 'addEventListener').mockImplementation((_tipo, ouvinte) => {
    ouvintes.push(ouvinte as (typeof ouvintes)[number]);
  });
  vi.spyOn(servico, 'removeEventListener').mockImplementation((_tipo, ouvinte) => {
    ouvintes.splice(ouvintes.indexOf(ouvinte as (typeof ouvintes)[number]), 1);
  });
  const mostrada = { close: vi.fn() };
  const registro = {
    getNotifications: vi.fn(async (_filtro?: object) => [mostrada]),
    active: {},
    pushManager: { getSubscription: async () => null },
  };
  vi.spyOn(servico, 'getRegistration').mockResolvedValue(
    registro as unknown as ServiceWorkerRegistration,
  );
  const queryClient = new QueryClient();
  onTestFinished(() => queryClient.clear());
  const abertas: string[] = [];
  const parar = acompanharPush(queryClient, (url) => abertas.push(url));
  onTestFinished(parar);
  const dizer = (data: MensagemAPagina, ports: MessagePort[] = []) => {
    for (const ouvinte of [...ouvintes]) ouvinte(new MessageEvent('message', { data, ports }));
  };
  return { ...ouvirAvisos(), queryClient, abertas, parar, dizer, mostrada, registro, ouvintes };
}

const push = (): PushChegado => ({
  titulo: 'Conflito de Horário',
  mensagem: 'Duas reuniões às 14:00',
  url: '/agenda',
  tag: `agendamento_conflito:${crypto.randomUUID()}`,
});

/** Time passes, and by then it is settled whether this tab tells it. */
async function passar(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await navigator.locks.query();
  await vi.advanceTimersByTimeAsync(0);
}

describe('a push that comes while the page is in view', () => {
  it('is taken from the system after 1 s, by its tag, and told in a toast that leads to its page', async () => {
    const { dizer, mostrada, registro, avisos, abertas } = montar();
    const chegado = push();
    dizer({ tipo: 'PUSH_CHEGOU', push: chegado });
    await passar(FECHAR_DEPOIS_DE - 1);
    expect(mostrada.close).not.toHaveBeenCalled();
    await passar(1);
    expect(registro.getNotifications).toHaveBeenCalledWith({ tag: chegado.tag });
    expect(mostrada.close).toHaveBeenCalledTimes(1);
    expect(avisos).toEqual([]);
    await passar(VEZ_DO_FLUXO - FECHAR_DEPOIS_DE);
    expect(avisos).toMatchObject([
      { titulo: chegado.titulo, mensagem: chegado.mensagem, duracao: 5_000 },
    ]);
    avisos[0]?.acao?.aoEscolher();
    expect(abertas).toEqual(['/agenda']);
  });

  it('is left to the system where nobody looks', async () => {
    const { dizer, mostrada, avisos } = montar();
    mostrarAba(false);
    dizer({ tipo: 'PUSH_CHEGOU', push: push() });
    await passar(VEZ_DO_FLUXO);
    expect([mostrada.close.mock.calls, avisos]).toEqual([[], []]);
  });
});

it('a notification that was chosen is taken up by the page, which says so', async () => {
  const { dizer, abertas } = montar();
  const { port1, port2 } = new MessageChannel();
  const respondida = new Promise((resolver) => {
    port1.onmessage = ({ data }) => resolver(data);
  });
  dizer({ tipo: 'ABRIR', url: '/agenda?agendamento=7' }, [port2]);
  expect(abertas).toEqual(['/agenda?agendamento=7']);
  expect(await respondida).toBe(true);
  port1.close();
});

it('the application’s icon counts what is unread, and loses its number with the last', () => {
  const contar = vi.fn(async (_quantas?: number) => undefined);
  vi.spyOn(navigator, 'setAppBadge').mockImplementation(contar);
  const { queryClient, parar } = montar();
  expect(contar).not.toHaveBeenCalled();
  queryClient.setQueryData(chaves.naoLidas, [{}, {}, {}]);
  queryClient.setQueryData(chaves.lista, [{}]);
  queryClient.setQueryData(chaves.naoLidas, []);
  parar();
  queryClient.setQueryData(chaves.naoLidas, [{}]);
  expect(contar.mock.calls).toEqual([[3], [0]]);
});

it('NO-25: the worker is asked every 30 s whether it is there, by a page in view, until the session ends', async () => {
  const postMessage = vi.fn();
  vi.spyOn(navigator.serviceWorker, 'controller', 'get').mockReturnValue({
    postMessage,
  } as unknown as ServiceWorker);
  const { parar, ouvintes } = montar();
  await passar(29_999);
  expect(postMessage).not.toHaveBeenCalled();
  await passar(1);
  expect(postMessage.mock.calls).toEqual([[{ tipo: 'PING' }]]);
  mostrarAba(false);
  await passar(30_000);
  expect(postMessage).toHaveBeenCalledTimes(1);
  mostrarAba(true);
  parar();
  await passar(60_000);
  expect(postMessage).toHaveBeenCalledTimes(1);
  expect(ouvintes).toEqual([]);
});
