import { procurar } from './procurar.ts';
import type { Grupo, Item } from './tipos.ts';

/** At most so many of one kind, so that the next kind is still in sight. */
const POR_GRUPO = 6;

interface Fontes {
  paginas: readonly Item[];
  acoes: readonly Item[];
  /** What the server found for this very term. */
  encontrados: readonly Grupo[];
  recentes: readonly string[];
  /** Paths of favourite pages. */
  favoritos: readonly string[];
}

/**
 * What is offered for a term: what was chosen lately first, then pages and actions, then what the
 * server found. For no term, the lately chosen and the favourites, then all pages and actions. Nothing
 * stands twice.
 */
export function agrupar(termo: string, fontes: Fontes): Grupo[] {
  const { paginas, acoes, encontrados, recentes, favoritos } = fontes;
  const todos = [...paginas, ...acoes, ...encontrados.flatMap(({ itens }) => itens)];
  const achados = new Set([
    ...procurar([...paginas, ...acoes], termo),
    ...encontrados.flatMap(({ itens }) => itens),
  ]);
  const porId = (id: string) => todos.find((item) => item.id === id && achados.has(item)) ?? [];
  const grupos: Grupo[] = [
    { titulo: 'Recentes', itens: recentes.flatMap(porId) },
    {
      titulo: 'Favoritos',
      itens: termo ? [] : favoritos.flatMap((path) => porId(`pagina:${path}`)),
    },
    { titulo: 'Páginas', itens: procurar(paginas, termo) },
    { titulo: 'Ações', itens: procurar(acoes, termo) },
    ...encontrados,
  ];
  const vistos = new Set<string>();
  return grupos
    .map(({ titulo, itens }) => {
      const novos = itens.filter(({ id }) => !vistos.has(id)).slice(0, POR_GRUPO);
      for (const { id } of novos) vistos.add(id);
      return { titulo, itens: novos };
    })
    .filter(({ itens }) => itens.length > 0);
}
