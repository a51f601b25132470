import { z } from 'zod';
import { DENSIDADES } from '../densidades.ts';
import { diferencas } from './diferencas.ts';
import { chave, parte, TemaDoModoSchema } from './esquema.ts';
import { PADRAO_DO_MODO } from './padrao.ts';
import { CORES_DO_TEMA_PRONTO } from './prontos.ts';
import { PARTES_DO_TEMA_PADRAO, type TemaPadrao } from './tema-padrao.ts';

/** Place of a widget on the 12-column grid; on telephones only `y` counts, as the order. */
export const LugarDoWidget = z.object({
  id: z.string().min(1).max(60),
  x: z.int().min(0).max(11),
  y: z.int().min(0).max(500),
  w: z.int().min(1).max(12),
  h: z.int().min(1).max(40),
});
export type LugarDoWidget = z.infer<typeof LugarDoWidget>;

const MAX_WIDGETS = 40;
/** How a list of clients is drawn. */
export const VISOES_DE_CLIENTES = ['tabela', 'cartoes'] as const;

const IdDoWidget = z.string().min(1).max(60);

/** The items of a list that can be parsed, at most 40; a value that is no list gives none. */
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
 * A person's configuration (specification part 1 §3.8), complete: the theme of each mode, the mode,
 * the panel of `/inicio` and the settings of the layout. It accepts any input and always gives a
 * configuration, so that a stored one never becomes unreadable.
 */
export const ConfiguracaoDoUsuario = parte({
  theme: parte({
    mode: z.enum(['dark', 'light']).catch('dark'),
    dark: TemaDoModoSchema.dark,
    light: TemaDoModoSchema.light,
  }),
  widgets: parte({
    /** `null` until the person arranges the panel: the role's default widgets are shown. */
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
    /** The address of the page after signing in; one that the person may not open is passed over. */
    start_page: z
      .string()
      .regex(/^\/[a-zA-Z0-9/-]{1,59}$/)
      .catch('/inicio'),
    /** The rows of every table, where its own address says nothing of them. */
    table_density: z.enum(DENSIDADES).catch('padrao'),
    /** How the clients to choose from are drawn on a wide screen; on a phone they are cards. */
    clients_view: z.enum(VISOES_DE_CLIENTES).catch('tabela'),
    /** The person's own switch; when off, light points and fluid background do not move. */
    fluid_background: parte({ animate: chave(true) }),
  }),
});
export type ConfiguracaoDoUsuario = z.infer<typeof ConfiguracaoDoUsuario>;

/** The two themes without the mode: the content of the firm's themes and of an export. */
export const ParDeTemas = parte({ dark: TemaDoModoSchema.dark, light: TemaDoModoSchema.light });
export type ParDeTemas = z.infer<typeof ParDeTemas>;

/** Version of the stored form; raised by a change that older readers would misread. */
export const VERSAO_DA_CONFIGURACAO = 1;

/** A configuration in stored form: its version and the fields that differ from the default. */
export type ConfiguracaoGuardada = { v: number; [campo: string]: unknown };

type Arvore = Record<string, unknown>;
const ehArvore = (valor: unknown): valor is Arvore =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor);

/** The configuration of people who have chosen nothing, in the firm's theme. */
export const configuracaoPadrao = (daFirma: TemaPadrao = 'dark'): ConfiguracaoDoUsuario =>
  completarConfiguracao({}, daFirma);

const temaDe = (entrada: unknown): Arvore =>
  ehArvore(entrada) && ehArvore(entrada.theme) ? entrada.theme : {};

/** Whether a configuration names a mode; if not, the firm's default is used. */
export function modoEscolhido(entrada: unknown): boolean {
  const { mode } = temaDe(entrada);
  return mode === 'dark' || mode === 'light';
}

/** Whether a configuration names colours, be they the default's; if not, the firm's are used. */
export function coresEscolhidas(entrada: unknown): boolean {
  const { dark, light } = temaDe(entrada);
  return dark !== undefined || light !== undefined;
}

/**
 * Completes a partial, stored, older or damaged configuration.
 *
 * @param daFirma the firm's theme, for the mode and the colours of a configuration without them.
 */
export function completarConfiguracao(
  entrada: unknown,
  daFirma: TemaPadrao = 'dark',
): ConfiguracaoDoUsuario {
  const config = ConfiguracaoDoUsuario.parse(entrada);
  const { tema, modo } = PARTES_DO_TEMA_PADRAO[daFirma];
  const mode = modoEscolhido(entrada) ? config.theme.mode : modo;
  const { dark, light } = coresEscolhidas(entrada) ? config.theme : CORES_DO_TEMA_PRONTO[tema];
  return { ...config, theme: { mode, dark, light } };
}

/**
 * The compact form for storage, which `completarConfiguracao` turns back into the same
 * configuration.
 *
 * @param escolhidos whether the person chose the mode, and the colours: they are then named even
 *   where they equal the default, so that the firm's do not replace them. If not, they are left out,
 *   and the firm's are used whatever they become.
 */
export function compactarConfiguracao(
  config: ConfiguracaoDoUsuario,
  escolhidos = { modo: true, cores: true },
): ConfiguracaoGuardada {
  const { theme, ...resto } = diferencas(config, configuracaoPadrao());
  const { dark = {}, light = {} } = ehArvore(theme) ? theme : {};
  return {
    v: VERSAO_DA_CONFIGURACAO,
    ...resto,
    theme: {
      ...(escolhidos.cores && { dark, light }),
      ...(escolhidos.modo && { mode: config.theme.mode }),
    },
  };
}

/** `compactarConfiguracao` for a pair of themes. */
export const compactarTemas = (par: ParDeTemas): ConfiguracaoGuardada => ({
  v: VERSAO_DA_CONFIGURACAO,
  ...diferencas(par, { ...PADRAO_DO_MODO }),
});
