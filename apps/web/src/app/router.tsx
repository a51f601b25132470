import { lazy, Suspense } from 'react';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { CarregandoPagina } from './carregando-pagina.tsx';
import { ErroDaAplicacao, ErroDaPagina } from './erro-da-pagina.tsx';
import { Pagina } from './pagina.tsx';
import { Raiz } from './raiz.tsx';
import { ROTAS, type RotaComPagina, temPagina } from './rotas.ts';

const AreaDaEquipe = lazy(() => import('./area-da-equipe.tsx'));
const AreaSemMoldura = lazy(() => import('./area-sem-moldura.tsx'));

const paginas = (guarda: RotaComPagina['guarda']): RouteObject[] =>
  ROTAS.filter(temPagina)
    .filter((rota) => rota.guarda === guarda)
    .map((rota) => ({
      path: rota.path,
      element: <Pagina rota={rota} />,
      errorElement: <ErroDaPagina />,
      handle: rota,
    }));

const atalhos: RouteObject[] = ROTAS.flatMap((rota) =>
  rota.guarda === 'alias'
    ? [{ path: rota.path, element: <Navigate to={rota.destino} replace /> }]
    : [],
);

const area = (Area: typeof AreaDaEquipe, children: RouteObject[]): RouteObject => ({
  element: (
    <Suspense fallback={<CarregandoPagina />}>
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
      errorElement: <ErroDaAplicacao />,
      children: [
        ...paginas('public'),
        area(AreaDaEquipe, paginas('staff')),
        area(AreaSemMoldura, paginas('client')),
      ],
    },
  ]);
