import { createHash } from 'node:crypto';
import type { MensagemPush, TipoDePush } from '@dominio/contrato/push';
import type { Urgencia } from '../../platform/push/enviar.ts';

/** How a push is kept and hurried along by the push service. */
export interface ComoEntregar {
  readonly ttlS: number;
  readonly urgencia: Urgencia;
}

const HORA_S = 3_600;

/** What is about a time of today is worth nothing tomorrow; a test, nothing in ten minutes. */
export const ENTREGA_DO_TIPO: Readonly<Record<TipoDePush, ComoEntregar>> = {
  test: { ttlS: 600, urgencia: 'high' },
  agenda: { ttlS: 4 * HORA_S, urgencia: 'high' },
  contratos: { ttlS: 72 * HORA_S, urgencia: 'normal' },
  system: { ttlS: 24 * HORA_S, urgencia: 'normal' },
  ia: { ttlS: 12 * HORA_S, urgencia: 'low' },
};

/** The topic of a tracking key, of 32 characters (RFC 8030 §5.4). */
export const topicoDe = (trackingKey: string): string =>
  createHash('sha256').update(trackingKey).digest('base64url').slice(0, 32);

/**
 * The path of an address within the installation; null of any other, scripts included.
 *
 * @param endereco a path, or a whole address.
 */
export function caminhoLocal(endereco: string, urlPublica: string): string | null {
  const origem = new URL(urlPublica).origin;
  // Browsers read a backslash as a slash, and leave out breaks and tabs.
  if (/[\\\p{Cc}]/u.test(endereco)) return null;
  const inteiro = /^https?:\/\//i.test(endereco);
  if (!inteiro && !/^\/(?!\/)/.test(endereco)) return null;
  if (!URL.canParse(endereco, origem)) return null;
  const url = new URL(endereco, origem);
  return url.origin === origem ? `${url.pathname}${url.search}${url.hash}` : null;
}

const FUTURO_TOLERADO_S = 300;

/** Integer seconds of a time in seconds, milliseconds or ISO 8601; now, where it is none (dominios.md §5c). */
export function segundosDe(timestamp: number | string | null | undefined, agora: Date): number {
  const deAgora = Math.floor(agora.getTime() / 1_000);
  const numero =
    typeof timestamp === 'number' || /^\d+(\.\d+)?$/.test(timestamp ?? '')
      ? Number(timestamp)
      : Date.parse(timestamp ?? '');
  const segundos = Math.floor(Math.abs(numero) > 1e11 ? numero / 1_000 : numero);
  const vale = segundos > 0 && segundos <= deAgora + FUTURO_TOLERADO_S;
  return vale ? segundos : deAgora;
}

/** Push services take 4,096 bytes encrypted; details are read by the page (interface.md §1.2). */
const MAXIMO_DE_BYTES = 3_000;

const emBytes = (mensagem: MensagemPush, urlPublica: string): string =>
  JSON.stringify({
    ...mensagem,
    // The same in the words of Declarative Web Push, for Safari without a worker that answers.
    web_push: 8030,
    notification: {
      title: mensagem.title,
      body: mensagem.message,
      navigate: new URL(mensagem.url, urlPublica).href,
      tag: mensagem.tag,
      lang: 'pt-BR',
      mutable: true,
    },
  });

const cabe = (corpo: string) => Buffer.byteLength(corpo) <= MAXIMO_DE_BYTES;

/** Text of at most as many characters, whole ones, with '…' where it was cut. */
function cortado(texto: string, caracteres: number): string {
  const todos = Array.from(texto);
  return todos.length <= caracteres ? texto : `${todos.slice(0, caracteres).join('')}…`;
}

/**
 * The body of a push. One that is too long goes without its data, then with a shorter message, then
 * without what else may be long.
 */
export function corpoDe(mensagem: MensagemPush, urlPublica: string): string {
  const inteiro = emBytes(mensagem, urlPublica);
  if (cabe(inteiro)) return inteiro;
  const { data: _data, ...semDados } = mensagem;
  for (let caracteres = 1_000; caracteres > 0; caracteres = Math.floor(caracteres / 2)) {
    const corpo = emBytes(
      { ...semDados, message: cortado(mensagem.message, caracteres) },
      urlPublica,
    );
    if (cabe(corpo)) return corpo;
  }
  const { icon: _icon, ...minima } = semDados;
  return emBytes(
    {
      ...minima,
      title: cortado(mensagem.title, 100),
      message: cortado(mensagem.message, 100),
      url: '/',
      tag: topicoDe(mensagem.tag),
    },
    urlPublica,
  );
}
