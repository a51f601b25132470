import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useSessao } from '../../lib/sessao.ts';
import { visitaAtual } from '../../lib/visita.ts';

/** Push is set up this long after the session's first page, in ms (specification part 2 §9). */
export const ATRASO_DO_PUSH = 500;

/**
 * Pushes of the session, whose code comes after all that the page needs. Draws nothing. A visit
 * ('Ver como') has none, and without a build there is no worker that could receive any.
 */
export function PushDaSessao() {
  const queryClient = useQueryClient();
  const navegar = useNavigate();
  const temSessao = useSessao(({ token }) => token !== null);
  useEffect(() => {
    if (!import.meta.env.PROD || !temSessao || visitaAtual) return;
    let parar: (() => void) | null = () => undefined;
    const relogio = setTimeout(async () => {
      const modulo = await import('./acompanhar-push.ts').catch(() => null);
      if (parar && modulo) parar = modulo.acompanharPush(queryClient, (url) => void navegar(url));
    }, ATRASO_DO_PUSH);
    return () => {
      clearTimeout(relogio);
      parar?.();
      parar = null;
    };
  }, [queryClient, navegar, temSessao]);
  return null;
}
