import { VisuallyHidden } from '@mantine/core';
import { IconCalendar, IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useEmpresaAtiva } from '../../consultas/empresa-ativa.ts';
import { enderecoDaAgendaDoCliente } from '../../features/agendamentos/agendamentos.endereco.ts';
import { meusClientes } from '../../features/clientes/clientes.queries.ts';
import { ClienteDropdown } from '../../features/clientes/components/cliente-dropdown.tsx';
import { LogoDoCliente } from '../../features/clientes/components/logo-do-cliente.tsx';
import { ResumoDoContrato } from '../../features/clientes/components/resumo-do-contrato.tsx';
import type { ClienteSelecionado } from '../../lib/cliente-store.ts';
import { usePode } from '../../lib/permissoes.tsx';
import lista from './lista-do-menu.module.css';
import { ListaDoMenu } from './lista-do-menu.tsx';
import classes from './menu-do-cliente.module.css';
import { Suspenso } from './suspenso.tsx';
import { useMenu } from './use-menu.ts';

interface Props {
  cliente: ClienteSelecionado;
  /** Opens the list alone, on phones: there the client's pages are in 'Mais'. */
  compacto: boolean;
}

/** The active client, said here alone: a chip whose panel has its pages and the list to change it. */
export default function MenuDoCliente({ cliente, compacto }: Props) {
  const veAgenda = usePode('agenda:visualizar');
  const itens = useMenu('topo');
  const ativa = useEmpresaAtiva();
  // Asked as soon as a client is active, so that the list is at hand when the chip is opened.
  const { data } = useQuery(meusClientes());
  const ficha = data?.clientes.find(({ id }) => id === cliente.id);
  // A phone has no room for both: whose client it is counts for more than its contract.
  const soNome = compacto && !ativa;

  return (
    <Suspenso
      largura={compacto ? 360 : 580}
      lado="bottom-start"
      porPassagem
      classeDoBotao={classes.chip}
      botao={
        <>
          <LogoDoCliente cliente={ficha ?? cliente} />
          <span className={classes.textos} data-so-nome={soNome || undefined}>
            <span className={classes.nome}>
              <VisuallyHidden>Cliente ativo: </VisuallyHidden>
              {cliente.name}
            </span>
            {ativa && (
              <span className={classes.resumo}>
                <VisuallyHidden>Empresa ativa: </VisuallyHidden>
                {ativa.razao_social}
              </span>
            )}
            {ficha && !ativa && !compacto && (
              <span className={classes.resumo}>
                <ResumoDoContrato {...ficha} />
              </span>
            )}
          </span>
          <IconChevronDown className={classes.seta} size={16} aria-hidden />
        </>
      }
    >
      {(fechar) => (
        <div className={classes.painel}>
          {!compacto && (
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
            </ListaDoMenu>
          )}
          <ClienteDropdown fechar={fechar} />
        </div>
      )}
    </Suspenso>
  );
}
