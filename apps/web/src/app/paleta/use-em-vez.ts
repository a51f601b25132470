import {
  IconBuilding,
  IconFileText,
  IconHome,
  IconPlus,
  IconTools,
  IconUsers,
} from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { enderecoDaEscolha } from '../../features/clientes/clientes.voltar.ts';
import { usePode } from '../../lib/permissoes.tsx';
import { INICIO } from '../rotas.ts';
import type { Item } from './tipos.ts';

/** What may be done where nothing has the term: it is looked for in the lists, or becomes something. */
export function useEmVez(termo: string): Item[] {
  const navegar = useNavigate();
  const pode = {
    clientes: usePode('clientes:visualizar'),
    novoCliente: usePode('clientes:criar'),
    contratos: usePode('contratos:visualizar'),
    pessoas: usePode('usuarios:visualizar'),
  };
  const buscado = encodeURIComponent(termo);
  const todos: readonly (Omit<Item, 'escolher'> & { pode?: boolean; para: string })[] = [
    {
      id: 'em-vez:clientes',
      rotulo: `Buscar "${termo}" em Clientes`,
      pode: pode.clientes,
      Icone: IconBuilding,
      para: `${enderecoDaEscolha()}?termo=${buscado}`,
    },
    {
      id: 'em-vez:novo-cliente',
      rotulo: `Criar o cliente "${termo}"`,
      pode: pode.novoCliente && pode.clientes,
      Icone: IconPlus,
      para: `${enderecoDaEscolha()}?novo=1&nome=${buscado}`,
    },
    {
      id: 'em-vez:contratos',
      rotulo: `Buscar "${termo}" em Contratos`,
      pode: pode.contratos,
      Icone: IconFileText,
      para: `/contratos?termo=${buscado}`,
    },
    {
      id: 'em-vez:pessoas',
      rotulo: `Buscar "${termo}" em Usuários`,
      pode: pode.pessoas,
      Icone: IconUsers,
      para: `/gerenciar-usuarios?termo=${buscado}`,
    },
    {
      id: 'em-vez:ferramentas',
      rotulo: 'Ver as ferramentas',
      Icone: IconTools,
      para: '/ferramentas',
    },
    { id: 'em-vez:inicio', rotulo: 'Ir para o Início', Icone: IconHome, para: INICIO },
  ];
  return todos
    .filter((um) => um.pode !== false)
    .map(({ pode: _, para, ...item }) => ({ ...item, escolher: () => void navegar(para) }));
}
