import type { ResultadoDaBusca } from '@dominio/contrato/busca';
import { useDebouncedValue } from '@mantine/hooks';
import { IconBuilding, IconCalendarEvent, IconUser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import {
  enderecoDaAgendaDaPessoa,
  enderecoDoAgendamento,
} from '../../features/agendamentos/agendamentos.endereco.ts';
import { buscaOptions, PAUSA_MS, procuravel } from '../../features/busca/busca.queries.ts';
import { clientesFavoritosOptions } from '../../features/clientes/clientes.favoritos.ts';
import { meusClientes } from '../../features/clientes/clientes.queries.ts';
import { resumoDoContrato } from '../../features/clientes/clientes.status.ts';
import { formatarDataHora } from '../../lib/formato.ts';
import { usePode } from '../../lib/permissoes.tsx';
import { useAbrirCliente } from '../use-abrir-cliente.ts';
import type { Grupo, Item } from './tipos.ts';

type ClienteEncontrado = Pick<
  ResultadoDaBusca['clientes'][number],
  'id' | 'nome' | 'numero_contrato' | 'status_contrato'
>;

const DE_CLIENTE = 'cliente:';

/** Turns clients into what the palette offers: choosing one opens it, as the active one. */
function useItemDeCliente(): (cliente: ClienteEncontrado) => Item {
  const abrir = useAbrirCliente();
  return (cliente) => ({
    id: DE_CLIENTE + cliente.id,
    rotulo: cliente.nome,
    detalhe: resumoDoContrato(cliente),
    Icone: IconBuilding,
    escolher: () => void abrir(cliente.id),
  });
}

/** The clients among what was chosen lately, while nothing is typed. */
function useClientesRecentes(recentes: readonly string[], termo: string): Item[] {
  const itemDe = useItemDeCliente();
  const ids = recentes.filter((id) => id.startsWith(DE_CLIENTE));
  const { data } = useQuery({ ...meusClientes(), enabled: termo === '' && ids.length > 0 });
  if (termo !== '') return [];
  return (data?.clientes ?? [])
    .filter(({ id }) => ids.includes(DE_CLIENTE + id))
    .map((cliente) => itemDe({ ...cliente, nome: cliente.name }));
}

/** The favourite clients that the firm serves, while nothing is typed. */
function useClientesFavoritos(termo: string): Item[] {
  const itemDe = useItemDeCliente();
  const veClientes = usePode('clientes:visualizar');
  const { data } = useQuery({ ...clientesFavoritosOptions, enabled: termo === '' && veClientes });
  if (termo !== '' || !veClientes) return [];
  return (data ?? []).filter(({ arquivado }) => !arquivado).map(itemDe);
}

export interface Encontrados {
  grupos: Grupo[];
  /** Clients chosen lately, offered before anything is typed. */
  clientesRecentes: Item[];
  /** Favourite clients, offered before anything is typed. */
  clientesFavoritos: Item[];
  /** The server has not answered for this term yet. */
  buscando: boolean;
  falhou: boolean;
}

/**
 * What the server finds for a term, asked once the typing pauses. An answer to what is no longer
 * typed shows nothing.
 */
export function useEncontrados(termo: string, recentes: readonly string[]): Encontrados {
  const navegar = useNavigate();
  const veAgenda = usePode('agenda:visualizar');
  const itemDeCliente = useItemDeCliente();
  const clientesRecentes = useClientesRecentes(recentes, termo);
  const clientesFavoritos = useClientesFavoritos(termo);
  const [pausado] = useDebouncedValue(termo, PAUSA_MS);
  const { data, isError, isFetching } = useQuery(buscaOptions(pausado));
  const atual = pausado === termo;
  const { clientes = [], pessoas = [], agendamentos = [] } = (atual && data) || {};
  return {
    clientesRecentes,
    clientesFavoritos,
    buscando: procuravel(termo) && (!atual || isFetching),
    falhou: atual && isError,
    grupos: [
      { titulo: 'Clientes', itens: clientes.map(itemDeCliente) },
      {
        titulo: 'Pessoas',
        itens: (veAgenda ? pessoas : []).map(({ id, nome, time_nome }) => ({
          id: `pessoa:${id}`,
          rotulo: nome,
          detalhe: time_nome ? `Abrir a agenda · ${time_nome}` : 'Abrir a agenda',
          Icone: IconUser,
          escolher: () => void navegar(enderecoDaAgendaDaPessoa(id)),
        })),
      },
      {
        titulo: 'Agendamentos',
        itens: agendamentos.map(({ id, titulo, data_hora_inicio, cliente_nome }) => ({
          id: `agendamento:${id}`,
          rotulo: titulo,
          detalhe: [formatarDataHora(data_hora_inicio), cliente_nome].filter(Boolean).join(' · '),
          Icone: IconCalendarEvent,
          escolher: () => void navegar(enderecoDoAgendamento(id)),
        })),
      },
    ],
  };
}
