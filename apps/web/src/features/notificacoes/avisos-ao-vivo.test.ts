import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { montarAbas } from '../../../test/abas-falsas.ts';
import { tokenDe, umUsuario } from '../../../test/navegador-falso.ts';
import { json, montarServidor, recusa, semRede } from '../../../test/servidor-falso.ts';
import type { AvisoPedido } from '../../lib/avisar.ts';

const AGORA = Date.parse('2026-11-20T12:00:00Z') / 1000;
const NAO_LIDAS = 'GET /api/notifications/unread';
const MARCAR = 'PUT /api/notifications/12/mark-read';
const TODAS = 'PUT /api/notifications/mark-all-read';
const feito = (extras = {}) => json({ success: true, message: 'ok', unread_count: 0, ...extras });

const recebida = (id: number, mudancas: Record<string, unknown> = {}) => ({
  id,
  usuario_id: 7,
  tipo_evento: 'agendamento_criado',
  titulo: 'Novo agendamento criado',
  mensagem: `Mensagem ${id}`,
  timestamp: AGORA,
  tracking_key: `agendamento_criado:agendamento:${id}`,
  lida: false,
  url: `/agenda?agendamento=${id}`,
  ...mudancas,
});

beforeEach(() => {
  vi.useFakeTimers({ now: AGORA * 1000 });
  montarAbas();
});

