import { useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';

/** Fetches the picture behind an address and answers a URL an `<img>` may show, or `null`. */
export type CarregarFoto = (endereco: string) => Promise<string | null>;

const ContextoDaFoto = createContext<CarregarFoto | null>(null);
export const FotoProvider = ContextoDaFoto.Provider;

/** A picture that only the session may read; undefined until it is there, or when there is none. */
export function useFoto(endereco: string | null, existe: boolean): string | null | undefined {
  const carregar = use(ContextoDaFoto);
  if (carregar === null) throw new Error('Fotos só aparecem dentro de <FotoProvider>.');
  const { data } = useQuery({
    queryKey: ['foto', endereco],
    queryFn: () => carregar(endereco ?? ''),
    enabled: existe && endereco !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data;
}
