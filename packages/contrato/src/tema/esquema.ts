import { z } from 'zod';
import { HEX, lerCor } from './cor.ts';
import {
  DIRECOES_DO_GRADIENTE,
  INTENSIDADES_DO_GRADIENTE,
  type Modo,
  PADRAO_DO_MODO,
  QUANTIDADES_DE_PONTOS,
  type TemaDoModo,
} from './padrao.ts';
import { type NomeDaPaleta, PALETAS } from './paletas.ts';

/**
 * The refused value that a `catch` gets. Undefined while the API's reference is generated, which
 * asks every schema for its fallback.
 */
type Recusado = { input: unknown } | undefined;

const cravar = (valor: number, min: number, max: number) => Math.min(Math.max(valor, min), max);

/** JSON has no negative zero, so a stored one would come back as another value. */
const semMenosZero = (valor: number) => valor + 0;

/** A number limited to its range; a value that is no number becomes the default. */
export const numero = (min: number, max: number, padrao: number) =>
  z
    .number()
    .min(min)
    .max(max)
    .overwrite(semMenosZero)
    .catch((recusado: Recusado) => {
      const valor = recusado?.input;
      return typeof valor === 'number' && !Number.isNaN(valor) ? cravar(valor, min, max) : padrao;
    });

/** `numero` without fraction. */
export const inteiro = (min: number, max: number, padrao: number) =>
  z
    .int()
    .min(min)
    .max(max)
    .overwrite(semMenosZero)
    .catch((recusado: Recusado) => {
      const valor = recusado?.input;
      if (typeof valor !== 'number' || Number.isNaN(valor)) return padrao;
      return Math.round(cravar(valor, min, max));
    });

/** The nearest of a short list of numbers, or the default. */
const umDe = (valores: readonly number[], padrao: number) =>
  z
    .number()
    .refine((valor) => valores.includes(valor))
    .overwrite(semMenosZero)
    .catch((recusado: Recusado) => {
      const valor = recusado?.input;
      if (typeof valor !== 'number' || Number.isNaN(valor)) return padrao;
      return valores.reduce((a, b) => (Math.abs(b - valor) < Math.abs(a - valor) ? b : a));
    });

export const chave = (padrao: boolean) => z.boolean().catch(padrao);
const fracao = (padrao: number) => numero(0, 1, padrao);

const cor = (padrao: string) =>
  z
    .string()
    .regex(HEX)
    .catch((recusado: Recusado) => lerCor(recusado?.input, padrao));

/** A colour, or `null` to follow the primary one; a colour that cannot be read is `null` too. */
const corOuPrimaria = () =>
  z
    .string()
    .regex(HEX)
    .nullable()
    .catch((recusado: Recusado) => lerCor(recusado?.input, '') || null);

/** An object whose fields complete themselves; a value that is no object becomes all defaults. */
export function parte<const F extends z.ZodRawShape>(campos: F) {
  const objeto = z.object(campos);
  return objeto.catch(() => objeto.parse({}));
}

/** The selected preset of a palette, or a colour of the person's own. */
const escolha = (
  paleta: NomeDaPaleta,
  padrao: { selected: string; custom: string; isCustom: boolean },
) => ({
  selected: z.enum(PALETAS[paleta].map(({ value }): string => value)).catch(padrao.selected),
  custom: cor(padrao.custom),
  isCustom: chave(padrao.isCustom),
});

const linha = (padrao: { color: string; opacity: number }) => ({
  color: cor(padrao.color),
  opacity: fracao(padrao.opacity),
});

const desfoque = (padrao: { enabled: boolean; intensity: number }) =>
  parte({ enabled: chave(padrao.enabled), intensity: inteiro(0, 40, padrao.intensity) });

const bordaOpcional = (padrao: { enabled: boolean; color: string; opacity: number }) =>
  parte({ enabled: chave(padrao.enabled), ...linha(padrao) });

/**
 * The schema of the settings of one mode (specification part 1 §3.8). It accepts any input and
 * always gives settings: unknown keys are dropped, missing or unreadable values become the mode's
 * default, numbers are limited to their range.
 */
