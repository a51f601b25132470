import { onTestFinished } from 'vitest';

/** What Chromium says of a step that a window is about to take. */
interface Passo extends Event {
  readonly navigationType: 'push' | 'replace' | 'reload' | 'traverse';
  readonly destination: { readonly url: string; readonly sameDocument: boolean };
}

/** Until the test is over, steps of the window that would take it along are not taken. */
function segurar(aoSegurar: (passo: Passo) => boolean): void {
  const { navigation } = window as unknown as { navigation: EventTarget };
  const ouvir = (evento: Event) => {
    if (aoSegurar(evento as Passo)) evento.preventDefault();
  };
  navigation.addEventListener('navigate', ouvir);
  onTestFinished(() => navigation.removeEventListener('navigate', ouvir));
}

/**
 * Keeps the window where it is when the page reloads it, which would take the test along.
 *
 * @returns how often the page has done so.
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
 * Keeps the window where it is when the page would have another document loaded.
 *
 * @returns the addresses that the page has asked for so.
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
