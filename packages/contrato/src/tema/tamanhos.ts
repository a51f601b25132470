import { BOTAO_DE_MENU } from './padrao.ts';

/**
 * Sizes of the menu button at a scale, in pixels (specification part 1 §5): all grow from the base,
 * but the description is never below 10 and the spacing never below 8.
 */
export function tamanhosDoBotaoDeMenu(scale: number): typeof BOTAO_DE_MENU {
  const vezes = (base: number) => Math.round(base * scale);
  return {
    scale,
    width: vezes(BOTAO_DE_MENU.width),
    height: vezes(BOTAO_DE_MENU.height),
    iconSize: vezes(BOTAO_DE_MENU.iconSize),
    fontSize: vezes(BOTAO_DE_MENU.fontSize),
    descriptionSize: Math.max(10, vezes(BOTAO_DE_MENU.descriptionSize)),
    spacing: Math.max(8, vezes(BOTAO_DE_MENU.spacing)),
  };
}
