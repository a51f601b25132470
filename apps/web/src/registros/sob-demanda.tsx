import { type ComponentType, lazy, Suspense } from 'react';
import { LimiteDeErro } from '../components/ui/limite-de-erro.tsx';
import { recarregarUmaVez } from '../lib/recarregar.ts';

/**
 * A drawer whose code is a file of its own, fetched when its list is drawn. Where fetching fails,
 * the list stays usable.
 */
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
