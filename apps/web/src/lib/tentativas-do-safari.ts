/** Retries offered on iOS Safari before anything stronger (specification part 1 §9). */
export const TENTATIVAS_DO_SAFARI = 3;

const CHAVE = 'dominio.safari';

/** What has been tried, across the reloads of this tab. */
export interface TentativasDoSafari {
  readonly tentativas: number;
  readonly limpou: boolean;
}

const NENHUMA: TentativasDoSafari = { tentativas: 0, limpou: false };

/** What the screen offers next (specification part 1 §2.5). */
export type EtapaDoSafari = 'tentar' | 'limpar' | 'ajustes';

/** Three retries, then clearing the cache, then the way to the browser's settings. */
export function etapaDoSafari({ tentativas, limpou }: TentativasDoSafari): EtapaDoSafari {
  if (tentativas < TENTATIVAS_DO_SAFARI) return 'tentar';
  return limpou ? 'ajustes' : 'limpar';
}

/** What was tried before this load of the page. */
export function lerTentativas(): TentativasDoSafari {
  try {
    return { ...NENHUMA, ...JSON.parse(sessionStorage.getItem(CHAVE) ?? '{}') };
  } catch {
    return NENHUMA;
  }
}

export function gravarTentativas(tentativas: TentativasDoSafari): void {
  try {
    sessionStorage.setItem(CHAVE, JSON.stringify(tentativas));
  } catch {
    // Without storage every load is a first try: the screen still offers it.
  }
}

/** A page opened: whatever was tried has worked. */
export function esquecerTentativas(): void {
  try {
    sessionStorage.removeItem(CHAVE);
  } catch {
    // Storage is blocked: nothing was kept.
  }
}
