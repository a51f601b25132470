import { Drawer } from '@mantine/core';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Drawer.css';
import { IconCalendar } from '@tabler/icons-react';
import { Link } from 'react-router';
import { enderecoDaAgendaDoCliente } from '../../features/agendamentos/agendamentos.endereco.ts';
import { useClienteSelecionado } from '../../lib/cliente-store.ts';
import { usePode } from '../../lib/permissoes.tsx';
import { useSessao } from '../../lib/sessao.ts';
import type { Entrada } from '../menus.ts';
import { BlocoDoCliente } from './bloco-do-cliente.tsx';
import { ItemDeNavegacao } from './item-de-navegacao.tsx';
import classes from './painel-mais.module.css';
import { PessoaDaSessao } from './pessoa-da-sessao.tsx';
import { useAcoesDoUsuario } from './use-acoes-do-usuario.ts';

interface Props {
  aberto: boolean;
  fechar: () => void;
  /** Destinations that found no place in the bottom bar. */
  restantes: readonly Entrada[];
}

const SUBIR = { duration: 150 };

/** What the bottom bar has no room for: further destinations, the client, the person. */
export default function PainelMais({ aberto, fechar, restantes }: Props) {
  const cliente = useClienteSelecionado((estado) => estado.cliente);
  const usuario = useSessao((sessao) => sessao.usuario);
  const veAgenda = usePode('agenda:visualizar');
  const acoes = useAcoesDoUsuario();
  return (
    <Drawer.Root
      opened={aberto}
      onClose={fechar}
      position="bottom"
      transitionProps={SUBIR}
      classNames={{ content: classes.folha, body: classes.corpo }}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        <div className={classes.cabecalho}>
          <Drawer.Title>Mais</Drawer.Title>
          <Drawer.CloseButton size={44} iconSize={20} aria-label="Fechar" />
        </div>
        <Drawer.Body>
          {restantes.length > 0 && (
            <ul className={classes.lista}>
              {restantes.map((item) => (
                <li key={item.path}>
                  <ItemDeNavegacao item={item} className={classes.item} onClick={fechar} />
                </li>
              ))}
            </ul>
          )}
          {cliente && <BlocoDoCliente cliente={cliente} recolhido={false} aoAgir={fechar} />}
          {cliente && veAgenda && (
            <Link
              to={enderecoDaAgendaDoCliente(cliente.id)}
              className={classes.item}
              onClick={fechar}
            >
              <IconCalendar size={20} stroke={1.7} aria-hidden />
              Agenda do cliente
            </Link>
          )}
          {usuario && <PessoaDaSessao usuario={usuario} />}
          <div className={classes.lista}>
            {acoes.map(({ rotulo, Icone, aoEscolher }) => (
              <button key={rotulo} type="button" className={classes.item} onClick={aoEscolher}>
                <Icone size={20} stroke={1.7} aria-hidden />
                {rotulo}
              </button>
            ))}
          </div>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
