import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { Navigate, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { VerificandoAcesso } from '../features/sessao/components/verificando-acesso.tsx';
import { tokenDeRedefinicao } from '../features/sessao/redefinicao.ts';
import { aoPrecisarDeAvisos } from '../lib/avisar.ts';
import { comEstilos } from '../lib/estilos-que-faltam.ts';
import { useSessao } from '../lib/sessao.ts';
import { atualizarUsuario } from '../lib/sessao-usuario.ts';
import { sobDemanda } from '../lib/sob-demanda.tsx';
import { visitaAtual } from '../lib/visita.ts';
import { decidirAcesso } from './acesso.ts';
import { precarregarArea } from './areas-sob-demanda.ts';
import { CargaDaAplicacao } from './falhas/carga-da-aplicacao.tsx';
import { precarregar } from './paginas-sob-demanda.ts';
import { AO_COMECAR, ENTRAR, INICIO } from './rotas.ts';
import { useRotaAtual } from './use-rota-atual.ts';

/**
 * Kept apart from the `then` with its second function: written in one chain, the build lets that
 * one cover the script alone, and not its style sheet.
 */
const buscarAvisos = () => import('./avisos.tsx');

/**
 * Toasts. Their code is fetched when the first one is about to be shown. When fetching fails, as it
 * does without network, the next toast tries again and shows those that waited.
 */
function AvisosSobDemanda() {
  const [Avisos, definirAvisos] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      aoPrecisarDeAvisos(() => {
        comEstilos(buscarAvisos).then(
          (modulo) => definirAvisos(() => modulo.default),
          () => undefined,
        );
      }),
    [],
  );
  return Avisos && <Avisos />;
}

const FaixaDaVisita = sobDemanda(() => import('./visita/faixa-da-visita.tsx'));

const TrocaObrigatoria = sobDemanda(
  () => import('../features/sessao/components/troca-obrigatoria.tsx'),
);
const TrocaPedida = sobDemanda(() => import('../features/sessao/components/troca-pedida.tsx'));

const SegundoFatorObrigatorio = sobDemanda(() => import('./segundo-fator-obrigatorio.tsx'));

/** The one place where it is decided who sees which page (specification part 1 §6). */
function Guarda() {
  const rota = useRotaAtual();
  const local = useLocation();
  const sessao = useSessao();
  const redefinindo = rota.path === ENTRAR && tokenDeRedefinicao(local) !== null;
  const decisao = decidirAcesso(rota, local.pathname, sessao, redefinindo);
  const verificando = decisao.tipo === 'verificar';
  useEffect(() => {
    if (!verificando) return;
    precarregarArea(rota);
    precarregar(rota);
  }, [verificando, rota]);
  const pendencia =
    sessao.troca === 'obrigatoria' ? (
      <TrocaObrigatoria />
    ) : (
      sessao.faltaSegundoFator && <SegundoFatorObrigatorio />
    );
  if (pendencia && !redefinindo && rota.path !== '/reset-password') {
    return <Suspense>{pendencia}</Suspense>;
  }
  if (decisao.tipo === 'ir') {
    // Who comes to the entrance, and not to a page, starts where they want to.
    const entrou = decisao.para === INICIO && (rota.path === '/' || rota.path === ENTRAR);
    return <Navigate to={decisao.para} replace {...(entrou && { state: AO_COMECAR })} />;
  }
  if (verificando) return <VerificandoAcesso />;
  return (
    <>
      <Outlet />
      {sessao.troca === 'pedida' && (
        <Suspense>
          <TrocaPedida />
        </Suspense>
      )}
    </>
  );
}

/** Around every page, whoever sees it. */
export function Raiz() {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of page is a use of the user
  useEffect(() => void atualizarUsuario(), [pathname]);
  return (
    <>
      {visitaAtual && (
        <Suspense>
          <FaixaDaVisita visita={visitaAtual} />
        </Suspense>
      )}
      <Guarda />
      <AvisosSobDemanda />
      <CargaDaAplicacao />
      <ScrollRestoration />
    </>
  );
}
