const ORIGEM = 'http://interno.invalid';

/**
 * The path that `?voltar=` may lead to, or undefined. Only paths of this application: whatever a
 * browser would read as another origin (`//x`, `/\x`, `https:`, tabs inside) is refused, so that no
 * link to the choice of client can send people to another site.
 */
export function caminhoDeVolta(valor: string | null | undefined): string | undefined {
  if (!valor?.startsWith('/')) return undefined;
  const url = URL.parse(valor, ORIGEM);
  if (url?.origin !== ORIGEM || url.pathname.startsWith('//')) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

const ESCOLHA = '/selecionar-cliente';

/**
 * Address of the choice of client, which returns to `caminho` afterwards: to where that one returns,
 * when it is the choice itself.
 */
export function enderecoDaEscolha(caminho?: string): string {
  if (!caminho) return ESCOLHA;
  const { pathname, searchParams } = new URL(caminho, ORIGEM);
  const destino = pathname === ESCOLHA ? searchParams.get('voltar') : caminho;
  return destino ? `${ESCOLHA}?voltar=${encodeURIComponent(destino)}` : ESCOLHA;
}

/** Where a client that has ended or lies inactive is opened again: its situation, to be changed. */
export const REABRIR_CLIENTE = '/dados-cliente?campo=situacao';
