import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { adiantar } from '../../lib/no-ocio.ts';
import { useSessao } from '../../lib/sessao.ts';
import { podeAbrir } from '../acesso.ts';
import { precarregar } from '../paginas-sob-demanda.ts';
import { ROTAS } from '../rotas.ts';
import { paginasDaSessao, papelDe, vizinhasDe } from './paginas-a-preparar.ts';

const abre = (rota: Parameters<typeof podeAbrir>[0]) => podeAbrir(rota, useSessao.getState());

/**
 * Fetches the code of pages that are likely to be opened next (specification part 1 §2.7): those of
 * the session once, by priority and role; the neighbours of each page while it is open.
 */
export function usePreparo(): void {
  const { pathname } = useLocation();
  const pronto = useSessao((sessao) => sessao.pronto);
  const grupo = useSessao((sessao) => sessao.usuario?.grupo_id);

  useEffect(() => {
    if (!pronto || grupo === undefined) return;
    const fins = paginasDaSessao(ROTAS, papelDe(grupo), abre).map(({ rota, apos }) =>
      adiantar(() => precarregar(rota), apos),
    );
    return () => {
      for (const desistir of fins) desistir();
    };
  }, [pronto, grupo]);

  useEffect(() => {
    if (!pronto) return;
    return adiantar(() => {
      for (const rota of vizinhasDe(ROTAS, pathname, abre)) precarregar(rota);
    });
  }, [pronto, pathname]);
}
