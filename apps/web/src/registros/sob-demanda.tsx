import { type ComponentType, lazy, Suspense } from 'react';
import { LimiteDeErro } from '../components/ui/limite-de-erro.tsx';
import { recarregarUmaVez } from '../lib/recarregar.ts';

/** A drawer as code of its own, fetched as its list is drawn; where it fails the list stays. */
export function sobDemanda(carregar: () => Promise<{ default: ComponentType }>) {
  const Gaveta = lazy(() => carregar().catch(recarregarUmaVez));
  return () => (
    <LimiteDeErro>
      <Suspense>
        <Gaveta />
      </Suspense>
    </LimiteDeErro>
  );
}
