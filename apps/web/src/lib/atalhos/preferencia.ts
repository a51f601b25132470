import { create } from 'zustand';
import { mudarConfiguracao, useConfiguracao } from '../configuracao.ts';

/** Whether single-key shortcuts are on (WCAG 2.1.4): the person's own setting, on until it is known. */
export const atalhosLigados = (): boolean =>
  useConfiguracao.getState().config?.layout.keyboard_shortcuts ?? true;

/** `atalhosLigados`, drawn again when it changes. */
export const useAtalhosLigados = (): boolean =>
  useConfiguracao(({ config }) => config?.layout.keyboard_shortcuts ?? true);

export const ligarAtalhos = (ligados: boolean): void =>
  mudarConfiguracao({ layout: { keyboard_shortcuts: ligados } });

/** Whether the list of shortcuts is open. */
export const useListaDeAtalhos = create<{ aberta: boolean }>()(() => ({ aberta: false }));

export const abrirListaDeAtalhos = (aberta = true): void => useListaDeAtalhos.setState({ aberta });
