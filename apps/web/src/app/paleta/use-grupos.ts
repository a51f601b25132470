import { useState } from 'react';
import { useFavoritos } from '../../features/favoritos/favoritos.ts';
import { useSessao } from '../../lib/sessao.ts';
import { agrupar } from './agrupar.ts';
import { lerRecentes } from './recentes.ts';
import type { Grupo } from './tipos.ts';
import { useEmVez } from './use-em-vez.ts';
import { type Encontrados, useEncontrados } from './use-encontrados.ts';
import { useAcoes, usePaginas, useUtilitarios } from './use-itens.ts';
import { useRegistrosAbertos } from './use-registros-abertos.ts';

interface Achados extends Pick<Encontrados, 'buscando' | 'falhou'> {
  grupos: Grupo[];
  /** That nothing has the term, or undefined; what is offered is then what to do instead. */
  nada: string | undefined;
}

/** Everything the search offers for a term. */
export function useGrupos(termo: string): Achados {
  const usuarioId = useSessao((sessao) => sessao.usuario?.id);
  // Read once, so that the order does not change under the pointer.
  const [recentes] = useState(() => (usuarioId === undefined ? [] : lerRecentes(usuarioId)));
  const paginas = useFavoritos(({ ids }) => ids);
  const registros = useRegistrosAbertos();
  const daqui = [
    { titulo: 'Páginas', itens: usePaginas() },
    { titulo: 'Ações', itens: useAcoes() },
    { titulo: 'Ferramentas', itens: useUtilitarios() },
  ];
  const emVez = useEmVez(termo);
  const { grupos, clientesRecentes, clientesFavoritos, ...estado } = useEncontrados(
    termo,
    recentes,
  );
  const { buscando } = estado;
  const deClientes = [...clientesRecentes, ...clientesFavoritos];
  const encontrados = [{ titulo: 'Clientes', itens: deClientes }, ...grupos];
  const favoritos = [
    ...paginas.map((path) => `pagina:${path}`),
    ...clientesFavoritos.map(({ id }) => id),
  ];
  const achados = agrupar(termo, { registros, daqui, encontrados, buscando, recentes, favoritos });
  if (achados.length > 0 || buscando) return { ...estado, grupos: achados, nada: undefined };
  const nada = `Nada encontrado para “${termo}”.`;
  return { ...estado, grupos: [{ titulo: nada, itens: emVez }], nada };
}
