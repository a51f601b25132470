import { onTestFinished } from 'vitest';

/** Chromium's `navigate` event, which TypeScript does not declare yet. */
interface Passo extends Event {
  readonly navigationType: 'push' | 'replace' | 'reload' | 'traverse';
  readonly destination: { readonly url: string; readonly sameDocument: boolean };
}

/**
 * Until the test ends, prevents the navigations that the function returns true for: they would load
 * another document and lose the test.
 */
function segurar(aoSegurar: (passo: Passo) => boolean): void {
  const { navigation } = window as unknown as { navigation: EventTarget };
  const ouvir = (evento: Event) => {
    if (aoSegurar(evento as Passo)) evento.preventDefault();
  };
  navigation.addEventListener('navigate', ouvir);
  onTestFinished(() => navigation.removeEventListener('navigate', ouvir));
}

/**
 * Prevents reloads until the test ends.
 *
 * @returns how many reloads the page has asked for.
 */
export function segurarRecargas(): { readonly feitas: number } {
  let feitas = 0;
  segurar(({ navigationType }) => {
    if (navigationType !== 'reload') return false;
    feitas += 1;
    return true;
  });
  return {
    get feitas() {
      return feitas;
    },
  };
}

/**
 * Prevents navigations to another document until the test ends.
 *
 * @returns the addresses, path and query, that the page has asked for.
 */
export function segurarSaidas(): readonly string[] {
  const enderecos: string[] = [];
  segurar(({ navigationType, destination: { url, sameDocument } }) => {
    if (navigationType === 'reload' || sameDocument) return false;
    const { pathname, search } = new URL(url);
    enderecos.push(pathname + search);
    return true;
  });
  return enderecos;
}