function temaCom(p: TemaDoModo) {
  return parte({
    primary: parte({
      ...escolha('primary', p.primary),
      transparency: fracao(p.primary.transparency),
    }),
    card: parte({
      ...escolha('card', p.card),
      transparency: fracao(p.card.transparency),
      border: parte({
        enabled: chave(p.card.border.enabled),
        ...linha(p.card.border),
        width: inteiro(0, 8, p.card.border.width),
        radius: inteiro(0, 50, p.card.border.radius),
      }),
      blur: desfoque(p.card.blur),
    }),
    topbar: parte({
      ...escolha('topbar', p.topbar),
      transparency: fracao(p.topbar.transparency),
      blur: desfoque(p.topbar.blur),
      border: bordaOpcional(p.topbar.border),
    }),
    sidebar: parte({
      ...escolha('sidebar', p.sidebar),
      transparency: fracao(p.sidebar.transparency),
      border: bordaOpcional(p.sidebar.border),
    }),
    body: parte({
      ...escolha('body', p.body),
      gradient: parte({
        enabled: chave(p.body.gradient.enabled),
        primary: corOuPrimaria(),
        secondary: corOuPrimaria(),
        intensity: umDe(INTENSIDADES_DO_GRADIENTE, p.body.gradient.intensity),
        direction: umDe(DIRECOES_DO_GRADIENTE, p.body.gradient.direction),
      }),
    }),
    lightPoints: parte({
      enabled: chave(p.lightPoints.enabled),
      count: umDe(QUANTIDADES_DE_PONTOS, p.lightPoints.count),
      intensity: fracao(p.lightPoints.intensity),
      color: corOuPrimaria(),
      speed: inteiro(5, 120, p.lightPoints.speed),
    }),
    fluid: parte({
      ...escolha('fluid', p.fluid),
      enabled: chave(p.fluid.enabled),
      count: inteiro(5, 60, p.fluid.count),
      intensity: fracao(p.fluid.intensity),
      speed: numero(0.5, 5, p.fluid.speed),
    }),
    input: parte({
      ...escolha('input', p.input),
      transparency: fracao(p.input.transparency),
      border: parte(linha(p.input.border)),
      textColor: cor(p.input.textColor),
      placeholderColor: cor(p.input.placeholderColor),
    }),
    tab: parte(linha(p.tab)),
    activeTab: parte({ color: corOuPrimaria(), opacity: fracao(p.activeTab.opacity) }),
    button: parte({
      ...escolha('button', p.button),
      transparency: fracao(p.button.transparency),
      icon: parte(escolha('icon', p.button.icon)),
    }),
    menuButton: parte({
      scale: numero(0.5, 2, p.menuButton.scale),
      width: inteiro(160, 640, p.menuButton.width),
      height: inteiro(90, 360, p.menuButton.height),
      iconSize: inteiro(16, 96, p.menuButton.iconSize),
      fontSize: inteiro(11, 44, p.menuButton.fontSize),
      descriptionSize: inteiro(10, 28, p.menuButton.descriptionSize),
      spacing: inteiro(8, 32, p.menuButton.spacing),
    }),
    text: parte(escolha('text', p.text)),
    border: parte({ ...escolha('border', p.border), opacity: fracao(p.border.opacity) }),
    monochromatic: chave(p.monochromatic),
    borderRadius: inteiro(0, 50, p.borderRadius),
    shadowIntensity: numero(0, 10, p.shadowIntensity),
  });
}

/** The settings of each mode. */
export const TemaDoModoSchema: Readonly<Record<Modo, z.ZodType<TemaDoModo>>> = {
  dark: temaCom(PADRAO_DO_MODO.dark),
  light: temaCom(PADRAO_DO_MODO.light),
};

/** Completes the settings of a mode from any input. */
export const completarTema = (entrada: unknown, modo: Modo): TemaDoModo =>
  TemaDoModoSchema[modo].parse(entrada);
