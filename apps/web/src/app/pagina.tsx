import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useClienteSelecionado } from '../lib/cliente-store.ts';
import { useSessao } from '../lib/sessao.ts';
import { esquecerTentativas } from '../lib/tentativas-do-safari.ts';
import { podeAbrir } from './acesso.ts';
import { anunciarPagina } from './anunciar-pagina.ts';
import { CarregandoPagina } from './carregando-pagina.tsx';
import { componenteDe } from './paginas-sob-demanda.ts';
import type { RotaComPagina } from './rotas/rota.ts';
import { SemPermissao } from './sem-permissao.tsx';

/**
 * Announces the page. It stands after the page in the same boundary, so its effect runs once the
 * page's code is there.
 */
function Anuncio({ rota }: { rota: RotaComPagina }) {
  const { key } = useLocation();
  const cliente = useClienteSelecionado(({ cliente }) => cliente?.name);
  const titulo = rota.nomeiaCliente && cliente ? `${rota.titulo} · ${cliente}` : rota.titulo;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same page opened again is announced again
  useEffect(() => {
    anunciarPagina(titulo);
    esquecerTentativas();
  }, [titulo, key]);
  return null;
}

/** One page of the route table, its code fetched on demand and its permission asked for. */
export function Pagina({ rota }: { rota: RotaComPagina }) {
  const permitida = useSessao((sessao) => sessao.token === null || podeAbrir(rota, sessao));
  const Componente = componenteDe(rota);
  return (
    <Suspense fallback={<CarregandoPagina />}>
      {permitida ? <Componente /> : <SemPermissao permissao={rota.permissao} />}
      <Anuncio rota={rota} />
    </Suspense>
  );
}
