import { onTestFinished } from 'vitest';

/** What Chromium says of a step that a window is about to take. */
interface Passo extends Event {
  readonly navigationType: 'push' | 'replace' | 'reload' | 'traverse';
}

/**
 * Keeps the window where it is when the page reloads it, which would take the test along.
 *
 * @returns how often the page has done so.
 */
export function segurarRecargas(): { readonly feitas: number } {
  let feitas = 0;
  const { navigation } = window as unknown as { navigation: EventTarget };
  const segurar = (passo: Event) => {
    if ((passo as Passo).navigationType !== 'reload') return;
    feitas += 1;
    passo.preventDefault();
  };
  navigation.addEventListener('navigate', segurar);
  onTestFinished(() => navigation.removeEventListener('navigate', segurar));
  return {
    get feitas() {
      return feitas;
    },
  };
}
