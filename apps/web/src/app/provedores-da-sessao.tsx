import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { FotoProvider } from '../components/ui/foto.ts';
import { acompanharConfiguracao } from '../lib/configuracao.ts';
import { carregarFoto } from '../lib/fotos.ts';
import { ProvedorDePermissoes } from '../lib/permissoes.tsx';
import { queryClient } from '../lib/query-client.ts';
import { useSessao } from '../lib/sessao.ts';
import { acompanharCores } from './acompanhar-cores.ts';
import { usePreparo } from './preparo/use-preparo.ts';
import { PushDaSessao } from './push/push-da-sessao.tsx';
import { TempoReal } from './tempo-real.tsx';
import { SoLeituraDaVisita } from './visita/so-leitura-da-visita.tsx';

/**
 * What pages of a session need and the sign-in page does not: data, permissions, pictures, the
 * person's configuration, live news.
 */
export function ProvedoresDaSessao({ children }: { children: ReactNode }) {
  const token = useSessao((sessao) => sessao.token);
  useEffect(() => {
    if (token === null) return;
    const fins = [acompanharCores(), acompanharConfiguracao()];
    return () => {
      for (const encerrar of fins) encerrar();
    };
  }, [token]);
  usePreparo();
  return (
    <QueryClientProvider client={queryClient}>
      <ProvedorDePermissoes>
        <TempoReal />
        <PushDaSessao />
        <FotoProvider value={carregarFoto}>
          <SoLeituraDaVisita>{children}</SoLeituraDaVisita>
        </FotoProvider>
      </ProvedorDePermissoes>
    </QueryClientProvider>
  );
}
