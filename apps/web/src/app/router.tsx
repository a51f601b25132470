import { lazy, Suspense } from 'react';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { recarregarUmaVez } from '../lib/recarregar.ts';
import { CarregandoMoldura } from './falhas/carga-da-aplicacao.tsx';
import { ErroDaMoldura, ErroDaPagina } from './falhas/erro-da-pagina.tsx';
import { Pagina } from './pagina.tsx';
import { Raiz } from './raiz.tsx';
import { ROTAS, type RotaComPagina, temPagina } from './rotas.ts';

const AreaDaEquipe = lazy(() => import('./area-da-equipe.tsx').catch(recarregarUmaVez));
const AreaSemMoldura = lazy(() => import('./area-sem-moldura.tsx').catch(recarregarUmaVez));

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
        ...paginas('public'),
        area(AreaDaEquipe, paginas('staff')),
        area(AreaSemMoldura, paginas('client')),
      ],
    },
  ]);
