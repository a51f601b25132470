import { temPermissao } from '@dominio/contrato/permissoes';
import {
  IconArrowsExchange,
  IconBuildingPlus,
  IconEyeQuestion,
  IconKeyboard,
  IconLayoutSidebar,
  IconPlus,
  IconUnlink,
  IconUserPlus,
  IconUsersPlus,
} from '@tabler/icons-react';
import { useLocation, useNavigate } from 'react-router';
import { ENDERECO_NOVO } from '../../features/agendamentos/agendamentos.endereco.ts';
import { enderecoDaEscolha } from '../../features/clientes/clientes.voltar.ts';
import { useDesvincularCliente } from '../../features/clientes/use-desvincular-cliente.ts';
import { abrirListaDeAtalhos } from '../../lib/atalhos/preferencia.ts';
import { useClienteSelecionado } from '../../lib/cliente-store.ts';
import { usePode } from '../../lib/permissoes.tsx';
import { useSessao } from '../../lib/sessao.ts';
import { useCelular } from '../../lib/use-celular.ts';
import { podeProcurar } from '../acesso.ts';
import { explicarAcesso } from '../explicacao.ts';
import { iconeDe } from '../icones.ts';
import { usePreferenciaDaLateral } from '../layouts/preferencia-da-lateral.ts';
import { useAcoesDoUsuario } from '../layouts/use-acoes-do-usuario.ts';
import { type RotaComPagina, temPagina } from '../rotas/rota.ts';
import { ROTAS, rotaDe } from '../rotas.ts';
import { useRotaAtual } from '../use-rota-atual.ts';
import { PARTES, type Parte, UTILITARIOS } from './partes.ts';
import type { Item } from './tipos.ts';

/** Names by which a page is found besides its title: its own words, its address, its other names. */
function palavrasDe({ path, palavras = '', menu = {} }: RotaComPagina): string {
  const outros = ROTAS.flatMap((rota) =>
    !temPagina(rota) && rota.destino === path ? rota.path : [],
  );
  return [palavras, path, ...outros, ...Object.values(menu)].join(' ');
}

/** Parts of pages that this person may open. */
function usePartes(partes: readonly Parte[]): Item[] {
  const sessao = useSessao();
  const navegar = useNavigate();
  const { permissions } = sessao.permissoes;
  return partes
    .filter(({ pagina, permissao }) => {
      const rota = rotaDe(pagina);
      if (!rota || !podeProcurar(rota, sessao)) return false;
      return permissao === undefined || temPermissao(permissions, permissao);
    })
    .map(({ id, rotulo, palavras, Icone, pagina, busca }) => ({
      ...{ id, rotulo, palavras, Icone },
      escolher: () => void navegar(`${pagina}?${busca}`),
    }));
}

/** The small tools. */
export const useUtilitarios = (): Item[] => usePartes(UTILITARIOS);

/** The pages that this person has a use for, and their parts. */
export function usePaginas(): Item[] {
  const sessao = useSessao();
  const navegar = useNavigate();
  const partes = usePartes(PARTES);
  const paginas = ROTAS.filter(temPagina)
    .filter((rota) => rota.guarda === 'staff' && podeProcurar(rota, sessao))
    .map((rota) => ({
      id: `pagina:${rota.path}`,
      rotulo: rota.titulo,
      palavras: palavrasDe(rota),
      Icone: iconeDe(rota.path),
      escolher: () => void navegar(rota.path),
    }));
  return [...paginas, ...partes];
}

/** What this person may do from anywhere. */
export function useAcoes(): Item[] {
  const navegar = useNavigate();
  const { pathname, search } = useLocation();
  const veAgenda = usePode('agenda:visualizar');
  const veClientes = usePode('clientes:visualizar');
  const veTimes = usePode('times:acessar');
  const lePessoas = usePode('usuarios:visualizar');
  const novo = {
    agendamento: usePode('agenda:criar'),
    cliente: usePode('clientes:criar'),
    usuario: usePode('user_management:acessar'),
    time: usePode('times:criar'),
  };
  const { permissao, titulo } = useRotaAtual();
  const cliente = useClienteSelecionado((estado) => estado.cliente);
  const desvincular = useDesvincularCliente();
  const doUsuario = useAcoesDoUsuario();
  const lateral = usePreferenciaDaLateral();
  const celular = useCelular();

  const acoes: (Item | false)[] = [
    novo.agendamento &&
      veAgenda && {
        id: 'acao:novo-agendamento',
        rotulo: 'Novo agendamento',
        palavras: 'criar marcar agendar reunião compromisso evento',
        Icone: IconPlus,
        escolher: () => void navegar(ENDERECO_NOVO),
      },
    novo.cliente &&
      veClientes && {
        id: 'acao:novo-cliente',
        rotulo: 'Novo cliente',
        palavras: 'criar cadastrar empresa',
        Icone: IconBuildingPlus,
        escolher: () => void navegar(`${enderecoDaEscolha()}?novo=1`),
      },
    novo.usuario &&
      lePessoas && {
        id: 'acao:novo-usuario',
        rotulo: 'Novo usuário',
        palavras: 'criar cadastrar convidar convite pessoa colaborador funcionário',
        Icone: IconUserPlus,
        escolher: () => void navegar('/gerenciar-usuarios?novo=1'),
      },
    novo.time &&
      veTimes && {
        id: 'acao:novo-time',
        rotulo: 'Novo time',
        palavras: 'criar cadastrar equipe',
        Icone: IconUsersPlus,
        escolher: () => void navegar('/times?novo=1'),
      },
    veClientes && {
      id: 'acao:trocar-cliente',
      rotulo: cliente ? 'Trocar cliente' : 'Escolher cliente',
      palavras: 'selecionar trocar escolher',
      Icone: IconArrowsExchange,
      escolher: () => void navegar(enderecoDaEscolha(pathname + search)),
    },
    cliente !== null && {
      id: 'acao:desvincular-cliente',
      rotulo: 'Desvincular cliente',
      palavras: 'soltar limpar',
      detalhe: cliente.name,
      Icone: IconUnlink,
      escolher: desvincular,
    },
    !celular && {
      id: 'acao:menu-lateral',
      rotulo: lateral.expandida ? 'Recolher menu' : 'Expandir menu',
      palavras: 'lateral barra',
      Icone: IconLayoutSidebar,
      escolher: lateral.alternar,
    },
    permissao !== undefined && {
      id: 'acao:explicar-acesso',
      rotulo: lePessoas ? 'Quem vê esta página?' : 'Por que vejo esta página?',
      palavras: 'acesso permissão explicar depurar por que quem vê menu',
      detalhe: titulo,
      Icone: IconEyeQuestion,
      escolher: () => explicarAcesso({ permissao, oQue: titulo }),
    },
    {
      id: 'acao:atalhos',
      rotulo: 'Atalhos do teclado',
      palavras: 'ajuda teclas',
      Icone: IconKeyboard,
      escolher: () => abrirListaDeAtalhos(),
    },
    ...doUsuario.map(({ id, rotulo, palavras, Icone, aoEscolher }) => ({
      id: `acao:${id}`,
      rotulo,
      palavras,
      Icone,
      escolher: aoEscolher,
    })),
  ];
  return acoes.filter((acao) => acao !== false);
}
