import { type DispositivoPush, pushEndpoints as e } from '@dominio/contrato/push';
import { vi } from 'vitest';
import { responder } from '../rede.ts';
import { AGORA } from '../relogio.ts';

/** Public key of the server in these tests, and its bytes. */
export const CHAVE = `B${'A'.repeat(86)}`;
const bytesDe = (chave: string) =>
  Uint8Array.from(atob(chave.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
    .buffer;

let feitas = 0;

/** A subscription of the browser. */
export class Inscricao {
  readonly endpoint: string;
  readonly expirationTime: number | null;
  readonly options: { applicationServerKey: ArrayBuffer };
  readonly unsubscribe = vi.fn(async () => {
    this.aoSair();
    return true;
  });
  aoSair: () => void = () => undefined;

  constructor({
    endpoint = `https://fcm.googleapis.com/fcm/send/${++feitas}`,
    expirationTime = null as number | null,
    chave = CHAVE,
  } = {}) {
    this.endpoint = endpoint;
    this.expirationTime = expirationTime;
    this.options = { applicationServerKey: bytesDe(chave) };
  }

  toJSON() {
    return { endpoint: this.endpoint, keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) } };
  }
}

/**
 * Doubles of `Notification` and of the push manager, which the headless browser denies.
 *
 * @param resposta what the person answers when asked.
 */
export function simularPush({
  permissao = 'default' as NotificationPermission,
  resposta = 'granted' as NotificationPermission,
  inscricao = null as Inscricao | null,
} = {}) {
  let atual = inscricao;
  const adotar = (uma: Inscricao) => {
    atual = uma;
    uma.aoSair = () => {
      atual = null;
    };
    return uma;
  };
  if (inscricao) adotar(inscricao);
  const notificacao = {
    permission: permissao,
    requestPermission: vi.fn(async () => {
      notificacao.permission = resposta;
      return resposta;
    }),
  };
  const push = {
    getSubscription: vi.fn(async () => atual),
    subscribe: vi.fn(async (_opcoes: object) => adotar(new Inscricao())),
  };
  vi.stubGlobal('Notification', notificacao);
  const registro = { active: {}, pushManager: push } as unknown as ServiceWorkerRegistration;
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(registro);
  responder(
    e.chave,
    () =>
      new Response(`self.VAPID_PUBLIC_KEY="${CHAVE}";\n`, {
        headers: { 'Content-Type': 'text/javascript' },
      }),
    { seNinguem: true },
  );
  return { notificacao, push, atual: () => atual };
}

export const umDispositivo = (mudancas: Partial<DispositivoPush> = {}): DispositivoPush => ({
  id: 1,
  device_id: 'aparelho-1',
  endpoint_sha256: 'outro',
  dispositivo: 'Chrome no Windows',
  tipo: 'computador',
  atual: false,
  criado_em: '2026-08-01T12:00:00.000Z',
  confirmado_em: AGORA.toISOString(),
  entregue_em: '2026-08-12T12:55:00.000Z',
  saude: 'boa',
  falha: null,
  ...mudancas,
});

/** Answers the calls of the devices, of which `lista` is the beginning; returns what was asked. */
export function responderDispositivos(lista: readonly DispositivoPush[] = []) {
  let dispositivos = [...lista];
  responder(e.dispositivos, () => ({ dispositivos, total: dispositivos.length }));
  const inscricoes = responder(e.inscrever, async ({ body }) => {
    const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body.endpoint));
    const endpoint_sha256 = Array.from(new Uint8Array(bytes), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('');
    const novo = { id: 9, endpoint_sha256, atual: true, dispositivo: 'Chrome no Linux' };
    dispositivos = [umDispositivo(novo), ...dispositivos.filter(({ id }) => id !== 9)];
    return {
      success: true,
      device_id: 'aparelho-9',
      message: 'Dispositivo ativado para notificações push.',
    };
  });
  const remocoes = responder(e.removerDispositivo, ({ params }) => {
    dispositivos = dispositivos.filter(({ id }) => id !== params.id);
    return { success: true, message: 'Dispositivo desativado.' };
  });
  return { inscricoes, remocoes };
}
