import { QueryClient } from '@tanstack/react-query';
import { ErroDaApi } from './erro-da-api.ts';
import { aoSair } from './sessao-storage.ts';

const tentarDeNovo = (falhas: number, erro: Error) =>
  falhas < 2 && erro instanceof ErroDaApi && (erro.status === 0 || erro.status >= 500);

/** Only a failure that may pass by itself is tried again; a refusal of the server is final. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: tentarDeNovo },
    // Without a network a write fails at once, and the form keeps what was typed. Waiting for the
    // connection would send later what the person has given up meanwhile.
    mutations: { retry: false, networkMode: 'always' },
  },
});

// The cache is emptied when a person leaves: the next one must not see their data.
aoSair(() => queryClient.clear());
