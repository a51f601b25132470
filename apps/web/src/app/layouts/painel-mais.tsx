import { Drawer } from '@mantine/core';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Drawer.css';
import { IconCalendar } from '@tabler/icons-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useEscape } from '../../components/ui/use-escape.ts';
import { enderecoDaAgendaDoCliente } from '../../features/agendamentos/agendamentos.endereco.ts';
import { useClienteSelecionado } from '../../lib/cliente-store.ts';
import { usePode } from '../../lib/permissoes.tsx';
import { useSessao } from '../../lib/sessao.ts';
import { type Entrada, ehSecao, entradasDe, type ItemDoMenu } from '../menus.ts';
import { BlocoDoCliente } from './bloco-do-cliente.tsx';
import { ItemDeNavegacao } from './item-de-navegacao.tsx';
import type { Origem } from './limpar-cliente.ts';
import classes from './painel-mais.module.css';
import { PessoaDaSessao } from './pessoa-da-sessao.tsx';
import { useAcoesDoUsuario } from './use-acoes-do-usuario.ts';
import { useMenu } from './use-menu.ts';

interface Props {
  aberto: boolean;
  fechar: () => void;
  /** Entries for which the bottom bar has no room. */
  restantes: readonly ItemDoMenu[];
}

const SUBIR = { duration: 150 };

interface PropsDaLista {
  itens: readonly ItemDoMenu[];
  origem: Origem;
  fechar: () => void;
}

/** Entries one under the other. Sections are all open, because the sheet has room for them. */
function Lista({ itens, origem, fechar }: PropsDaLista) {
  const entrada = (item: Entrada) => (
    <li key={item.path}>
      <ItemDeNavegacao item={item} origem={origem} className={classes.item} onClick={fechar} />
    </li>
  );
  return (
    <ul className={classes.lista}>
      {itens.map((item) =>
        ehSecao(item) ? (
          <li key={item.lugar}>
            <p className={classes.secao}>{item.rotulo}</p>
            <ul className={classes.lista}>{item.entradas.map(entrada)}</ul>
          </li>
        ) : (
          entrada(item)
        ),
      )}
    </ul>
  );
}

/**
 * The sheet 'Mais': the destinations for which the bottom bar has no room, the client, the person.
 */
export default function PainelMais({ aberto, fechar, restantes }: Props) {
  const cliente = useClienteSelecionado((estado) => estado.cliente);
  const usuario = useSessao((sessao) => sessao.usuario);
  const veAgenda = usePode('agenda:visualizar');
  const acoes = useAcoesDoUsuario();
  const doCliente = useMenu('cliente');
  const proprias = [...entradasDe(useMenu('barra')), ...entradasDe(useMenu('usuario'))].filter(
    ({ path }) => !entradasDe(restantes).some((entrada) => entrada.path === path),
  );
  const folha = useRef<HTMLDivElement>(null);
  useEscape(() => folha.current, aberto, fechar);
  return (
    <Drawer.Root
      opened={aberto}
      onClose={fechar}
      closeOnEscape={false}
      position="bottom"
      transitionProps={SUBIR}
      classNames={{ content: classes.folha, body: classes.corpo }}
    >
      <Drawer.Overlay />
      <Drawer.Content ref={folha}>
        <div className={classes.cabecalho}>
          <Drawer.Title>Mais</Drawer.Title>
          <Drawer.CloseButton size={44} iconSize={20} aria-label="Fechar" />
        </div>
        <Drawer.Body>
          {restantes.length > 0 && (
            <Lista itens={restantes} origem="barra-lateral" fechar={fechar} />
          )}
          {cliente && (
            <BlocoDoCliente recolhido={false} aoAgir={fechar}>
              {doCliente.length > 0 && (
                <Lista itens={doCliente} origem="secao-do-cliente" fechar={fechar} />
              )}
            </BlocoDoCliente>
          )}
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
          {proprias.length > 0 && <Lista itens={proprias} origem="outra" fechar={fechar} />}
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
