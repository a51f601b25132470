import { lerProvedor } from '@dominio/contrato/oidc-provedor';
import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { chamar } from '../../../lib/api-client.ts';

const EntradaUnica = lazy(() =>
  // When its code cannot be loaded, the password's form is shown alone.
  import('./entrada-unica.tsx').catch(() => ({ default: () => null })),
);

/**
 * Sign-in by an identity provider, below the password's form. Its code is fetched only when the
 * firm is known to have a provider.
 */
export function OutroMeio(props: Omit<ComponentProps<typeof EntradaUnica>, 'provedor'>) {
  const { hash } = useLocation();
  const [provedor, definir] = useState<string | null>(null);
  useEffect(() => {
    const espera = new AbortController();
    chamar(lerProvedor, undefined, { signal: espera.signal }).then(
      (resposta) => definir(resposta.provedor),
      () => undefined,
    );
    return () => espera.abort();
  }, []);
  if (provedor === null && hash === '') return null;
  return (
    <Suspense fallback={null}>
      <EntradaUnica {...props} provedor={provedor} />
    </Suspense>
  );
}
