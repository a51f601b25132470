import { useEffect, useState } from 'react';

const PASSO_MS = 30_000;

/** The current time, looked at every half minute. */
export function useAgora(): Date {
  const [agora, setAgora] = useState(() => new Date());
  useEffect(() => {
    const relogio = setInterval(() => setAgora(new Date()), PASSO_MS);
    return () => clearInterval(relogio);
  }, []);
  return agora;
}
