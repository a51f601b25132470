/** What of `navigator` tells a device. */
export interface Aparelho {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/** An iPhone or iPad, which also calls itself a Mac that can be touched. */
export const ehIos = ({ userAgent, maxTouchPoints }: Aparelho): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);

/** Safari on iOS, as opposed to the other browsers there, which carry their name. */
export const ehSafariDoIos = (aparelho: Aparelho): boolean =>
  ehIos(aparelho) &&
  /Version\/\S+.*Safari\//.test(aparelho.userAgent) &&
  !/CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|GSA\/|DuckDuckGo/.test(aparelho.userAgent);
