import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useConfiguracao } from '../lib/configuracao.ts';
import { useSessao } from '../lib/sessao.ts';
import { visitaAtual } from '../lib/visita.ts';
import { podeAbrir } from './acesso.ts';
import { INICIO, rotaDe } from './rotas.ts';

/**
 * Leads on to the page where the person wants to start, as soon as that is known: a device on which
 * they were before knows it at once. One that they may not open, or that is gone, is passed over; in
 * 'Ver como' the visitor stays at the start.
 */
export function useComecarOnde(): void {
  const { pathname, state } = useLocation();
  const ir = useNavigate();
  const onde = useConfiguracao(
    ({ config, falhou }) => config?.layout.start_page ?? (falhou && INICIO),
  );
  const comecando = pathname === INICIO && state?.aoComecar === true;
  const rota = onde ? rotaDe(onde) : undefined;
  const pode = useSessao(
    (sessao) => sessao.pronto && rota !== undefined && podeAbrir(rota, sessao),
  );
  useEffect(() => {
    if (!comecando || !onde || visitaAtual) return;
    void ir(pode ? onde : INICIO, { replace: true, state: null });
  }, [comecando, onde, pode, ir]);
}
