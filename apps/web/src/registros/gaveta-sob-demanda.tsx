import { type ComponentType, Suspense } from 'react';
import { LimiteDeErro } from '../components/ui/limite-de-erro.tsx';
import { economizando } from '../lib/no-ocio.ts';
import { sobDemanda } from '../lib/sob-demanda.tsx';

/**
 * A drawer whose code is a file of its own, fetched along with that of its list, or as the list is
 * drawn where data is saved. Where fetching fails, the list stays usable.
 */
export function gavetaSobDemanda<P extends object>(
  buscar: () => Promise<{ default: ComponentType<P> }>,
) {
  const Buscada = sobDemanda(buscar);
  if (!economizando()) Buscada.adiantar();
  return (props: P) => (
    <LimiteDeErro>
      <Suspense>
        <Buscada {...props} />
      </Suspense>
    </LimiteDeErro>
  );
}
