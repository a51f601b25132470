import { parecidos } from '../../lib/parecidos.ts';
import { procurar } from '../../lib/procurar.ts';
import type { Grupo, Item } from './tipos.ts';

/** At most so many of one kind, so that the next kind is still in sight. */
const POR_GRUPO = 6;

interface Fontes {
  /** What may be done with the records in front of one, a group for each. */
  registros: readonly Grupo[];
  /** Pages, actions and tools. */
  daqui: readonly Grupo[];
  /** What the server found for this very term. */
  encontrados: readonly Grupo[];
  /** Whether the server may still find something. */
  buscando: boolean;
  recentes: readonly string[];
  /** Ids of favourite pages and clients. */
  favoritos: readonly string[];
}

const itensDe = (grupos: readonly Grupo[]) => grupos.flatMap(({ itens }) => itens);

/** Every thing once, where it stands first, in groups that hold something. */
function semRepetir(grupos: readonly Grupo[]): Grupo[] {
  const vistos = new Set<string>();
  return grupos
    .map(({ titulo, itens }) => {
      const novos = itens.filter(({ id }) => !vistos.has(id)).slice(0, POR_GRUPO);
      for (const { id } of novos) vistos.add(id);
      return { titulo, itens: novos };
    })
    .filter(({ itens }) => itens.length > 0);
}

/**
 * What is offered for a term: what was chosen lately first, then what may be done with the records in
 * front of one, then pages, actions and tools, then what the server found; where there is nothing, what
 * a wrong letter may have meant. For no term, the favourites are offered besides. Nothing stands twice.
 */
export function agrupar(termo: string, fontes: Fontes): Grupo[] {
  const { registros, daqui, encontrados, buscando, recentes, favoritos } = fontes;
  const locais = itensDe([...registros, ...daqui]);
  const achados = new Set([...procurar(locais, termo), ...itensDe(encontrados)]);
  const porId = (id: string): Item[] => {
    const item = [...locais, ...itensDe(encontrados)].find((um) => um.id === id);
    return item && achados.has(item) ? [item] : [];
  };
  const comOTermo = ({ titulo, itens }: Grupo) => ({ titulo, itens: procurar(itens, termo) });
  const grupos = semRepetir([
    { titulo: 'Recentes', itens: recentes.flatMap(porId) },
    ...registros.map(comOTermo),
    {
      titulo: 'Favoritos',
      itens: termo ? [] : favoritos.flatMap(porId),
    },
    ...daqui.map(comOTermo),
    ...encontrados,
  ]);
  // While the server searches they would be taken for what it is about to find.
  if (grupos.length > 0 || buscando) return grupos;
  return semRepetir([{ titulo: 'Parecidos', itens: parecidos(locais, termo) }]);
}
