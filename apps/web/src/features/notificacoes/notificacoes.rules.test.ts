import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tempoDecorrido } from '../../lib/formato.ts';
import {
  acrescentar,
  comLeitura,
  idValido,
  instanteDo,
  LIMITE_DA_LISTA,
  lerLista,
  lerNotificacao,
  MAXIMO_DE_NAO_LIDAS,
  mereceAviso,
  type Notificacao,
  rotuloDoSino,
  textoDoContador,
} from './notificacoes.rules.ts';

const AGORA = Date.parse('2026-11-20T12:00:00Z');

const recebida = (mudancas: Record<string, unknown> = {}) => ({
  id: 12,
  usuario_id: 7,
  categoria: 'agenda',
  tipo: 'agendamento_criado',
  tipo_evento: 'agendamento_criado',
  titulo: 'Novo agendamento criado',
  mensagem: 'Júlia marcou "Fechamento" para 18/11 às 09:00.',
  timestamp: 1_763_640_000,
  criado_em: '2025-11-20T12:00:00.000Z',
  tracking_key: 'agendamento_criado:agendamento:3',
  lida: false,
  importante: false,
  url: '/agenda?agendamento=3',
  dados: { criado_por: 2, agendamento_id: 3 },
  ...mudancas,
});

const uma = (mudancas: Record<string, unknown> = {}): Notificacao => {
  const lida = lerNotificacao(recebida(mudancas), AGORA);
  if (lida === null) throw new Error('A notificação do teste não tem momento.');
  return lida;
};

describe('NO-14: a timestamp', () => {
  it.each([
    ['seconds', 1_763_640_000, '2025-11-20T12:00:00.000Z'],
    ['fractions of a second', 1_763_640_000.5, '2025-11-20T12:00:00.500Z'],
    ['seconds as text', '1763640000', '2025-11-20T12:00:00.000Z'],
    ['an ISO string', '2026-11-19T09:00:00-03:00', '2026-11-19T12:00:00.000Z'],
    ['milliseconds', 1_763_640_000_000, '2025-11-20T12:00:00.000Z'],
    ['five minutes ahead', AGORA / 1000 + 300, '2026-11-20T12:05:00.000Z'],
    ['further ahead, shown as now', AGORA / 1000 + 301, '2026-11-20T12:00:00.000Z'],
    ['a far future, shown as now', '2999-01-01T00:00:00Z', '2026-11-20T12:00:00.000Z'],
  ])('is read as %s', (_titulo, timestamp, esperado) => {
    expect(instanteDo(timestamp, AGORA)?.toISOString()).toBe(esperado);
  });

  it.each([0, -1, -0.001, Number.NaN, Number.POSITIVE_INFINITY, undefined, null, '', ' ', '0'])(
    'that makes no sense drops its notification: %s',
    (timestamp) => expect(lerNotificacao(recebida({ timestamp }), AGORA)).toBeNull(),
  );

  it.each(['-5', 'ontem', '1900-01-01T00:00:00Z', {}, [], true])(
    'of another type drops its notification too: %j',
    (timestamp) => expect(lerNotificacao(recebida({ timestamp }), AGORA)).toBeNull(),
  );

  it('that is missing drops its notification', () => {
    const { timestamp: _, ...sem } = recebida();
    expect(lerNotificacao(sem, AGORA)).toBeNull();
  });
});

describe('a notification of the server', () => {
  it('NO-13: gets the names that screens use', () => {
    expect(uma()).toEqual({
      id: 12,
      usuario_id: 7,
      tipo_evento: 'agendamento_criado',
      titulo: 'Novo agendamento criado',
      mensagem: 'Júlia marcou "Fechamento" para 18/11 às 09:00.',
      html: null,
      criado_em: '2025-11-20T12:00:00.000Z',
      tracking_key: 'agendamento_criado:agendamento:3',
      lida: false,
      importante: false,
      canal_envio: 'push',
      status_envio: 'enviado',
      url: '/agenda?agendamento=3',
      criado_por: 2,
      contagem: 1,
      adiada_ate: null,
    });
  });

  it('may have the other names, and gets the default texts where it has none', () => {
    const curta = lerNotificacao({ timestamp: 5, title: 'Aviso', message: 'Texto', type: 'x' });
    expect(curta).toMatchObject({ titulo: 'Aviso', mensagem: 'Texto', id: 0, lida: false });
    expect(lerNotificacao({ timestamp: 5, titulo: ' ' })).toMatchObject({
      titulo: 'Nova Notificação',
      mensagem: 'Notificação recebida',
    });
  });

  it.each([
    ['/agenda?agendamento=3', '/agenda?agendamento=3'],
    ['https://exemplo.com', null],
    ['//exemplo.com', null],
    ['/\\exemplo.com', null],
    ['javascript:alert(1)', null],
    ['agenda', null],
    ['', null],
    [7, null],
  ])('opens only pages of this application: %s', (url, esperado) => {
    expect(uma({ url }).url).toBe(esperado);
  });

  it('never makes the reading throw', () => {
    fc.assert(fc.property(fc.anything(), (valor) => void [lerNotificacao(valor), lerLista(valor)]));
  });
});

