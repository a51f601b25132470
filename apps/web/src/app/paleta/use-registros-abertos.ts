import {
  IconBuilding,
  IconCalendarEvent,
  IconCalendarPlus,
  IconEdit,
  IconFilePlus,
  IconLock,
  IconUsers,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { identificador } from '../../components/endereco/codec.ts';
import {
  ENDERECO_NOVO,
  enderecoDaAgendaDaPessoa,
  enderecoDaAgendaDoCliente,
} from '../../features/agendamentos/agendamentos.endereco.ts';
import { detalhesOptions } from '../../features/agendamentos/agendamentos.queries.ts';
import { terminou } from '../../features/contratos/contratos.formulario.ts';
import { contratos } from '../../features/contratos/contratos.queries.ts';
import { usuarios } from '../../features/usuarios/usuarios.queries.ts';
import { useClienteSelecionado } from '../../lib/cliente-store.ts';
import { usePode } from '../../lib/permissoes.tsx';
import { umOptions } from '../../registros/recurso.ts';
import { useAbrirCliente, usePaginaDoCliente } from '../use-abrir-cliente.ts';
import type { Grupo, Item } from './tipos.ts';

type Pessoa = { readonly id: number; readonly nome: string };

const itens = (...todos: readonly (Item | false | null)[]): Item[] =>
  todos.filter((um) => um !== false && um !== null);

/** The id of what the address has open on a page, or null. */
function useAberto(pagina: string, parametro: string): number | null {
  const { pathname, search } = useLocation();
  if (pathname !== pagina) return null;
  return identificador.ler(new URLSearchParams(search).get(parametro) ?? '') ?? null;
}

/** What may be done with a client that is named on the page. */
function useItensDoCliente(): (cliente: Pessoa, eOAtivo: boolean) => Item[] {
  const navegar = useNavigate();
  const abrir = useAbrirCliente();
  const pagina = usePaginaDoCliente();
  const veClientes = usePode('clientes:visualizar');
  const agenda = { ve: usePode('agenda:visualizar'), cria: usePode('agenda:criar') };
  const contratosDele = { ve: usePode('contratos:visualizar'), cria: usePode('contratos:criar') };
  return ({ id, nome }, eOAtivo) =>
    itens(
      agenda.ve &&
        agenda.cria &&
        (eOAtivo || veClientes) && {
          id: `registro:agendar-com:${id}`,
          rotulo: `Novo agendamento com ${nome}`,
          palavras: 'marcar reunião compromisso',
          Icone: IconCalendarPlus,
          escolher: () => void (eOAtivo ? navegar(ENDERECO_NOVO) : abrir(id, ENDERECO_NOVO)),
        },
      veClientes && {
        id: `registro:cliente:${id}`,
        rotulo: `Abrir ${nome}`,
        palavras: 'dados ficha cadastro editar cliente',
        Icone: IconBuilding,
        escolher: () => void (eOAtivo ? navegar(pagina) : abrir(id)),
      },
      agenda.ve && {
        id: `registro:agenda-do-cliente:${id}`,
        rotulo: `Agenda de ${nome}`,
        palavras: 'agendamentos reuniões',
        Icone: IconCalendarEvent,
        escolher: () => void navegar(enderecoDaAgendaDoCliente(id)),
      },
      contratosDele.ve &&
        contratosDele.cria && {
          id: `registro:contrato-para:${id}`,
          rotulo: `Novo contrato para ${nome}`,
          Icone: IconFilePlus,
          escolher: () => void navegar(`/contrato-form?cliente_id=${id}`),
        },
    );
}

/**
 * What may be done with the records in front of one: what a page has open at its side, and the active
 * client. Their names are those that the page has read; nothing is asked for here.
 */
export function useRegistrosAbertos(): Grupo[] {
  const navegar = useNavigate();
  const { pathname, search } = useLocation();
  const ativo = useClienteSelecionado((estado) => estado.cliente);
  const doCliente = useItensDoCliente();
  const podeEditarContratos = usePode('contratos:editar');
  const veAgenda = usePode('agenda:visualizar');
  const ids = {
    contrato: useAberto('/contratos', 'contrato'),
    pessoa: useAberto('/gerenciar-usuarios', 'usuario'),
    agendamento: useAberto('/agenda', 'agendamento'),
  };
  const lido = { enabled: false } as const;
  const { data: contrato } = useQuery({ ...umOptions(contratos, ids.contrato ?? 0), ...lido });
  const { data: pessoa } = useQuery({ ...umOptions(usuarios, ids.pessoa ?? 0), ...lido });
  const { data: agendamento } = useQuery({ ...detalhesOptions(ids.agendamento ?? 0), ...lido });
  const comParametro = (nome: string, valor: string) => {
    const params = new URLSearchParams(search);
    params.set(nome, valor);
    return () => void navegar(`${pathname}?${params}`);
  };

  const grupos: Grupo[] = [];
  if (contrato) {
    const { id, numero_contrato, cliente_id, cliente_nome, status_contrato } = contrato;
    grupos.push({
      titulo: `Contrato ${numero_contrato}`,
      itens: itens(
        podeEditarContratos &&
          !terminou(status_contrato) && {
            id: `registro:contrato:${id}`,
            rotulo: `Editar o contrato ${numero_contrato}`,
            palavras: 'mudar alterar aditivo',
            Icone: IconEdit,
            escolher: () => void navegar(`/contrato-form?id=${id}`),
          },
        ...doCliente({ id: cliente_id, nome: cliente_nome }, cliente_id === ativo?.id),
      ),
    });
  }
  if (pessoa) {
    const { id, nome, client_id } = pessoa;
    const daEquipe = client_id === null;
    grupos.push({
      titulo: nome,
      itens: itens(
        daEquipe &&
          veAgenda && {
            id: `registro:agenda-da-pessoa:${id}`,
            rotulo: `Agenda de ${nome}`,
            palavras: 'agendamentos reuniões',
            Icone: IconCalendarEvent,
            escolher: () => void navegar(enderecoDaAgendaDaPessoa(id)),
          },
        daEquipe && {
          id: `registro:clientes-da-pessoa:${id}`,
          rotulo: `Clientes de ${nome}`,
          palavras: 'vínculos carteira responsável',
          Icone: IconUsers,
          escolher: comParametro('parte', 'clientes'),
        },
        daEquipe && {
          id: `registro:permissoes-da-pessoa:${id}`,
          rotulo: `Permissões de ${nome}`,
          palavras: 'acesso grupos',
          Icone: IconLock,
          escolher: comParametro('parte', 'permissoes'),
        },
      ),
    });
  }
  if (agendamento) {
    const { id, titulo, acoes, cliente } = agendamento;
    grupos.push({
      titulo,
      itens: itens(
        acoes.editar && {
          id: `registro:agendamento:${id}`,
          rotulo: `Editar ${titulo}`,
          palavras: 'mudar alterar agendamento',
          Icone: IconEdit,
          escolher: comParametro('editar', '1'),
        },
        ...(cliente ? doCliente(cliente, cliente.id === ativo?.id) : []),
      ),
    });
  }
  if (ativo) {
    const { id, name } = ativo;
    grupos.push({ titulo: name, itens: doCliente({ id, nome: name }, true) });
  }
  return grupos;
}
