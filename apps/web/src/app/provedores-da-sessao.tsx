import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AvatarProvider } from '../components/ui/avatar.tsx';
import { carregarFoto } from '../lib/fotos.ts';
import { ProvedorDePermissoes } from '../lib/permissoes.tsx';
import { queryClient } from '../lib/query-client.ts';
import { TempoReal } from './tempo-real.tsx';

/** What pages of a session need and the sign-in page does not: data, permissions, pictures, live news. */
export function ProvedoresDaSessao({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <ProvedorDePermissoes>
        <TempoReal />
        <AvatarProvider value={carregarFoto}>{children}</AvatarProvider>
      </ProvedorDePermissoes>
    </QueryClientProvider>
  );
}
