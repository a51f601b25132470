import type { Notificacao } from '@dominio/contrato/notificacoes';
import { notificacoesEndpoints } from '@dominio/contrato/notificacoes';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { mostrarAba } from '../../../test/pagina/aparelho.ts';
import { prepararNotificacoes } from '../../../test/pagina/notificacoes.ts';
import { responder } from '../../../test/pagina/rede.ts';
import { umaNotificacao } from '../../../test/pagina/registros/notificacao.ts';
import { AGORA, aguardar } from '../../../test/pagina/relogio.ts';
import { distribuir } from '../../lib/realtime/ouvintes.ts';
import { acompanharNotificacoes } from './avisos-ao-vivo.ts';
import { chaves } from './notificacoes.queries.ts';
import { abrirLista } from './novidades.ts';

const { marcarLida: MARCAR } = notificacoesEndpoints;
const agora = AGORA.getTime() / 1_000;

/** Which tab tells something is settled among all tabs, by what it is about: here by no other test. */
let teste: string;

beforeEach(() => {
  vi.useFakeTimers();
  teste = crypto.randomUUID();
  mostrarAba(true);
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
});
afterEach(async () => {
  // The turns of this test are given back.
  await vi.advanceTimersByTimeAsync(10_000);
});

const recebida = (id: number, mudancas: Partial<Notificacao> = {}) =>
  umaNotificacao({
    id,
    titulo: 'Novo agendamento criado',
    mensagem: `Mensagem ${id}`,
    tracking_key: `${teste}:${id}`,
    url: `/agenda?agendamento=${id}`,
    ...mudancas,
  });
const notificacao = (id: number, mudancas: object = {}) => ({
  type: 'notification',
  id,
  data: { ...recebida(id), ...mudancas },
});

/** A tab with the lists already read, which follows the feed. */
function montar(iniciais: readonly Notificacao[] = []) {
  const { lista, naoLidas, ...resto } = prepararNotificacoes(iniciais);
  const abertas: string[] = [];
  onTestFinished(acompanharNotificacoes(resto.queryClient, (url) => abertas.push(url)));
  return {
    ...resto,
    abertas,
    naoLidas: () => naoLidas().map(({ id }) => id),
    lista: () => lista().map(({ id, lida }) => (lida ? -id : id)),
  };
}

/** The server says something, and by then it is settled whether this tab tells it. */
async function chegar(mensagem: Parameters<typeof distribuir>[0]): Promise<void> {
  distribuir(mensagem);
  await vi.advanceTimersByTimeAsync(0);
  await navigator.locks.query();
  await vi.advanceTimersByTimeAsync(0);
}

