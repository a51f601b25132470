import { IconCalendar } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import botao from '../../components/ui/botao-da-barra.module.css';
import { Marca } from '../../components/ui/marca.tsx';
import { AgendaDeHoje } from '../../features/agendamentos/components/agenda-de-hoje.tsx';
import { Sino } from '../../features/notificacoes/components/sino.tsx';
import { useClienteSelecionado } from '../../lib/cliente-store.ts';
import { usePode } from '../../lib/permissoes.tsx';
import { recarregarUmaVez } from '../../lib/recarregar.ts';
import classes from './barra-superior.module.css';
import { MenuDoUsuario } from './menu-do-usuario.tsx';
import { Suspenso } from './suspenso.tsx';

/** Code of its own: fetched once a client is active. */
const MenuDoCliente = lazy(() => import('./menu-do-cliente.tsx').catch(recarregarUmaVez));

interface Props {
  /** Phones keep the client and today's agenda here; the rest moves to the bottom bar. */
  movel: boolean;
}

/** The bar at the top of every staff page. */
export function BarraSuperior({ movel }: Props) {
  const cliente = useClienteSelecionado((estado) => estado.cliente);
  const veAgenda = usePode('agenda:visualizar');
  return (
    <header className={classes.barra}>
      <Link to="/inicio" className={classes.logo} aria-label="Domínio, ir para o início">
        <Marca comNome={!movel || !cliente} />
      </Link>
      {cliente && (
        <Suspense>
          <MenuDoCliente cliente={cliente} compacto={movel} />
        </Suspense>
      )}
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
                <AgendaDeHoje aoFechar={fechar} />
              </div>
            )}
          </Suspenso>
        )}
        <Sino />
        {!movel && <MenuDoUsuario />}
      </div>
    </header>
  );
}
