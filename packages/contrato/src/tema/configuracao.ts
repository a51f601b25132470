import { z } from 'zod';
import { diferencas } from './diferencas.ts';
import { chave, parte, TemaDoModoSchema } from './esquema.ts';
import { type Modo, PADRAO_DO_MODO } from './padrao.ts';

/** Place of a widget on the 12-column grid; on phones only the order (`y`) counts. */
export const LugarDoWidget = z.object({
  id: z.string().min(1).max(60),
  x: z.int().min(0).max(11),
  y: z.int().min(0).max(500),
  w: z.int().min(1).max(12),
  h: z.int().min(1).max(40),
});
export type LugarDoWidget = z.infer<typeof LugarDoWidget>;

const MAX_WIDGETS = 40;
const IdDoWidget = z.string().min(1).max(60);

/** The readable items of a list, at most 40; what is no list is empty. */
const legiveis = <T>(item: z.ZodType<T>, valor: unknown): T[] =>
  (Array.isArray(valor) ? valor : [])
    .flatMap((um: unknown) => {
      const lido = item.safeParse(um);
      return lido.success ? [lido.data] : [];
    })
    .slice(0, MAX_WIDGETS);

const lista = <T>(item: z.ZodType<T>) =>
  z
    .array(item)
    .max(MAX_WIDGETS)
    .catch((recusado: { input: unknown } | undefined) => legiveis(item, recusado?.input));

/**
 * A person's configuration (specification part 1 §3.8), complete: the theme of each mode and the
 * mode itself, the panel of `/inicio`, and the settings of the layout. It accepts anything and
 * yields a configuration, so a stored one never stops being readable.
 */
export const ConfiguracaoDoUsuario = parte({
  theme: parte({
    mode: z.enum(['dark', 'light']).catch('dark'),
    dark: TemaDoModoSchema.dark,
    light: TemaDoModoSchema.light,
  }),
  widgets: parte({
    /** `null` until the person arranges the panel: then those of the role are shown. */
    activeWidgets: z
      .array(IdDoWidget)
      .max(MAX_WIDGETS)
      .nullable()
      .catch((recusado: { input: unknown } | undefined) =>
        Array.isArray(recusado?.input) ? legiveis(IdDoWidget, recusado.input) : null,
      ),
    layout: parte({ desktop: lista(LugarDoWidget), mobile: lista(LugarDoWidget) }),
  }),
  layout: parte({
    sidebar_expanded: chave(true),
    keyboard_shortcuts: chave(true),
    /** The person's own switch: off, light points and fluid background stand still. */
    fluid_background: parte({ animate: chave(true) }),
  }),
});
export type ConfiguracaoDoUsuario = z.infer<typeof ConfiguracaoDoUsuario>;

/** The two themes without the mode: what a named theme of the firm and an export carry. */
export const ParDeTemas = parte({ dark: TemaDoModoSchema.dark, light: TemaDoModoSchema.light });
export type ParDeTemas = z.infer<typeof ParDeTemas>;

/** Version of the stored form. A change that old readers would misread raises it. */
export const VERSAO_DA_CONFIGURACAO = 1;

/** A configuration as it is stored: its version and what differs from the defaults. */
export type ConfiguracaoGuardada = { v: number; [campo: string]: unknown };

type Arvore = Record<string, unknown>;
const ehArvore = (valor: unknown): valor is Arvore =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor);

/** The configuration of who has chosen nothing, in the firm's mode. */
export function configuracaoPadrao(mode: Modo = 'dark'): ConfiguracaoDoUsuario {
  return ConfiguracaoDoUsuario.parse({ theme: { mode } });
}

/**
 * A whole configuration out of a partial, stored, older or damaged one.
 *
 * @param modoPadrao mode where none was chosen: the firm's.
 */
export function completarConfiguracao(
  entrada: unknown,
  modoPadrao: Modo = 'dark',
): ConfiguracaoDoUsuario {
  const config = ConfiguracaoDoUsuario.parse(entrada);
  const theme = ehArvore(entrada) && ehArvore(entrada.theme) ? entrada.theme : {};
  const escolhido = theme.mode === 'dark' || theme.mode === 'light';
  return escolhido ? config : { ...config, theme: { ...config.theme, mode: modoPadrao } };
}

/**
 * The compact form for storage: `completarConfiguracao` gives the same configuration back.
 *
 * @param comModo the mode was chosen, and is written even where it equals ours: the firm's default
 *   must not overrule it. Not chosen, it stays out, and the firm's holds whatever it becomes.
 */
export function compactarConfiguracao(
  config: ConfiguracaoDoUsuario,
  comModo = true,
): ConfiguracaoGuardada {
  const resto = diferencas(config, configuracaoPadrao());
  const { mode: _, ...cores } = ehArvore(resto.theme) ? resto.theme : {};
  return {
    v: VERSAO_DA_CONFIGURACAO,
    ...resto,
    theme: { ...cores, ...(comModo && { mode: config.theme.mode }) },
  };
}

/** `compactarConfiguracao` for a pair of themes. */
export const compactarTemas = (par: ParDeTemas): ConfiguracaoGuardada => ({
  v: VERSAO_DA_CONFIGURACAO,
  ...diferencas(par, { ...PADRAO_DO_MODO }),
});
