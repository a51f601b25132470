import { FUNDO_DO_GRAFITE } from './cor.ts';
import {
  type Modo,
  PADRAO_CLARO,
  PADRAO_DO_MODO,
  PADRAO_ESCURO,
  type TemaDoModo,
} from './padrao.ts';

const propria = (custom: string) => ({ custom, isCustom: true });
const linha = (color: string, opacity: number) => ({ enabled: true, color, opacity });

/** Opaque steps of one grey: nothing shines through a surface, so each is the colour it says. */
const SEM_VEU = { transparency: 1 };
const SEM_DESFOQUE = { enabled: false, intensity: 0 };

const LINHA_NO_ESCURO = linha('#dfe9f2', 0.1);
const LINHA_NO_CLARO = linha('#26323e', 0.14);

/**
 * Four steps of one hue, 4 % of lightness apart: page 8 %, bars 12 %, cards 16 %; what stands out of
 * a card, at 20 %, the page makes of the card. Fields lie one step below the cards.
 */
const GRAFITE_ESCURO: TemaDoModo = {
  ...PADRAO_ESCURO,
  card: {
    ...PADRAO_ESCURO.card,
    ...propria('#25292d'),
    ...SEM_VEU,
    border: { ...PADRAO_ESCURO.card.border, ...LINHA_NO_ESCURO, opacity: 0.08 },
    blur: SEM_DESFOQUE,
  },
  topbar: {
    ...PADRAO_ESCURO.topbar,
    ...propria('#1c1f22'),
    ...SEM_VEU,
    blur: SEM_DESFOQUE,
    border: LINHA_NO_ESCURO,
  },
  sidebar: {
    ...PADRAO_ESCURO.sidebar,
    ...propria('#1c1f22'),
    ...SEM_VEU,
    border: { ...LINHA_NO_ESCURO, opacity: 0.06 },
  },
  body: {
    ...PADRAO_ESCURO.body,
    ...propria(FUNDO_DO_GRAFITE),
    gradient: { ...PADRAO_ESCURO.body.gradient, enabled: false },
  },
  input: {
    ...PADRAO_ESCURO.input,
    ...propria('#1c1f22'),
    border: { color: '#dfe9f2', opacity: 0.2 },
    textColor: '#eceff2',
    placeholderColor: '#a3abb3',
  },
  tab: { color: '#dfe9f2', opacity: 0 },
  text: { ...PADRAO_ESCURO.text, ...propria('#eceff2') },
  border: { ...PADRAO_ESCURO.border, ...propria('#dfe9f2'), opacity: 0.1 },
  shadowIntensity: 1,
};

/** The same hue by day: white cards, and bars half a step from the page. */
const GRAFITE_CLARO: TemaDoModo = {
  ...PADRAO_CLARO,
  card: {
    ...PADRAO_CLARO.card,
    ...propria('#ffffff'),
    border: { ...PADRAO_CLARO.card.border, ...LINHA_NO_CLARO, opacity: 0.12 },
    blur: SEM_DESFOQUE,
  },
  topbar: {
    ...PADRAO_CLARO.topbar,
    ...propria('#f8f9fa'),
    ...SEM_VEU,
    blur: SEM_DESFOQUE,
    border: LINHA_NO_CLARO,
  },
  sidebar: {
    ...PADRAO_CLARO.sidebar,
    ...propria('#f8f9fa'),
    ...SEM_VEU,
    border: LINHA_NO_CLARO,
  },
  body: {
    ...PADRAO_CLARO.body,
    ...propria('#eef0f2'),
    gradient: { ...PADRAO_CLARO.body.gradient, enabled: false },
  },
  input: {
    ...PADRAO_CLARO.input,
    ...propria('#ffffff'),
    border: { color: '#26323e', opacity: 0.25 },
    textColor: '#1b1f23',
    placeholderColor: '#505a64',
  },
  tab: { color: '#1b1f23', opacity: 0 },
  text: { ...PADRAO_CLARO.text, ...propria('#1b1f23') },
  border: { ...PADRAO_CLARO.border, ...propria('#26323e'), opacity: 0.13 },
  shadowIntensity: 1,
};

/** The themes that the product brings, by name; the first is the default. */
export const TEMAS_PRONTOS = ['dominio', 'grafite'] as const;
export type TemaPronto = (typeof TEMAS_PRONTOS)[number];

export const NOME_DO_TEMA_PRONTO: Readonly<Record<TemaPronto, string>> = {
  dominio: 'Domínio',
  grafite: 'Grafite',
};

export const CORES_DO_TEMA_PRONTO: Readonly<
  Record<TemaPronto, Readonly<Record<Modo, TemaDoModo>>>
> = {
  dominio: PADRAO_DO_MODO,
  grafite: { dark: GRAFITE_ESCURO, light: GRAFITE_CLARO },
};
