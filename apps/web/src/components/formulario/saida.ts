import type { Location } from 'react-router';

/** Whether a step leaves the form. */
export type Passo = (de: Location, para: Location) => boolean;

export const outraPagina: Passo = (de, para) => de.pathname !== para.pathname;

/** Another page, or something else open at the side of this one. */
export const outroEndereco: Passo = (de, para) =>
  outraPagina(de, para) || de.search !== para.search;

/** What a form has to lose. */
export interface APerder {
  /** Something typed and not saved. */
  readonly sujo: boolean;
  /** A date that cannot be read: blank to the form and its draft, it goes with its field. */
  readonly ilegivel: boolean;
}

/** Whether a step leaves behind what the form has to lose. @param sai which steps leave the form */
export function deixaParaTras(de: Location, para: Location, tem: APerder, sai: Passo): boolean {
  if (sai(de, para)) return tem.sujo || tem.ilegivel;
  // Another step of the same form has another entry of the history at the same address.
  return tem.ilegivel && !outroEndereco(de, para) && de.key !== para.key;
}

type Vigia = () => Promise<boolean>;

const vigias = new Set<Vigia>();

/** A form with something to lose is asked before what it stands for goes. @returns the way out. */
export function vigiarSaida(vigia: Vigia): () => void {
  vigias.add(vigia);
  return () => void vigias.delete(vigia);
}

/**
 * Whether what is on the page may make way without a step to another address, which the router
 * would hold back by itself: every form with something to lose asks.
 */
export async function podeSair(): Promise<boolean> {
  for (const vigia of [...vigias]) if (!(await vigia())) return false;
  return true;
}

/** Goes, once no form with something to lose keeps it: for what closes without another address. */
export const sairSePuder = (sair: () => void): void =>
  void podeSair().then((sim) => {
    if (sim) sair();
  });
