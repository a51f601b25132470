import {
  keepPreviousData,
  type QueryKey,
  type UseQueryOptions,
  useQuery,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { aoTeclarNaLista } from './lista-aberta.ts';

const ESPERA_DA_BUSCA_MS = 250;

/**
 * What the server finds for what is typed into a field with a list below it.
 *
 * @param digitado what is typed
 * @param perguntar the question for a term; the blank one asks for the first few
 * @returns `data`, the last answer there is; `serve`, whether what has a name may be taken from it;
 * `buscando`, whether an answer is on its way;
 * `aviso`, what to say when nothing may; `aoTeclar`, for the field
 */
export function useProcurado<T, K extends QueryKey>(
  digitado: string,
  perguntar: (termo: string) => UseQueryOptions<T, Error, T, K>,
) {
  const escrito = digitado.trim();
  // Mantine's own debounce would be bundled with the fields, and bring their `Select` to pages that
  // only wait, the agenda among them.
  const [termo, setTermo] = useState(escrito);
  useEffect(() => {
    const espera = setTimeout(setTermo, ESPERA_DA_BUSCA_MS, escrito);
    return () => clearTimeout(espera);
  }, [escrito]);
  const pergunta = perguntar(termo);
  const { data, isError, isPending, isPlaceholderData } = useQuery({
    ...pergunta,
    placeholderData: keepPreviousData,
  });
  // Pending counts as searching, not only loading: without a network the question is asked later. A
  // question that may not be asked never comes, and is not waited for.
  const buscando =
    escrito !== termo || (pergunta.enabled !== false && (isPending || isPlaceholderData));
  // Until the answer is there, only those of the earlier results are offered that match what is
  // typed by now.
  const serve = ({ nome }: { nome: string }) =>
    !buscando || nome.toLowerCase().includes(escrito.toLowerCase());
  const aviso = (vazio: string) =>
    buscando ? 'Buscando…' : isError ? 'Não foi possível buscar.' : vazio;
  return { data, serve, buscando, aviso, aoTeclar: aoTeclarNaLista };
}
