import { VisuallyHidden } from '@mantine/core';
import { IconArrowsExchange, IconCalendar, IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { enderecoDaAgendaDoCliente } from '../../features/agendamentos/agendamentos.endereco.ts';
import { meusClientes } from '../../features/clientes/clientes.queries.ts';
import { resumoDoContrato } from '../../features/clientes/clientes.status.ts';
import { enderecoDaEscolha } from '../../features/clientes/clientes.voltar.ts';
import { ClienteDropdown } from '../../features/clientes/components/cliente-dropdown.tsx';
import { LogoDoCliente } from '../../features/clientes/components/logo-do-cliente.tsx';
import type { ClienteSelecionado } from '../../lib/cliente-store.ts';
import { usePode } from '../../lib/permissoes.tsx';
import lista from './lista-do-menu.module.css';
import { ListaDoMenu } from './lista-do-menu.tsx';
import classes from './menu-do-cliente.module.css';
import { Suspenso } from './suspenso.tsx';
import { useMenu } from './use-menu.ts';

interface Props {
  cliente: ClienteSelecionado;
  /** Shows the chip alone, on phones: there the menu is in 'Mais'. */
  compacto: boolean;
}

/** The active client in the top bar: who it is, the list to change it, and its menu. */
export default function MenuDoCliente({ cliente, compacto }: Props) {
  const veAgenda = usePode('agenda:visualizar');
  const itens = useMenu('topo');
  const { pathname, search } = useLocation();
  // Asked as soon as a client is active, so that the list is at hand when the chip is opened.
  const { data } = useQuery(meusClientes());
  const ficha = data?.clientes.find(({ id }) => id === cliente.id);

  return (
    <div className={classes.grupo}>
      <Suspenso
        largura={360}
        lado="bottom-start"
        classeDoBotao={classes.chip}
        botao={
          <>
            <LogoDoCliente cliente={ficha ?? cliente} />
            <span className={classes.textos}>
              <span className={classes.nome}>
                <VisuallyHidden>Cliente ativo: </VisuallyHidden>
                {cliente.name}
              </span>
              {ficha && <span className={classes.resumo}>{resumoDoContrato(ficha)}</span>}
            </span>
          </>
        }
      >
        {(fechar) => <ClienteDropdown fechar={fechar} />}
      </Suspenso>
      {!compacto && (
        <Suspenso
          rotulo="Menu do cliente"
          largura={220}
          lado="bottom-start"
          porPassagem
          classeDoBotao={classes.menu}
          botao={
            <>
              Cliente <IconChevronDown size={16} aria-hidden />
            </>
          }
        >
          {(fechar) => (
            <ListaDoMenu rotulo="Cliente" itens={itens} aoAgir={fechar}>
              {veAgenda && (
                <Link
                  to={enderecoDaAgendaDoCliente(cliente.id)}
                  className={lista.item}
                  onClick={fechar}
                >
                  <IconCalendar size={18} stroke={1.7} aria-hidden />
                  Agenda do cliente
                </Link>
              )}
              <Link
                to={enderecoDaEscolha(pathname + search)}
                className={lista.item}
                onClick={fechar}
              >
                <IconArrowsExchange size={18} stroke={1.7} aria-hidden />
                Trocar Cliente
              </Link>
            </ListaDoMenu>
          )}
        </Suspenso>
      )}
    </div>
  );
}
