import { useState } from 'react';
import { useFavoritos } from '../../features/favoritos/favoritos.ts';
import { useSessao } from '../../lib/sessao.ts';
import { agrupar } from './agrupar.ts';
import { lerRecentes } from './recentes.ts';
import type { Grupo } from './tipos.ts';
import { useAcoes, usePaginas } from './use-itens.ts';

/** Everything the search offers for a term, and whether the server is still being asked. */
export function useGrupos(termo: string): { grupos: Grupo[]; buscando: boolean } {
  const usuarioId = useSessao((sessao) => sessao.usuario?.id);
  // Read once: the order must not change under the pointer.
  const [recentes] = useState(() => (usuarioId === undefined ? [] : lerRecentes(usuarioId)));
  const favoritos = useFavoritos(({ ids }) => ids);
  const paginas = usePaginas();
  const acoes = useAcoes();
  return {
    grupos: agrupar(termo, { paginas, acoes, encontrados: [], recentes, favoritos }),
    buscando: false,
  };
}
