import type { Polo } from './cores.ts';
import type { Superficies } from './superficies.ts';

/** Variables that hold inside some surfaces alone, because text there is of the other side. */
export interface Escopo {
  readonly seletor: string;
  readonly vars: Readonly<Record<string, string>>;
}

type NomeDaSuperficie = 'cartao' | 'topbar' | 'sidebar';

/**
 * Where each surface is on the page: our own classes, the floating parts of the library, and the
 * controls it fills with the colour of cards.
 */
const SELETORES: Readonly<Record<NomeDaSuperficie, string>> = {
  cartao:
    '.superficie-cartao,.mantine-Popover-dropdown,.mantine-Menu-dropdown,.mantine-Combobox-dropdown,.mantine-Modal-content,.mantine-Drawer-content,.mantine-Notification-root,.mantine-Button-root[data-variant="default"],.mantine-ActionIcon-root[data-variant="default"]',
  topbar: '.superficie-topbar',
  sidebar: '.superficie-sidebar',
};

const NOMES: readonly NomeDaSuperficie[] = ['cartao', 'topbar', 'sidebar'];

/**
 * The variables that each painted surface sets for itself, when any surface is of another side than
 * the page. Then all of them set theirs: a light menu inside a dark bar would otherwise take the
 * bar's colours.
 */
export function escoposDe(
  superficies: Superficies,
  conjuntos: Readonly<Record<Polo, Readonly<Record<string, string>> | undefined>>,
): Escopo[] {
  if (NOMES.every((nome) => superficies[nome].polo === superficies.pagina.polo)) return [];
  return NOMES.map((nome) => ({
    seletor: SELETORES[nome],
    vars: conjuntos[superficies[nome].polo] ?? {},
  }));
}
