import { COR_PADRAO, COR_PADRAO_DO_FLUIDO } from './cor.ts';

/** Degrees of the body's gradient (specification part 1 §9: eight directions). */
export const DIRECOES_DO_GRADIENTE = [0, 45, 90, 145, 180, 225, 270, 315] as const;
/** Percent (specification part 1 §9). */
export const INTENSIDADES_DO_GRADIENTE = [5, 10, 15, 20, 25] as const;
/** How many light points there may be (specification part 1 §9). */
export const QUANTIDADES_DE_PONTOS = [4, 6, 8, 12, 16, 20] as const;

/** A colour of null follows the primary one. */
const DA_PRIMARIA = null as string | null;

const preset = (selected: string, custom: string) => ({ selected, custom, isCustom: false });

/** Base sizes of the menu button, in pixels (specification part 1 §5). */
export const BOTAO_DE_MENU = {
  scale: 1,
  width: 320,
  height: 180,
  iconSize: 48,
  fontSize: 22,
  descriptionSize: 14,
  spacing: 16,
};

/**
 * The settings of one mode (specification part 1 §3.8), with the dark defaults of §9. Opacities and
 * transparencies go from 0 to 1 (1 hides what is below), sizes are in pixels, speeds in seconds for
 * the light points and a factor for the fluid background. A colour of `null` follows the primary
 * one. Moving effects are off by default.
 */
export const PADRAO_ESCURO = {
  primary: { ...preset('teal', COR_PADRAO), transparency: 1 },
  card: {
    ...preset('ardosia', '#0f172a'),
    transparency: 0.95,
    border: { enabled: true, color: '#ffffff', width: 1, opacity: 0.1, radius: 8 },
    blur: { enabled: false, intensity: 10 },
  },
  topbar: {
    ...preset('grafite', '#1f2937'),
    transparency: 0.95,
    blur: { enabled: true, intensity: 10 },
    border: { enabled: true, color: '#ffffff', opacity: 0.1 },
  },
  sidebar: {
    ...preset('grafite', '#111827'),
    transparency: 0.95,
    border: { enabled: true, color: '#ffffff', opacity: 0.05 },
  },
  body: {
    ...preset('padrao', '#000000'),
    gradient: {
      enabled: true,
      primary: DA_PRIMARIA,
      secondary: DA_PRIMARIA,
      intensity: 15,
      direction: 145,
    },
  },
  lightPoints: { enabled: false, count: 8, intensity: 0.3, color: DA_PRIMARIA, speed: 30 },
  fluid: {
    ...preset('teal', COR_PADRAO_DO_FLUIDO),
    enabled: false,
    count: 20,
    intensity: 0.7,
    speed: 2,
  },
  input: {
    ...preset('campo', '#141d33'),
    transparency: 1,
    border: { color: '#ffffff', opacity: 0.2 },
    textColor: '#f1f5f9',
    placeholderColor: '#a3b1c6',
  },
  tab: { color: '#ffffff', opacity: 0 },
  activeTab: { color: DA_PRIMARIA, opacity: 0.22 },
  button: {
    ...preset('primaria', COR_PADRAO),
    transparency: 1,
    icon: preset('primaria', COR_PADRAO),
  },
  menuButton: BOTAO_DE_MENU,
  text: preset('padrao', '#f1f5f9'),
  border: { ...preset('neutra', '#ffffff'), opacity: 0.1 },
  monochromatic: false,
  borderRadius: 8,
  shadowIntensity: 2,
};

/** The settings of one mode, complete. */
export type TemaDoModo = typeof PADRAO_ESCURO;

/** The light defaults: white cards on a grey page, darker lines (visual.md). */
export const PADRAO_CLARO: TemaDoModo = {
  ...PADRAO_ESCURO,
  card: {
    ...PADRAO_ESCURO.card,
    custom: '#ffffff',
    transparency: 1,
    border: { ...PADRAO_ESCURO.card.border, color: '#204e8c', opacity: 0.13 },
  },
  topbar: {
    ...PADRAO_ESCURO.topbar,
    custom: '#ffffff',
    border: { enabled: true, color: '#204e8c', opacity: 0.13 },
  },
  sidebar: {
    ...PADRAO_ESCURO.sidebar,
    custom: '#fbfcfd',
    border: { enabled: true, color: '#204e8c', opacity: 0.13 },
  },
  body: { ...PADRAO_ESCURO.body, custom: '#f4f6f8' },
  input: {
    ...PADRAO_ESCURO.input,
    custom: '#ffffff',
    border: { color: '#0f3a70', opacity: 0.25 },
    textColor: '#0f172a',
    placeholderColor: '#4b5a6e',
  },
  tab: { color: '#0f172a', opacity: 0 },
  text: preset('padrao', '#0f172a'),
  border: { ...preset('neutra', '#204e8c'), opacity: 0.13 },
};

export type Modo = 'dark' | 'light';
export const MODOS: readonly Modo[] = ['dark', 'light'];

export const PADRAO_DO_MODO: Readonly<Record<Modo, TemaDoModo>> = {
  dark: PADRAO_ESCURO,
  light: PADRAO_CLARO,
};
