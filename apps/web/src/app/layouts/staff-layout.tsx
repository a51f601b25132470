import { Suspense, useEffect } from 'react';
import { Outlet } from 'react-router';
import { LimiteDeErro } from '../../components/ui/limite-de-erro.tsx';
import { LUGAR_DA_GAVETA } from '../../components/ui/use-lugar-da-gaveta.ts';
import { acompanharFavoritos } from '../../features/favoritos/favoritos.ts';
import { useListaDeAtalhos } from '../../lib/atalhos/preferencia.ts';
import { sobDemanda } from '../../lib/sob-demanda.tsx';
import { useCelular } from '../../lib/use-celular.ts';
import { ConviteSobDemanda } from '../aplicativo/convite-sob-demanda.tsx';
import { useAtalhosGerais } from '../atalhos/use-atalhos-gerais.ts';
import { abrirBusca } from '../paleta/abrir-busca.ts';
import { BarraInferior } from './barra-inferior.tsx';
import { BarraLateral } from './barra-lateral.tsx';
import { BarraSuperior } from './barra-superior.tsx';
import { ExplicacaoSobDemanda } from './explicacao-sob-demanda.tsx';
import { FundoSobDemanda } from './fundo-sob-demanda.tsx';
import { SemConexao } from './sem-conexao.tsx';
import classes from './staff-layout.module.css';
import { useLimpezaPorRota } from './use-limpeza-por-rota.ts';

const ListaDeAtalhos = sobDemanda(() => import('../atalhos/lista-de-atalhos.tsx'));

/** What stands around every staff page: top bar, navigation, and the page itself as `main`. */
export function StaffLayout() {
  const movel = useCelular();
  useLimpezaPorRota();
  useEffect(acompanharFavoritos, []);
  useAtalhosGerais(abrirBusca);
  const listaDeAtalhos = useListaDeAtalhos(({ aberta }) => aberta);
  return (
    <div className={classes.casca}>
      <FundoSobDemanda />
      <a href="#conteudo" className="pular-para-conteudo">
        Pular para o conteúdo
      </a>
      <LimiteDeErro>
        <BarraSuperior movel={movel} />
      </LimiteDeErro>
      <SemConexao />
      <LimiteDeErro>{!movel && <BarraLateral />}</LimiteDeErro>
      <main id="conteudo" tabIndex={-1} className={classes.conteudo}>
        <Outlet />
      </main>
      {movel && <BarraInferior />}
      <div id={LUGAR_DA_GAVETA} className={classes.aoLado} />
      {listaDeAtalhos && (
        <Suspense>
          <ListaDeAtalhos />
        </Suspense>
      )}
      <ExplicacaoSobDemanda />
      <ConviteSobDemanda />
    </div>
  );
}
