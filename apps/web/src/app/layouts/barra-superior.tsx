import { IconCalendar } from '@tabler/icons-react';
import { Suspense, useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import botao from '../../components/ui/botao-da-barra.module.css';
import { EsqueletoDeLista } from '../../components/ui/esqueleto.tsx';
import { Marca } from '../../components/ui/marca.tsx';
import { Sino } from '../../features/notificacoes/components/sino.tsx';
import { useClienteSelecionado } from '../../lib/cliente-store.ts';
import { adiantar } from '../../lib/no-ocio.ts';
import { usePode } from '../../lib/permissoes.tsx';
import { sobDemanda } from '../../lib/sob-demanda.tsx';
import { iconeDe } from '../icones.ts';
import { entradasDe, rotaDeGestao } from '../menus.ts';
import { Busca } from '../paleta/busca.tsx';
import { ROTAS } from '../rotas.ts';
import classes from './barra-superior.module.css';
import { MenuDoUsuario } from './menu-do-usuario.tsx';
import { Suspenso } from './suspenso.tsx';
import { useMenu } from './use-menu.ts';

/** Code of its own: fetched once a client is active. */
const MenuDoCliente = sobDemanda(() => import('./menu-do-cliente.tsx'));
const MenuDeGestao = sobDemanda(() => import('./menu-de-gestao.tsx'));

/** Code of its own: fetched when the browser is idle, or the popup is opened. */
const AgendaDeHoje = sobDemanda(
  () => import('../../features/agendamentos/components/agenda-de-hoje.tsx'),
);

interface Props {
  /** Phones keep the client and today's agenda here; the rest moves to the bottom bar. */
  movel: boolean;
}

/** The bar at the top of every staff page. */
export function BarraSuperior({ movel }: Props) {
  const cliente = useClienteSelecionado((estado) => estado.cliente);
  const { pathname } = useLocation();
  const botoes = entradasDe(useMenu('barra'));
  const veAgenda = usePode('agenda:visualizar');
  useEffect(() => (veAgenda ? adiantar(AgendaDeHoje.adiantar) : undefined), [veAgenda]);
  return (
    <header className={classes.barra}>
      <Link to="/inicio" className={classes.logo} aria-label="Domínio, ir para o início">
        <Marca comNome={!movel || !cliente} />
      </Link>
      {cliente && (
        <Suspense fallback={<span className={classes.lugarDoCliente}>{cliente.name}</span>}>
          <MenuDoCliente cliente={cliente} compacto={movel} />
        </Suspense>
      )}
      {!movel && rotaDeGestao(ROTAS, pathname) && (
        <Suspense>
          <MenuDeGestao />
        </Suspense>
      )}
      <Busca />
      <div className={classes.acoes}>
        {veAgenda && (
          <Suspenso
            rotulo="Agendamentos de hoje"
            largura={360}
            porPassagem
            classeDoBotao={botao.botao}
            botao={<IconCalendar size={19} stroke={1.7} aria-hidden />}
          >
            {(fechar) => (
              <div className={classes.painel}>
                <Suspense fallback={<EsqueletoDeLista />}>
                  <AgendaDeHoje aoFechar={fechar} />
                </Suspense>
              </div>
            )}
          </Suspenso>
        )}
        <Sino />
        {!movel &&
          botoes.map(({ path, rotulo }) => {
            const Icone = iconeDe(path);
            return (
              <Link key={path} to={path} className={botao.botao} aria-label={rotulo} title={rotulo}>
                <Icone size={19} stroke={1.7} aria-hidden />
              </Link>
            );
          })}
        {!movel && <MenuDoUsuario />}
      </div>
    </header>
  );
}
