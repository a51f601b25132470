/** Names that only a program of the same machine means by it. */
const DA_MAQUINA: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether a request was made under a name of this installation. A page of another site can have its
 * own name resolve to this machine (DNS rebinding) and would then read what answers without a
 * session; the browser still tells that name in `Host`.
 *
 * @param host the `Host` header, with or without a port.
 */
export function ehDaInstalacao(host: string | undefined, urlPublica: string): boolean {
  if (host === undefined || !URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return DA_MAQUINA.includes(hostname) || hostname === new URL(urlPublica).hostname;
}