/** A tab with the lists already read and the feed being followed. */
async function montar(iniciais: unknown[] = []) {
  vi.resetModules();
  const [ao, avisar, queries, rules, marcar, ouvintes, guarda, sessao, novidades] =
    await Promise.all([
      import('./avisos-ao-vivo.ts'),
      import('../../lib/avisar.ts'),
      import('./notificacoes.queries.ts'),
      import('./notificacoes.rules.ts'),
      import('./marcar-como-lida.ts'),
      import('../../lib/realtime/ouvintes.ts'),
      import('../../lib/sessao-storage.ts'),
      import('../../lib/sessao.ts'),
      import('./novidades.ts'),
    ]);
  guarda.gravarSessao(tokenDe(7), umUsuario());
  sessao.adotarSessao();
  const avisos: AvisoPedido[] = [];
  const retirados: string[] = [];
  avisar.conectarAvisos(
    (aviso) => avisos.push(aviso),
    (id) => retirados.push(id),
  );
  const abertas: string[] = [];
  const queryClient = new QueryClient();
  const lista = rules.lerLista(iniciais);
  queryClient.setQueryData(queries.chaves.lista, lista);
  queryClient.setQueryData(
    queries.chaves.naoLidas,
    lista.filter(({ lida }) => !lida),
  );
  ao.acompanharNotificacoes(queryClient, (url) => abertas.push(url));
  const dados = (chave: readonly string[]) =>
    queryClient.getQueryData<{ id: number; lida: boolean }[]>(chave) ?? [];
  return {
    ...marcar,
    ...novidades,
    avisos,
    retirados,
    abertas,
    queryClient,
    guarda,
    queries,
    naoLidas: () => dados(queries.chaves.naoLidas).map(({ id }) => id),
    lista: () => dados(queries.chaves.lista).map(({ id, lida }) => (lida ? -id : id)),
    chegar: async (mensagem: { type: string; [campo: string]: unknown }) => {
      ouvintes.distribuir(mensagem);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

const notificacao = (id: number, mudancas?: Record<string, unknown>) => ({
  type: 'notification',
  id,
  data: recebida(id, mudancas),
});

describe('a notification that arrives', () => {
  it('is told for 5000 ms and enters the lists', async () => {
    const { chegar, avisos, naoLidas, lista } = await montar([recebida(11, { lida: true })]);
    await chegar(notificacao(12));
    expect(avisos).toMatchObject([
      { tipo: 'info', titulo: 'Novo agendamento criado', mensagem: 'Mensagem 12', duracao: 5_000 },
    ]);
    expect([naoLidas(), lista()]).toEqual([[12], [12, -11]]);
  });

  it('is marked as read and its page opened when the toast is chosen', async () => {
    const { quantos } = montarServidor({ [MARCAR]: () => feito() });
    const { chegar, avisos, naoLidas, abertas } = await montar();
    await chegar(notificacao(12));
    avisos[0]?.acao?.aoEscolher();
    await vi.advanceTimersByTimeAsync(0);
    expect([naoLidas(), abertas, quantos(MARCAR)]).toEqual([[], ['/agenda?agendamento=12'], 1]);
  });

  it('is told once, though it comes again by id or by tracking key', async () => {
    const { chegar, avisos, naoLidas } = await montar();
    await chegar(notificacao(12));
    await chegar(notificacao(12));
    await chegar(notificacao(13, { tracking_key: 'agendamento_criado:agendamento:12' }));
    expect([avisos.length, naoLidas()]).toEqual([1, [12]]);
  });

  it('is not told over the open list, which shows it; opening the list takes toasts away', async () => {
    const { chegar, avisos, retirados, abrirLista, naoLidas } = await montar();
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
    const { chegar, avisos } = await montar();
    await chegar(notificacao(12, { titulo: '', mensagem: undefined, url: null }));
    expect(avisos).toMatchObject([
      { titulo: 'Nova Notificação', mensagem: 'Notificação recebida' },
    ]);
    expect(avisos[0]?.acao).toBeUndefined();
  });

  it('without a timestamp that makes sense is dropped', async () => {
    const { chegar, avisos, naoLidas } = await montar();
    await chegar(notificacao(12, { timestamp: 0 }));
    expect([avisos, naoLidas()]).toEqual([[], []]);
  });

  it('after an interruption is told while it is news, by the clock of the server', async () => {
    const { chegar, avisos, naoLidas } = await montar();
    const servidor = AGORA + 7_200;
    await chegar({ type: 'heartbeat', timestamp: servidor });
    await chegar(notificacao(1, { timestamp: new Date((AGORA - 61) * 1000).toISOString() }));
    await chegar(notificacao(2, { timestamp: AGORA }));
    expect([avisos, naoLidas()]).toEqual([[], [2, 1]]);
  });
});

describe('messages that are not told', () => {
  it.each([
    { type: 'ping', timestamp: AGORA },
    { type: 'heartbeat', timestamp: AGORA },
    { type: 'command', action: 'refresh', data: recebida(12) },
    { type: 'notification_updated', data: { id: 99, lida: true } },
    { type: 'notification', action: 'mark_as_read', data: recebida(12) },
  ])('%j', async (mensagem) => {
    const { chegar, avisos, naoLidas } = await montar([recebida(11)]);
    await chegar(mensagem);
    expect([avisos, naoLidas()]).toEqual([[], [11]]);
  });
});

describe('a reading elsewhere', () => {
  it('of one marks it here, in silence', async () => {
    const { chegar, avisos, naoLidas, lista } = await montar([recebida(12), recebida(11)]);
    await chegar({ type: 'notification_updated', data: { id: 12, lida: true } });
    expect([naoLidas(), lista(), avisos]).toEqual([[11], [-12, 11], []]);
  });

  it('of all marks all', async () => {
    const { chegar, naoLidas, lista } = await montar([recebida(12), recebida(11)]);
    await chegar({ type: 'notification_updated', data: { id: null, lida: true } });
    expect([naoLidas(), lista()]).toEqual([[], [-12, -11]]);
  });

  it('that is unheard of makes the lists be read again', async () => {
    const { chegar, queryClient, queries } = await montar([recebida(12)]);
    await chegar({ type: 'notification_updated', data: { id: 12, lida: false } });
    expect(queryClient.getQueryState(queries.chaves.naoLidas)?.isInvalidated).toBe(true);
  });
});

describe('marking as read', () => {
  it('changes the lists before the server answers', async () => {
    montarServidor({ [MARCAR]: () => new Promise(() => undefined) });
    const { marcarComoLida, queryClient, naoLidas, lista } = await montar([recebida(12)]);
    void marcarComoLida(queryClient, 12);
    expect([naoLidas(), lista()]).toEqual([[], [-12]]);
  });

  it('of all: local state first, then the backend', async () => {
    const naHora: number[][] = [];
    const { marcarTodasComoLidas, queryClient, naoLidas } = await montar([
      recebida(12),
      recebida(11),
    ]);
    const { quantos } = montarServidor({
      [TODAS]: () => {
        naHora.push(naoLidas());
        return feito();
      },
    });
    await marcarTodasComoLidas(queryClient);
    expect([naHora, naoLidas(), quantos(TODAS)]).toEqual([[[]], [], 1]);
  });

  it.each([
    [
      'a refusal',
      () => recusa(404, 'NAO_ENCONTRADO', 'Notificação não encontrada.'),
      'Notificação não encontrada.',
    ],
    [
      'success=false with a message',
      () => feito({ success: false, message: 'Sem vaga.' }),
      'Sem vaga.',
    ],
    [
      'success=false without one',
      () => feito({ success: false, message: '' }),
      'Erro desconhecido',
    ],
    [
      'no network',
      semRede,
      'Não foi possível falar com o servidor. Verifique sua conexão e tente novamente.',
    ],
  ])('is taken back and explained after %s', async (_titulo, responder, mensagem) => {
    montarServidor({ [MARCAR]: responder });
    const { marcarComoLida, queryClient, naoLidas, lista, avisos } = await montar([
      recebida(12),
      recebida(11),
    ]);
    await marcarComoLida(queryClient, 12);
    expect([naoLidas(), lista()]).toEqual([
      [12, 11],
      [12, 11],
    ]);
    expect(avisos).toMatchObject([
      { tipo: 'erro', titulo: 'Erro ao marcar notificação como lida', mensagem },
    ]);
  });

  it('says nothing of its own when the session turns out to be over', async () => {
    montarServidor({ [MARCAR]: () => recusa(401, 'NAO_AUTENTICADO', 'Sessão inválida.') });
    const { marcarComoLida, queryClient, avisos, guarda } = await montar([recebida(12)]);
    await marcarComoLida(queryClient, 12);
    expect([guarda.lerToken(), avisos]).toEqual([null, []]);
  });

  it.each([0, -1, 1.5, Number.NaN])('never sends the id %d', async (id) => {
    const { recebidos } = montarServidor({});
    const { marcarComoLida, queryClient, avisos } = await montar([recebida(12)]);
    await marcarComoLida(queryClient, id);
    expect(recebidos).toEqual([]);
    expect(avisos).toMatchObject([{ tipo: 'erro', mensagem: 'ID da notificação inválido' }]);
  });

  it.each([
    ['on screen', true],
    ['of the first load', false],
  ])('outlives a read %s that began before it', async (_titulo, comDados) => {
    const respostas: ((corpo: Response) => void)[] = [];
    const { quantos } = montarServidor({
      [MARCAR]: () => feito(),
      [NAO_LIDAS]: () => new Promise<Response>((resolver) => void respostas.push(resolver)),
    });
    const { marcarComoLida, queryClient, naoLidas, queries } = await montar([recebida(12)]);
    if (!comDados) queryClient.removeQueries({ queryKey: queries.chaves.naoLidas });
    new QueryObserver(queryClient, queries.naoLidasOptions).subscribe(() => undefined);
    await marcarComoLida(queryClient, 12);
    respostas[0]?.(json([recebida(12)]));
    await vi.advanceTimersByTimeAsync(0);
    expect(quantos(NAO_LIDAS)).toBe(2);
    respostas[1]?.(json([]));
    await vi.advanceTimersByTimeAsync(0);
    expect(naoLidas()).toEqual([]);
  });
});
