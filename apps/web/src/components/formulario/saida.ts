import type { Location } from 'react-router';

/** Whether a navigation leaves the form. */
export type Passo = (de: Location, para: Location) => boolean;

export const outraPagina: Passo = (de, para) => de.pathname !== para.pathname;

/**
 * Leaves the form when it leads to another page, or to something else open at the side of this one.
 */
export const outroEndereco: Passo = (de, para) =>
  outraPagina(de, para) || de.search !== para.search;

/**
 * Leaves what a panel shows: a list beside it may be searched and turned meanwhile.
 *
 * @param nomes the parameters of the address that say what the panel shows
 */
export const outroAberto =
  (nomes: readonly string[]): Passo =>
  (de, para) => {
    const [antes, depois] = [new URLSearchParams(de.search), new URLSearchParams(para.search)];
    return outraPagina(de, para) || nomes.some((nome) => antes.get(nome) !== depois.get(nome));
  };

/** What would be lost by leaving the form. */
export interface APerder {
  /** Something typed and not saved. */
  readonly sujo: boolean;
  /** A date that cannot be read. Form and draft hold it as blank, so it is lost with its field. */
  readonly ilegivel: boolean;
}

/**
 * Whether a navigation loses something of the form.
 *
 * @param sai which navigations leave the form
 */
export function deixaParaTras(de: Location, para: Location, tem: APerder, sai: Passo): boolean {
  if (sai(de, para)) return tem.sujo || tem.ilegivel;
  // Another step of the same form has another entry of the history at the same address.
  return tem.ilegivel && !outroEndereco(de, para) && de.key !== para.key;
}

type Vigia = () => Promise<boolean>;

const vigias = new Set<Vigia>();

/** Has a form asked before something takes its place. @returns stops asking */
export function vigiarSaida(vigia: Vigia): () => void {
  vigias.add(vigia);
  return () => void vigias.delete(vigia);
}

/**
 * Asks every form that has something to lose, for what takes its place without a new address: there
 * the router holds nothing back.
 */
export async function podeSair(): Promise<boolean> {
  for (const vigia of [...vigias]) if (!(await vigia())) return false;
  return true;
}

/**
 * Leaves once every form with something to lose has agreed, for what closes without a new address.
 */
export const sairSePuder = (sair: () => void): void =>
  void podeSair().then((sim) => {
    if (sim) sair();
  });
