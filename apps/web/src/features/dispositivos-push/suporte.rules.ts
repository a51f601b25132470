import { type Aparelho, ehIos } from '../../lib/aparelho.ts';
import { TEXTOS } from './push.textos.ts';

/** What of a browser decides whether pushes can reach it. */
export interface Ambiente {
  readonly aparelho: Aparelho;
  /** HTTPS, or this very machine. */
  readonly seguro: boolean;
  readonly trabalhador: boolean;
  readonly notificacoes: boolean;
  readonly push: boolean;
}

export const lerAmbiente = (): Ambiente => ({
  aparelho: navigator,
  seguro: isSecureContext,
  trabalhador: Boolean(navigator.serviceWorker),
  notificacoes: 'Notification' in window,
  push: 'PushManager' in window,
});

export const ehChromeDoIos = (aparelho: Aparelho): boolean =>
  ehIos(aparelho) && /CriOS/.test(aparelho.userAgent);

/**
 * Whether pushes may be tried (specification part 1 §5): Chrome on iOS is exempt from the check of
 * the push API, and is told what it lacks when it comes to it.
 */
export const suportaPush = ({ aparelho, seguro, trabalhador, push }: Ambiente): boolean =>
  trabalhador && seguro && (push || ehChromeDoIos(aparelho));

/** What somebody can do about a browser that no push reaches; null where one does. */
export function orientacaoDe(ambiente: Ambiente): string | null {
  const { aparelho, seguro, trabalhador, notificacoes, push } = ambiente;
  // Without it nothing else is there either.
  if (!seguro) return TEXTOS.https;
  if (trabalhador && notificacoes && push) return null;
  if (ehChromeDoIos(aparelho)) return TEXTOS.chromeNoIphone;
  if (ehIos(aparelho)) return TEXTOS.instalar;
  if (!trabalhador) return TEXTOS.naoSuportado;
  return notificacoes ? TEXTOS.semPush : TEXTOS.semNotificacoes;
}

/** What to do where notifications were refused before. */
export const orientacaoDaRecusa = (aparelho: Aparelho): string =>
  ehIos(aparelho) ? TEXTOS.negadaNoIphone : TEXTOS.negada;
