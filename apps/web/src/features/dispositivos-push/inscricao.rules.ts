/** What of a subscription is compared and sent. */
export type Inscrita = Pick<PushSubscription, 'endpoint' | 'expirationTime' | 'options' | 'toJSON'>;

/** The key in the text of `/vapid-config.js` (specification part 1 §7.2); null where it has none. */
export const chaveDoTexto = (texto: string): string | null =>
  /["']([\w-]{80,})["']/.exec(texto)?.[1] ?? null;

/** Only with an address of https:// and both keys (specification part 1 §5). */
export function ehValida(inscricao: Pick<PushSubscription, 'toJSON'>): boolean {
  const { endpoint, keys } = inscricao.toJSON();
  return Boolean(endpoint?.startsWith('https://') && keys?.p256dh && keys.auth);
}

export const ehVencida = ({ expirationTime }: Inscrita, agora: number): boolean =>
  expirationTime !== null && expirationTime <= agora;

const emBase64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** Whether it was made with this key of the server; a browser that does not tell is believed. */
export const ehDaChave = ({ options }: Inscrita, chave: string): boolean =>
  !options?.applicationServerKey || emBase64url(options.applicationServerKey) === chave;

/** SHA-256 of an address, by which the server's list names it. */
export async function resumoDe(endpoint: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * What the server keeps of a device. No fingerprint is taken: that needs a consent of its own
 * (seguranca.md art. 7).
 */
export const dadosDoDispositivo = () => ({
  user_agent: navigator.userAgent.slice(0, 300),
  language: navigator.language.slice(0, 35),
  platform: navigator.platform.slice(0, 100),
  timezone: Intl.DateTimeFormat().resolvedOptions().timeZone.slice(0, 64),
});
