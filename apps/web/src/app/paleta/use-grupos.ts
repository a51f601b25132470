import { useState } from 'react';
import { useFavoritos } from '../../features/favoritos/favoritos.ts';
import { useSessao } from '../../lib/sessao.ts';
import { agrupar } from './agrupar.ts';
import { lerRecentes } from './recentes.ts';
import type { Grupo } from './tipos.ts';
import { type Encontrados, useEncontrados } from './use-encontrados.ts';
import { useAcoes, usePaginas } from './use-itens.ts';

interface Achados extends Pick<Encontrados, 'buscando' | 'falhou'> {
  grupos: Grupo[];
}

/** Everything the search offers for a term. */
export function useGrupos(termo: string): Achados {
  const usuarioId = useSessao((sessao) => sessao.usuario?.id);
  // Read once, so that the order does not change under the pointer.
  const [recentes] = useState(() => (usuarioId === undefined ? [] : lerRecentes(usuarioId)));
  const favoritos = useFavoritos(({ ids }) => ids);
  const paginas = usePaginas();
  const acoes = useAcoes();
  const { grupos, clientesRecentes, ...estado } = useEncontrados(termo, recentes);
  const encontrados = [{ titulo: 'Clientes', itens: clientesRecentes }, ...grupos];
  return {
    ...estado,
    grupos: agrupar(termo, { paginas, acoes, encontrados, recentes, favoritos }),
  };
}