describe('a notification that arrives', () => {
  it('NO-08: is told for 5000 ms and enters the lists', async () => {
    const { avisos, naoLidas, lista } = montar([recebida(11, { lida: true })]);
    await chegar(notificacao(12));
    expect(avisos).toMatchObject([
      { tipo: 'info', titulo: 'Novo agendamento criado', mensagem: 'Mensagem 12', duracao: 5_000 },
    ]);
    expect([naoLidas(), lista()]).toEqual([[12], [12, -11]]);
  });

  it('is marked as read and its page opened when the toast is chosen', async () => {
    const feita = { success: true, message: 'ok', unread_count: 0 };
    const marcadas = responder(MARCAR, feita);
    const { avisos, naoLidas, abertas } = montar();
    await chegar(notificacao(12));
    avisos[0]?.acao?.aoEscolher();
    expect([naoLidas(), abertas]).toEqual([[], ['/agenda?agendamento=12']]);
    await aguardar(() => marcadas.pedidos.map(({ params }) => params.id)).toEqual([12]);
  });

  it('is told once, though it comes again by id or by tracking key', async () => {
    const { avisos, naoLidas } = montar();
    await chegar(notificacao(12));
    await chegar(notificacao(12));
    await chegar(notificacao(13, { tracking_key: `${teste}:12` }));
    expect([avisos.length, naoLidas()]).toEqual([1, [12]]);
  });

  it('is told again under a new position: it happened again, or is back from its snooze', async () => {
    const { avisos, naoLidas } = montar();
    await chegar(notificacao(12));
    await chegar(notificacao(13));
    await chegar({ ...notificacao(12), id: 14 });
    await chegar({ ...notificacao(12), id: 14 });
    expect([avisos.length, naoLidas()]).toEqual([3, [12, 13]]);
  });

  it('is not told over the open list, which shows it; opening the list takes toasts away', async () => {
    const { avisos, retirados, naoLidas } = montar();
    await chegar(notificacao(12));
    const fechar = abrirLista();
    expect(retirados).toEqual([avisos[0]?.id]);
    await chegar(notificacao(13));
    expect([avisos.length, naoLidas()]).toEqual([1, [13, 12]]);
    fechar();
    await chegar(notificacao(14));
    expect(avisos).toHaveLength(2);
  });

  it('without texts is told with the default ones, and without page leads nowhere', async () => {
    const { avisos } = montar();
    await chegar(notificacao(12, { titulo: '', mensagem: undefined, url: null }));
    expect(avisos).toMatchObject([
      { titulo: 'Nova Notificação', mensagem: 'Notificação recebida' },
    ]);
    expect(avisos[0]?.acao).toBeUndefined();
  });

  it('without a timestamp that makes sense is dropped', async () => {
    const { avisos, naoLidas } = montar();
    await chegar(notificacao(12, { timestamp: 0 }));
    expect([avisos, naoLidas()]).toEqual([[], []]);
  });

  it('after an interruption is told while it is news, by the clock of the server', async () => {
    const { avisos, naoLidas } = montar();
    await chegar({ type: 'heartbeat', timestamp: agora + 7_200 });
    await chegar(notificacao(1, { timestamp: new Date((agora - 61) * 1_000).toISOString() }));
    await chegar(notificacao(2, { timestamp: agora }));
    expect([avisos, naoLidas()]).toEqual([[], [2, 1]]);
  });
});

describe('messages that are not told', () => {
  it.each([
    ['ping', () => ({ type: 'ping', timestamp: agora })],
    ['heartbeat', () => ({ type: 'heartbeat', timestamp: agora })],
    ['command', () => ({ type: 'command', action: 'refresh', data: recebida(12) })],
    [
      'notification_updated',
      () => ({ type: 'notification_updated', data: { id: 99, lida: true } }),
    ],
    [
      'notification, marked as read',
      () => ({ type: 'notification', action: 'mark_as_read', data: recebida(12) }),
    ],
  ])('%s', async (_tipo, fazer) => {
    const { avisos, naoLidas } = montar([recebida(11)]);
    await chegar(fazer());
    expect([avisos, naoLidas()]).toEqual([[], [11]]);
  });
});

describe('a reading elsewhere', () => {
  it('of one marks it here, in silence', async () => {
    const { naoLidas, lista, avisos } = montar([recebida(12), recebida(11)]);
    await chegar({ type: 'notification_updated', data: { id: 12, lida: true } });
    expect([naoLidas(), lista(), avisos]).toEqual([[11], [-12, 11], []]);
  });

  it('of all marks all', async () => {
    const { naoLidas, lista } = montar([recebida(12), recebida(11)]);
    await chegar({ type: 'notification_updated', data: { id: null, lida: true } });
    expect([naoLidas(), lista()]).toEqual([[], [-12, -11]]);
  });

  it('outlasts an answer that the server gave before it', async () => {
    const { queryClient, lista } = montar([recebida(11)]);
    const respostas: ((lista: Notificacao[]) => void)[] = [];
    const queryFn = () => new Promise<Notificacao[]>((responde) => void respostas.push(responde));
    const painel = new QueryObserver(queryClient, {
      queryKey: chaves.lista,
      queryFn,
      staleTime: 0,
    });
    onTestFinished(painel.subscribe(() => undefined));
    await chegar({ type: 'notification_updated', data: { id: null, lida: true } });
    respostas[0]?.([recebida(11)]);
    await vi.advanceTimersByTimeAsync(0);
    expect(lista()).toEqual([-11]);
    respostas.at(-1)?.([recebida(11, { lida: true })]);
    await vi.advanceTimersByTimeAsync(0);
    expect(lista()).toEqual([-11]);
  });

  it('that is unheard of makes the lists be read again', async () => {
    const { queryClient } = montar([recebida(12)]);
    await chegar({ type: 'notification_updated', data: { id: 12, lida: false } });
    expect(queryClient.getQueryState(chaves.naoLidas)?.isInvalidated).toBe(true);
  });
});
