/** Chromium's offer to install, which may be used once (https://wicg.github.io/manifest-incubations). */
export interface ConviteDoNavegador extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The offer is passed on after a first while of use, in ms (interface.md §1.2: ask late). */
export const ESPERA_DO_CONVITE = 30_000;

let convite: ConviteDoNavegador | null = null;
const ouvintes = new Set<() => void>();

function definir(novo: ConviteDoNavegador | null): void {
  convite = novo;
  for (const ouvinte of ouvintes) ouvinte();
}

/**
 * Keeps the browser's offer until somebody wants it. It comes early and only once, so this is
 * listened for before anything else is loaded.
 */
export function guardarConvite(janela: EventTarget = window): void {
  janela.addEventListener('beforeinstallprompt', (evento) => {
    evento.preventDefault();
    definir(evento as ConviteDoNavegador);
  });
  janela.addEventListener('appinstalled', () => definir(null));
}

export const conviteDoNavegador = (): ConviteDoNavegador | null => convite;

/** Takes the offer out, because it can be used for one question only. */
export function tomarConvite(): ConviteDoNavegador | null {
  const tomado = convite;
  definir(null);
  return tomado;
}

/** Hears of every change of `conviteDoNavegador`. Returns the way to stop hearing. */
export function assinarConvite(ouvinte: () => void): () => void {
  ouvintes.add(ouvinte);
  return () => ouvintes.delete(ouvinte);
}
