import { type ComponentType, Suspense } from 'react';
import { createBrowserRouter, Navigate, Outlet, type RouteObject, useLocation } from 'react-router';
import { useSessao } from '../lib/sessao.ts';
import { daEquipe } from './acesso.ts';
import { AreaDaEquipe, AreaSemMoldura } from './areas-sob-demanda.ts';
import { CarregandoMoldura } from './falhas/carga-da-aplicacao.tsx';
import { ErroDaMoldura, ErroDaPagina } from './falhas/erro-da-pagina.tsx';
import { Pagina } from './pagina.tsx';
import { Raiz } from './raiz.tsx';
import { type RotaComPagina, temPagina } from './rotas/rota.ts';
import { ROTAS } from './rotas.ts';

const QUALQUER_OUTRO = '*';

const paginas = (quais: (rota: RotaComPagina) => boolean): RouteObject[] =>
  ROTAS.filter(temPagina)
    .filter(quais)
    .map((rota) => ({
      path: rota.path,
      element: <Pagina rota={rota} />,
      errorElement: <ErroDaPagina />,
      handle: rota,
    }));

/** Redirects to the page that an address is another name of, with the same query. */
function Alias({ destino }: { destino: string }) {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: destino, search, hash }} replace />;
}

const atalhos: RouteObject[] = ROTAS.flatMap((rota) =>
  rota.guarda === 'alias' ? [{ path: rota.path, element: <Alias destino={rota.destino} /> }] : [],
);

/** A signed-in person who mistypes an address keeps the menus around the not-found page. */
function AreaDeQuemErrou() {
  const equipe = useSessao(daEquipe);
  return equipe ? <AreaDaEquipe /> : <Outlet />;
}

const area = (Area: ComponentType, children: RouteObject[]): RouteObject => ({
  element: (
    <Suspense fallback={<CarregandoMoldura />}>
      <Area />
    </Suspense>
  ),
  children,
});

/** The route table turned into the router: every page with an error boundary of its own. */
export const criarRouter = () =>
  createBrowserRouter([
    ...atalhos,
    {
      element: <Raiz />,
      errorElement: <ErroDaMoldura />,
      children: [
        ...paginas(({ guarda, path }) => guarda === 'public' && path !== QUALQUER_OUTRO),
        area(
          AreaDeQuemErrou,
          paginas(({ path }) => path === QUALQUER_OUTRO),
        ),
        area(
          AreaDaEquipe,
          paginas(({ guarda }) => guarda === 'staff'),
        ),
        area(
          AreaSemMoldura,
          paginas(({ guarda }) => guarda === 'client'),
        ),
      ],
    },
  ]);
