/** Keys that do something, or are only listed because the component under the focus hears them. */
export interface Atalho {
  /** Each does it alone; `g a` is one key after the other. */
  readonly teclas: readonly string[];
  readonly oQueFaz: string;
  readonly acao?: () => void;
}

export interface GrupoDeAtalhos {
  readonly titulo: string;
  /** Keys of the page that is open, which go before those of the shell. */
  readonly daPagina: boolean;
  readonly atalhos: () => readonly Atalho[];
}

/** The second key of a sequence is waited for this long, in ms. */
export const ESPERA_DA_SEGUNDA_MS = 1_500;

const grupos = new Set<GrupoDeAtalhos>();

/** Enters the shortcuts of a part of the screen. Returns the way to take them out. */
export function registrar(grupo: GrupoDeAtalhos): () => void {
  grupos.add(grupo);
  return () => grupos.delete(grupo);
}

const porPrecedencia = () =>
  [...grupos].toSorted((a, b) => Number(b.daPagina) - Number(a.daPagina));

/** What is to be listed now, the page's first; a key of the shell that the page has taken stays out. */
export function gruposDeAtalhos(): { titulo: string; atalhos: Atalho[] }[] {
  const tomadas = new Set<string>();
  return porPrecedencia().map(({ titulo, atalhos }) => {
    const livres = atalhos().filter(({ teclas }) => !teclas.every((tecla) => tomadas.has(tecla)));
    for (const tecla of livres.flatMap(({ teclas }) => teclas)) tomadas.add(tecla);
    return { titulo, atalhos: livres };
  });
}

/** What a pressed key means. */
export type Sentido =
  | { readonly tipo: 'acao'; readonly acao: () => void }
  /** The first of two. */
  | { readonly tipo: 'prefixo' }
  | { readonly tipo: 'nada' };

/**
 * What a key means after another, or alone. A second key that completes nothing does nothing
 * either: it was not meant as a key by itself.
 */
export function sentidoDe(tecla: string, anterior: string | null): Sentido {
  const procurada = anterior === null ? tecla : `${anterior} ${tecla}`;
  const todos = porPrecedencia().flatMap(({ atalhos }) => atalhos());
  const acao = todos.find((atalho) => atalho.acao && atalho.teclas.includes(procurada))?.acao;
  if (acao) return { tipo: 'acao', acao };
  const abre = todos.some(
    ({ acao: faz, teclas }) => faz && teclas.some((uma) => uma.startsWith(`${tecla} `)),
  );
  return { tipo: anterior === null && abre ? 'prefixo' : 'nada' };
}