describe('the lists', () => {
  const ids = (resposta: unknown) => lerLista(resposta).map(({ id }) => id);

  it('ask for 20 notifications, and for the unread ones, which are at most 50', () => {
    expect([LIMITE_DA_LISTA, MAXIMO_DE_NAO_LIDAS]).toEqual([20, 50]);
  });

  it('may come bare or inside an object, and lose what cannot be shown', () => {
    const itens = [recebida({ id: 1 }), recebida({ id: 2, timestamp: 0 }), null, recebida()];
    expect(ids(itens)).toEqual([1, 12]);
    expect(ids({ notifications: itens, total: 4 })).toEqual([1, 12]);
  });

  it.each([null, undefined, {}, 'x', { notifications: 7 }])('are empty for %j', (resposta) => {
    expect(ids(resposta)).toEqual([]);
  });

  it('take a new one at the head, once by id and by tracking key, up to their limit', () => {
    const lista = [uma({ id: 3, tracking_key: 'c' }), uma({ id: 2, tracking_key: 'b' })];
    const com = (id: number, tracking_key: string | null, maximo = 20) =>
      acrescentar(lista, uma({ id, tracking_key }), maximo).map((item) => item.id);
    expect(com(4, 'd')).toEqual([4, 3, 2]);
    expect(com(2, 'z')).toEqual([2, 3]);
    expect(com(9, 'b')).toEqual([9, 3]);
    expect(com(4, null)).toEqual([4, 3, 2]);
    expect(com(4, 'd', 2)).toEqual([4, 3]);
  });

  it('mark one or all, and keep the objects of unchanged rows', () => {
    const lista = [uma({ id: 3 }), uma({ id: 2, lida: true })];
    expect(comLeitura(lista, 3, true).map(({ lida }) => lida)).toEqual([true, true]);
    expect(comLeitura(lista, null, true).map(({ lida }) => lida)).toEqual([true, true]);
    expect(comLeitura(lista, 9, true)).toEqual(lista);
    expect(comLeitura(lista, 3, true)[1]).toBe(lista[1]);
  });
});

describe('NO-23: a live message', () => {
  it.each(['ping', 'heartbeat', 'command', 'notification_updated'])(
    'of the type %s shows no toast',
    (type) => {
      expect(mereceAviso({ type })).toBe(false);
      expect(mereceAviso({ type, action: 'refresh' })).toBe(false);
    },
  );

  it('with the action mark_as_read shows no toast, whatever its type', () => {
    expect(mereceAviso({ type: 'notification', action: 'mark_as_read' })).toBe(false);
  });

  it.each([{ type: 'notification' }, { type: 'notification', action: 'novo' }, { type: 'agenda' }])(
    'like %j shows a toast',
    (mensagem) => expect(mereceAviso(mensagem)).toBe(true),
  );
});

describe('the id', () => {
  it.each([
    [1, true],
    [12, true],
    [0, false],
    [-3, false],
    [1.5, false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
    [2 ** 53, false],
  ])('%d is valid: %s', (id, valido) => expect(idValido(id)).toBe(valido));
});

describe('NO-02: the badge', () => {
  it.each([
    [0, '', 'Notificações'],
    [1, '1', 'Notificações, 1 não lida'],
    [2, '2', 'Notificações, 2 não lidas'],
    [9, '9', 'Notificações, 9 não lidas'],
    [10, '9+', 'Notificações, 10 não lidas (9+)'],
    [50, '9+', 'Notificações, 50 ou mais não lidas (9+)'],
  ])('of %d unread shows %j, and the bell is called %j', (quantas, texto, rotulo) => {
    expect([textoDoContador(quantas), rotuloDoSino(quantas)]).toEqual([texto, rotulo]);
  });
});

describe('NO-06: the age of a notification', () => {
  const MIN = 60_000;
  const DIA = 1_440 * MIN;
  it.each([
    [0, 'Agora'],
    [MIN - 1, 'Agora'],
    [MIN, '1m'],
    [60 * MIN - 1, '59m'],
    [60 * MIN, '1h'],
    [DIA - 1, '23h'],
    [DIA, '1d'],
    [7 * DIA - 1, '6d'],
    [7 * DIA, '13/11/2026'],
  ])('after %d ms is written %s', (idade, rotulo) => {
    const { criado_em } = uma({ timestamp: new Date(AGORA - idade).toISOString() });
    expect(tempoDecorrido(criado_em, new Date(AGORA))).toBe(rotulo);
  });
});
