import {
  keepPreviousData,
  type QueryKey,
  type UseQueryOptions,
  useQuery,
} from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useState } from 'react';

const ESPERA_DA_BUSCA_MS = 250;

/** What is being searched is not what the form is sent for. */
const aoTeclar = (evento: KeyboardEvent<HTMLInputElement>) => {
  const aberta = evento.currentTarget.getAttribute('aria-expanded') === 'true';
  if (evento.key === 'Enter' && aberta) evento.preventDefault();
};

/**
 * What the server finds for what is typed into a field with a list below it.
 *
 * @param digitado what is typed
 * @param perguntar the question for a term; the blank one asks for the first few
 * @returns `data`, the last answer there is; `serve`, whether what has a name may be taken from it;
 * `aviso`, what to say when nothing may; `aoTeclar`, for the field
 */
export function useProcurado<T, K extends QueryKey>(
  digitado: string,
  perguntar: (termo: string) => UseQueryOptions<T, Error, T, K>,
) {
  const escrito = digitado.trim();
  // Mantine's debounce would be put into one file with the fields, and bring their `Select` to pages
  // that only wait, the agenda among them.
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
  // Pending, not loading: without a network it is asked later. What may not be asked never comes.
  const buscando =
    escrito !== termo || (pergunta.enabled !== false && (isPending || isPlaceholderData));
  // Until the answer is there, only what also answers what was typed since may be taken.
  const serve = ({ nome }: { nome: string }) =>
    !buscando || nome.toLowerCase().includes(escrito.toLowerCase());
  const aviso = (vazio: string) =>
    buscando ? 'Buscando…' : isError ? 'Não foi possível buscar.' : vazio;
  return { data, serve, aviso, aoTeclar };
}
