import { pushEndpoints as e } from '@dominio/contrato/push';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recusar, responder, semRede } from '../../../test/pagina/rede.ts';
import {
  CHAVE,
  Inscricao,
  responderDispositivos,
  simularPush,
} from '../../../test/pagina/registros/push.ts';
import { AGORA } from '../../../test/pagina/relogio.ts';
import { comSessao } from '../../../test/pagina/sessao.ts';
import { ENTRADAS, ler } from '../../lib/armazenamento.ts';
import { esperarPor } from './esperas.ts';
import { ativar, conferir, esquecer, inicializar, usePush } from './gestor.ts';
import { resumoDe } from './inscricao.rules.ts';

const inicial = usePush.getInitialState();
beforeEach(() => {
  usePush.setState(inicial, true);
  comSessao();
});
const estado = () => usePush.getState().estado;

describe('NO-24 a device', () => {
  it('is asked for the permission, subscribed with the server’s key, and sent', async () => {
    const { notificacao, push } = simularPush();
    const { inscricoes } = responderDispositivos();
    await expect(ativar()).resolves.toBe('Dispositivo ativado para notificações push.');
    expect(notificacao.requestPermission).toHaveBeenCalledTimes(1);
    expect(push.subscribe).toHaveBeenCalledWith({
      userVisibleOnly: true,
      applicationServerKey: CHAVE,
    });
    expect(inscricoes.pedidos[0]?.body).toMatchObject({
      action: 'subscribe',
      endpoint: expect.stringMatching(/^https:/),
      device_info: { user_agent: navigator.userAgent.slice(0, 300) },
    });
    expect([estado(), ler(ENTRADAS.push)]).toEqual(['enviada', 'aparelho-9']);
  });

  it.each(['denied', 'default'] as const)(
    'answered %s stays without, and is told',
    async (resposta) => {
      const { push } = simularPush({ resposta });
      await expect(ativar()).rejects.toThrow(
        resposta === 'denied' ? /bloqueadas/ : /não perguntou/,
      );
      expect(push.subscribe).not.toHaveBeenCalled();
      expect(estado()).toBe('aguardando');
    },
  );

  it.each([
    ['over', { expirationTime: AGORA.getTime() - 1 }],
    ['of another key of the server', { chave: `B${'B'.repeat(86)}` }],
    ['NO-26 of no https:// address', { endpoint: 'http://push.demo/1' }],
  ])('with a subscription that is %s gets another', async (_, qual) => {
    const velha = new Inscricao(qual);
    const { push, atual } = simularPush({ permissao: 'granted', inscricao: velha });
    responderDispositivos();
    expect(await inicializar()).toBe(true);
    expect(velha.unsubscribe).toHaveBeenCalledTimes(1);
    expect(push.subscribe).toHaveBeenCalledTimes(1);
    expect(atual()).not.toBe(velha);
  });

  it('NO-64: whose subscription fails to be sent is unsubscribed and made again, once', async () => {
    const velha = new Inscricao();
    const { push } = simularPush({ permissao: 'granted', inscricao: velha });
    responder(e.inscrever, () => recusar('INDISPONIVEL'));
    expect(await inicializar()).toBe(false);
    expect(velha.unsubscribe).toHaveBeenCalledTimes(1);
    expect(await inicializar()).toBe(false);
    expect(push.subscribe, 'no new one at every try').toHaveBeenCalledTimes(1);
    expect(usePush.getState()).toMatchObject({
      estado: 'criada',
      aviso: 'Não foi possível inicializar as notificações push automaticamente',
    });
    responderDispositivos();
    expect(await inicializar()).toBe(true);
    expect(usePush.getState()).toMatchObject({ estado: 'enviada', aviso: null });
  });
});

describe('NO-25 by itself', () => {
  it.each(['default', 'denied'] as const)(
    'nothing is asked where the permission is %s',
    async (permissao) => {
      const { notificacao, push } = simularPush({ permissao });
      expect(await inicializar()).toBe(false);
      expect(notificacao.requestPermission).not.toHaveBeenCalled();
      expect(push.subscribe).not.toHaveBeenCalled();
    },
  );

  it('a device that was never turned on, or was revoked, is left alone', async () => {
    const { push, atual } = simularPush({ permissao: 'granted' });
    responderDispositivos();
    expect(await inicializar()).toBe(false);
    await ativar();
    await esquecer();
    expect(atual()).toBeNull();
    expect(await inicializar()).toBe(false);
    expect(push.subscribe).toHaveBeenCalledTimes(1);
  });

  it('one that the server does not have is sent again, one that it has is not', async () => {
    const { atual } = simularPush();
    const { inscricoes } = responderDispositivos();
    await ativar();
    await conferir([await resumoDe(atual()?.endpoint ?? '')]);
    expect(inscricoes.pedidos).toHaveLength(1);
    await conferir([]);
    expect(inscricoes.pedidos).toHaveLength(2);
    expect(inscricoes.pedidos[1]?.body).toMatchObject({ device_id: 'aparelho-9' });
  });

  it('what is missing is waited for: 1 s, then half a second at a time, to the end', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
    const inicio = Date.now();
    const quando: number[] = [];
    const espera = esperarPor(() => {
      quando.push(Date.now() - inicio);
      return null;
    }, 2_000);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await espera).toBeNull();
    expect(quando).toEqual([0, 1_000, 1_500, 2_000, 2_500, 3_000]);
  });
});

it('NO-28 NO-62 without a token of a person nothing is subscribed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  localStorage.setItem(ENTRADAS.token, 'x.e30.y');
  const { push } = simularPush();
  const feito = ativar().catch((erro: Error) => erro.message);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await feito).toBe('Token de autenticação não encontrado');
  expect(push.subscribe).not.toHaveBeenCalled();
});

it('NO-31 without the server’s key it is said that it did not work', async () => {
  const { push } = simularPush();
  responder(e.chave, () => semRede());
  await expect(ativar()).rejects.toThrow();
  expect(push.subscribe).not.toHaveBeenCalled();
});
