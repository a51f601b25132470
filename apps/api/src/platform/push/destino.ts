import { isIP } from 'node:net';
import type { Configuracao } from '../env.ts';
import { ehEnderecoPublico } from '../rede.ts';

/** The push services of the browsers that exist; `*.` before a domain for every host of it. */
export const SERVICOS_DE_PUSH = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'updates.push.services.mozilla.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
] as const;

export type Destinos = Pick<Configuracao, 'hostsDoPush' | 'hostsInternos'>;

const cabe = (host: string, padrao: string) =>
  padrao.startsWith('*.') ? host.endsWith(padrao.slice(1)) : host === padrao;

/**
 * Where a subscription's pushes go, if they may go there (seguranca.md P22): by https, without a
 * user, to a push service or to a host of `PUSH_ALLOWED_HOSTS`. A browser made the address, or
 * whoever says to be one. `URL` writes every notation of an IPv4 address in one way, decimal and
 * hexadecimal too. What a name resolves to is checked when something is sent.
 */
export function destinoDoPush(
  endpoint: string,
  { hostsDoPush, hostsInternos }: Destinos,
): URL | null {
  if (!/^https:\/\//i.test(endpoint) || !URL.canParse(endpoint)) return null;
  const url = new URL(endpoint);
  if (url.username !== '' || url.password !== '') return null;
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const doNavegador = SERVICOS_DE_PUSH.some((padrao) => cabe(host, padrao)) && url.port === '';
  if (!doNavegador && !hostsDoPush?.some((padrao) => cabe(host, padrao))) return null;
  const interno = isIP(host) !== 0 && !ehEnderecoPublico(host) && !hostsInternos.includes(host);
  return interno ? null : url;
}
