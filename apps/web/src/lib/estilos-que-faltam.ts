/** Style sheets that could not be fetched, and the fetching of those that are tried again now. */
const faltam = new Map<string, Promise<void> | null>();

/**
 * Remembers every style sheet that could not be fetched. What fetches the code of a part of the page
 * asks for a style sheet once, and would draw the part without it until the page is reloaded.
 */
export function lembrarEstilosQueFaltam(documento: Document = document): void {
  // Such an error does not bubble: it is heard on its way down.
  documento.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
      faltam.set(target.href, null);
      target.remove();
    },
    true,
  );
}

const pedirDeNovo = (href: string): Promise<void> =>
  new Promise((chegou, faltou) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.href = href;
    link.addEventListener('load', () => {
      faltam.delete(href);
      chegou();
    });
    link.addEventListener('error', () => faltou(new Error(`Não veio: ${href}`)));
    document.head.append(link);
  });

/**
 * Fetches the code of a part of the page, after the style sheets that are missing by now; at once
 * where none is.
 */
export async function comEstilos<T>(buscar: () => Promise<T>): Promise<T> {
  const pedidos = [...faltam].map(([href, emCurso]) => {
    const pedido = emCurso ?? pedirDeNovo(href);
    faltam.set(href, pedido);
    return pedido;
  });
  if (pedidos.length > 0) await Promise.all(pedidos);
  return buscar();
}
