import { lerProvedor } from '@dominio/contrato/oidc-provedor';
import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { chamar } from '../../../lib/api-client.ts';

const EntradaUnica = lazy(() =>
  // The form above does without it if it must.
  import('./entrada-unica.tsx').catch(() => ({ default: () => null })),
);

/** The way in beside the password, where the firm has one: until that is known, nothing of it is fetched. */
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
