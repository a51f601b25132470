import { describe, expect, it, vi } from 'vitest';
import { aoTrocarInscricao, enviarPelaRota } from './inscricao.ts';

const CHAVE = `B${'x'.repeat(86)}`;
const INSCRICAO = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/nova',
  keys: { p256dh: 'p', auth: 'a' },
};

function preparar(script = `self.VAPID_PUBLIC_KEY="${CHAVE}";\n`) {
  const buscar = vi.fn(async (alvo: RequestInfo | URL, _pedido?: RequestInit) =>
    alvo === '/vapid-config.js' ? new Response(script) : Response.json({ success: true }),
  );
  const inscrever = vi.fn(
    async (_opcoes: PushSubscriptionOptionsInit) =>
      ({ toJSON: () => ({ ...INSCRICAO, expirationTime: null }) }) as unknown as PushSubscription,
  );
  const aba = { postMessage: vi.fn() };
  const janelas = async () => [aba];
  return {
    buscar,
    inscrever,
    aba,
    trocar: () => aoTrocarInscricao({ buscar, inscrever, janelas }),
  };
}

describe('a subscription that the browser took away', () => {
  it('NO-31 NO-33 is made again with the server’s key, left with it, and told to open pages', async () => {
    const { buscar, inscrever, aba, trocar } = preparar();
    await trocar();
    expect(inscrever).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: CHAVE });
    const [endereco, pedido] = buscar.mock.lastCall ?? [];
    expect(endereco).toBe('/api/simple-notifications/push-subscription');
    expect(JSON.parse(String(pedido?.body))).toEqual({ ...INSCRICAO, action: 'subscribe' });
    expect(JSON.stringify(pedido?.headers)).not.toContain('Authorization');
    expect(aba.postMessage).toHaveBeenCalledWith({ tipo: 'INSCRICAO_MUDOU' }, []);
  });

  it('is told to open pages though the server cannot be reached', async () => {
    const { buscar, aba, trocar } = preparar();
    buscar.mockResolvedValueOnce(new Response(`"${CHAVE}"`));
    buscar.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await trocar();
    expect(aba.postMessage).toHaveBeenCalledTimes(1);
  });

  it('is not made again without a key', async () => {
    const { inscrever, trocar } = preparar('<!doctype html>');
    await trocar();
    expect(inscrever).not.toHaveBeenCalled();
  });
});

describe('NO-36 the worker sends', () => {
  it.each([
    ['test', '/api/push/test'],
    ['system', '/api/notifications/system'],
    ['agenda', '/api/notifications/agenda'],
    ['contratos', '/api/notifications/contratos'],
    ['ia', '/api/notifications/ia'],
  ] as const)('a push of type %s to %s, with the session of the page', async (destino, rota) => {
    const { buscar } = preparar();
    const corpo = { title: 'Teste' };
    expect(await enviarPelaRota({ destino, token: 'x.y.z', corpo }, buscar)).toEqual({
      resposta: { success: true },
    });
    expect(buscar).toHaveBeenCalledWith(rota, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer x.y.z' },
      body: JSON.stringify(corpo),
    });
  });

  it.each([
    ['refused', async () => new Response('{}', { status: 503 })],
    ['unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answered by a portal', async () => new Response('<h1>Wi-Fi do hotel</h1>')],
  ])('and tells the page when it is %s', async (_, buscar) => {
    const pedido = { destino: 'test', token: 'x', corpo: {} } as const;
    expect(await enviarPelaRota(pedido, buscar)).toEqual({ resposta: null });
  });
});
