/** Channels from 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Everything a translucent surface may come out as: the bounds of each channel. */
export interface Faixa {
  readonly min: Rgb;
  readonly max: Rgb;
}

/** Whether text must be lighter or darker than what is below it. */
export type Polo = 'claro' | 'escuro';

export const BRANCO: Rgb = [255, 255, 255];
export const PRETO: Rgb = [0, 0, 0];
const extremo = (polo: Polo): Rgb => (polo === 'claro' ? BRANCO : PRETO);

/** WCAG 2.2 AA, with a margin for rounding. */
export const ALVO_DO_TEXTO = 4.55;
export const ALVO_DO_CONTROLE = 3.05;

const canais = (f: (canal: 0 | 1 | 2) => number): Rgb => [f(0), f(1), f(2)];

/** Reads `#rrggbb`. */
export const rgb = (hex: string): Rgb =>
  canais((i) => Number.parseInt(hex.slice(1 + i * 2, 3 + i * 2), 16));

const par = (valor: number) => Math.round(valor).toString(16).padStart(2, '0');

/** `#rrggbb`, with `aa` where it is not opaque. */
export const hex = (cor: Rgb, alfa = 1): string =>
  `#${cor.map(par).join('')}${alfa >= 1 ? '' : par(alfa * 255)}`;

/** `t` of the way from one colour to the other, rounded as a screen does. */
export const misturar = (de: Rgb, para: Rgb, t: number): Rgb =>
  canais((i) => Math.round(de[i] + (para[i] - de[i]) * t));

// Every channel has 256 values: the power is computed once for each.
const LINEAR = Array.from({ length: 256 }, (_, v) => {
  const c = v / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
});
const linear = (canal: number) => LINEAR[Math.round(canal)] ?? 0;

/** Relative luminance (WCAG 2.2), 0 to 1. */
export const luminancia = ([r, g, b]: Rgb): number =>
  0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

/** Contrast of two colours (WCAG 2.2), 1 to 21. */
export function contraste(a: Rgb, b: Rgb): number {
  const [la, lb] = [luminancia(a), luminancia(b)];
  return (Math.max(la, lb) + 0.05) / (Math.min(la, lb) + 0.05);
}

export const ponto = (cor: Rgb): Faixa => ({ min: cor, max: cor });

export const unir = (primeira: Faixa, ...outras: readonly Faixa[]): Faixa =>
  outras.reduce(
    (a, b) => ({
      min: canais((i) => Math.min(a.min[i], b.min[i])),
      max: canais((i) => Math.max(a.max[i], b.max[i])),
    }),
    primeira,
  );

/**
 * A colour of that opacity over whatever is below. Opacity in 255ths and the bounds rounded
 * outwards, as every layer of the page is rounded on its own.
 */
export function sobre(cor: Rgb, opacidade: number, abaixo: Faixa): Faixa {
  const alfa = Math.round(opacidade * 255) / 255;
  return {
    min: canais((i) => Math.floor(cor[i] * alfa + abaixo.min[i] * (1 - alfa))),
    max: canais((i) => Math.ceil(cor[i] * alfa + abaixo.max[i] * (1 - alfa))),
  };
}

/** A colour of any opacity up to that one: a gradient, a particle that comes and goes. */
export const sobreAte = (cor: Rgb, alfa: number, abaixo: Faixa): Faixa =>
  unir(abaixo, sobre(cor, alfa, abaixo));

/** The luminance text of that pole has to keep away from, over all these surfaces. */
export const limite = (polo: Polo, faixas: readonly Faixa[]): number =>
  polo === 'claro'
    ? Math.max(...faixas.map((f) => luminancia(f.max)))
    : Math.min(...faixas.map((f) => luminancia(f.min)));

/** Contrast of a colour on its side of a limit; below 1 it is on the other side. */
export function distancia(cor: Rgb, polo: Polo, ateOnde: number): number {
  const l = luminancia(cor);
  return polo === 'claro' ? (l + 0.05) / (ateOnde + 0.05) : (ateOnde + 0.05) / (l + 0.05);
}

/** Contrast of pure white, or pure black, over the worst of the surfaces. */
export const folga = (polo: Polo, ...faixas: readonly Faixa[]): number =>
  distancia(extremo(polo), polo, limite(polo, faixas));

/** The side text is better readable on. */
export const poloDe = (faixa: Faixa): Polo =>
  folga('claro', faixa) >= folga('escuro', faixa) ? 'claro' : 'escuro';

const PASSOS = 40;

/**
 * The colour itself where it can be read, otherwise the nearest one towards white or black that
 * can. When not even those reach the target, they are what is left.
 */
export function ajustar(cor: Rgb, polo: Polo, ateOnde: number, alvo = ALVO_DO_TEXTO): Rgb {
  for (let passo = 0; passo < PASSOS; passo++) {
    const tentativa = misturar(cor, extremo(polo), passo / PASSOS);
    if (distancia(tentativa, polo, ateOnde) >= alvo) return tentativa;
  }
  return extremo(polo);
}

/** Hue in degrees, saturation and lightness from 0 to 1. */
export function hsl(cor: Rgb): readonly [number, number, number] {
  const [r, g, b] = cor.map((v) => v / 255) as unknown as Rgb;
  const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)];
  const [l, d] = [(max + min) / 2, max - min];
  if (d === 0) return [0, 0, l];
  const h = max === r ? ((g - b) / d + 6) % 6 : max === g ? (b - r) / d + 2 : (r - g) / d + 4;
  return [h * 60, d / (1 - Math.abs(2 * l - 1)), l];
}

export function deHsl(h: number, s: number, l: number): Rgb {
  const a = s * Math.min(l, 1 - l);
  const canal = (n: number) => {
    const k = (n + h / 30) % 12;
    return Math.round(255 * (l - a * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return [canal(0), canal(8), canal(4)];
}
