import type { Modo } from './padrao.ts';
import type { TemaPronto } from './prontos.ts';

/** What the firm may give to people who have chosen nothing: one of the ready themes, in a mode. */
export const TEMAS_PADRAO = ['dark', 'light', 'grafite-dark', 'grafite-light'] as const;
export type TemaPadrao = (typeof TEMAS_PADRAO)[number];

export const NOME_DO_TEMA_PADRAO: Readonly<Record<TemaPadrao, string>> = {
  dark: 'Domínio escuro',
  light: 'Domínio claro',
  'grafite-dark': 'Grafite escuro',
  'grafite-light': 'Grafite claro',
};

/** The theme and the mode that a default stands for. */
export const PARTES_DO_TEMA_PADRAO: Readonly<
  Record<TemaPadrao, { readonly tema: TemaPronto; readonly modo: Modo }>
> = {
  dark: { tema: 'dominio', modo: 'dark' },
  light: { tema: 'dominio', modo: 'light' },
  'grafite-dark': { tema: 'grafite', modo: 'dark' },
  'grafite-light': { tema: 'grafite', modo: 'light' },
};
