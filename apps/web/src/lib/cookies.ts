/** Name of a cookie in `document.cookie`, escaped as the value is. */
const igual = (nome: string) => `${encodeURIComponent(nome)}=`;

/** Value of a cookie, or `null`. */
export function lerCookie(nome: string): string | null {
  const par = document.cookie.split('; ').find((texto) => texto.startsWith(igual(nome)));
  if (par === undefined) return null;
  try {
    return decodeURIComponent(par.slice(igual(nome).length));
  } catch {
    return null;
  }
}

/** Names of the cookies that begin so. */
export const nomesDosCookies = (prefixo: string): string[] =>
  document.cookie
    .split('; ')
    .map((par) => par.slice(0, par.indexOf('=')))
    .filter((nome) => nome.startsWith(prefixo));

function escrever(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the session is read before the first paint, and the Cookie Store API is asynchronous and absent without https
  document.cookie = cookie;
}

/**
 * What writes a cookie for the whole site, `SameSite=Lax` (specification part 1 §9), `Secure` under
 * https (decisoes.md §5).
 *
 * @param protocol of the page, `location.protocol`.
 */
export function linhaDoCookie(
  nome: string,
  valor: string,
  { horas, protocol }: { horas: number; protocol: string },
): string {
  const seguro = protocol === 'https:' ? '; Secure' : '';
  const vida = `; Path=/; Max-Age=${horas * 3600}; SameSite=Lax${seguro}`;
  return igual(nome) + encodeURIComponent(valor) + vida;
}

/**
 * Writes a cookie (`linhaDoCookie`). The API never reads it: it is storage of the client.
 *
 * @returns whether the browser kept it (it drops what passes 4 KB, and everything when blocked).
 */
export function gravarCookie(nome: string, valor: string, horas: number): boolean {
  escrever(linhaDoCookie(nome, valor, { horas, protocol: location.protocol }));
  return lerCookie(nome) === valor;
}

export function apagarCookie(nome: string): void {
  escrever(`${igual(nome)}; Path=/; Max-Age=0; SameSite=Lax`);
}
