import webpush from 'web-push';
import { DestinoRecusado, lerPorHttps, type RespostaLida } from '../rede.ts';
import { type Destinos, destinoDoPush } from './destino.ts';
import type { ParDeChaves } from './par-de-chaves.ts';

/** Whom a push service may write to, and the pair that signs (RFC 8292). */
export interface Remetente extends ParDeChaves {
  /** `mailto:` or `https:`. */
  readonly assunto: string;
}

export const URGENCIAS = ['very-low', 'low', 'normal', 'high'] as const;
export type Urgencia = (typeof URGENCIAS)[number];

export interface Push {
  readonly endpoint: string;
  /** The device's public key and its shared secret, in base64url. */
  readonly p256dh: string;
  readonly auth: string;
  /** What the service worker gets: encrypted for the device alone (RFC 8291). */
  readonly corpo: string;
  /** How long the service keeps it for a device that is not there. */
  readonly ttlS: number;
  readonly urgencia: Urgencia;
  /** Up to 32 characters of base64url: a later push takes the place of one not yet delivered. */
  readonly topico?: string;
}

/** What came of one push. `motivo` is for whoever looks after the device. */
export type Envio =
  | { readonly tipo: 'enviado' }
  /** The subscription is gone for good. */
  | { readonly tipo: 'sumiu' }
  | { readonly tipo: 'recusado'; readonly motivo: string; readonly causa?: unknown }
  /** @property esperar the `Retry-After`; empty for none. */
  | {
      readonly tipo: 'adiado';
      readonly motivo: string;
      readonly esperar: string;
      readonly causa?: unknown;
    };

const PRAZOS = { conexaoMs: 10_000, totalMs: 30_000 };
const MAXIMO_DA_RESPOSTA = 16_384;

const recusado = (motivo: string, causa?: unknown): Envio => ({ tipo: 'recusado', motivo, causa });
const adiado = (motivo: string, causa?: unknown): Envio => ({
  tipo: 'adiado',
  motivo,
  esperar: '',
  causa,
});

function daResposta({ status, esperar }: RespostaLida): Envio {
  if (status >= 200 && status < 300) return { tipo: 'enviado' };
  if (status === 404 || status === 410) return { tipo: 'sumiu' };
  const motivo = `O serviço de push respondeu ${status}.`;
  if (status === 429 || status >= 500) return { tipo: 'adiado', motivo, esperar };
  if (status >= 300 && status < 400) {
    return recusado('O serviço de push mandou a outro endereço, o que não é seguido.');
  }
  return recusado(status === 413 ? 'A mensagem é grande demais para o serviço de push.' : motivo);
}

function daFalha(causa: unknown): Envio {
  // A name that is not found now may be found later; one that leads inwards may not be called.
  if (causa instanceof DestinoRecusado && causa.cause === undefined) {
    return recusado('O endereço do dispositivo não é de um serviço de push.', causa);
  }
  return adiado('O serviço de push não atendeu.', causa);
}

/**
 * Sends one push. Its address is checked here again, whoever saved it; only a public address is
 * called, unless the installation names the host among the internal ones too; no redirect is
 * followed (seguranca.md P22).
 */
export async function enviarPush(
  { endpoint, p256dh, auth, corpo, ttlS, urgencia, topico }: Push,
  remetente: Remetente,
  { destinos, prazos = PRAZOS }: { destinos: Destinos; prazos?: typeof PRAZOS },
): Promise<Envio> {
  const url = destinoDoPush(endpoint, destinos);
  if (!url) return recusado('O endereço do dispositivo não é de um serviço de push.');
  let pedido: webpush.RequestDetails;
  try {
    pedido = webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, corpo, {
      vapidDetails: {
        subject: remetente.assunto,
        publicKey: remetente.publica,
        privateKey: remetente.privada,
      },
      TTL: ttlS,
      urgency: urgencia,
      ...(topico !== undefined && { topic: topico }),
      contentEncoding: 'aes128gcm',
    });
  } catch (causa) {
    return recusado('A mensagem não pôde ser cifrada para o dispositivo.', causa);
  }
  const signal = AbortSignal.timeout(prazos.totalMs);
  const { promise: demora, resolve } = Promise.withResolvers<Envio>();
  const demorou = () => resolve(adiado('O serviço de push não respondeu a tempo.'));
  signal.addEventListener('abort', demorou);
  const resposta = lerPorHttps(url, {
    hostsInternos: destinos.hostsInternos,
    signal,
    prazoDaConexaoMs: prazos.conexaoMs,
    maximo: MAXIMO_DA_RESPOSTA,
    metodo: 'POST',
    cabecalhos: Object.fromEntries(
      Object.entries(pedido.headers).map(([nome, valor]) => [nome, String(valor)]),
    ),
    ...(pedido.body && { corpo: pedido.body }),
  }).then(daResposta, daFalha);
  // A name that is looked up cannot be aborted: the race leaves it behind.
  return Promise.race([resposta, demora]).finally(() =>
    signal.removeEventListener('abort', demorou),
  );
}
