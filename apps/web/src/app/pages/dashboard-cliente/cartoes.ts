import type { Permissao } from '@dominio/contrato/permissoes-catalogo';
import type { ComponentType } from 'react';
import { LinhaDoTempo } from '../../../features/linha-do-tempo/components/linha-do-tempo.tsx';
import { NotasDoCliente } from '../../../features/notas/components/notas-do-cliente.tsx';
import { AgendamentosDoCliente } from './agendamentos-do-cliente.tsx';
import { ContratosDoCliente } from './contratos-do-cliente.tsx';
import { EmAberto } from './em-aberto.tsx';
import { EmpresasDoCliente } from './empresas-do-cliente.tsx';
import { Identificacao } from './identificacao.tsx';
import { QuemAtende } from './quem-atende.tsx';
import { QuemDeveOQue } from './quem-deve-o-que.tsx';
import { QuemLigar } from './quem-ligar.tsx';
import { Vencimentos } from './vencimentos.tsx';

export interface CartaoDoPainel {
  readonly id: string;
  readonly titulo: string;
  /** Any of these shows it. */
  readonly permissoes: readonly Permissao[];
  /** Where it stands on a wide screen: what helps at once, or who the client is. */
  readonly coluna: 'agora' | 'cadastro';
  readonly conteudo: ComponentType<{ clienteId: number }>;
}

/**
 * The cards of a client's panel, in their order on a phone; a domain adds its own by a row here. Each
 * asks for its own permission and reads what it shows by itself.
 */
export const CARTOES: readonly CartaoDoPainel[] = [
  {
    id: 'quem-ligar',
    titulo: 'Para quem ligar',
    permissoes: ['contatos_importantes:visualizar'],
    coluna: 'agora',
    conteudo: QuemLigar,
  },
  {
    id: 'agendamentos',
    titulo: 'Agendamentos',
    permissoes: ['agenda:visualizar'],
    coluna: 'agora',
    conteudo: AgendamentosDoCliente,
  },
  {
    id: 'notas',
    titulo: 'Notas',
    permissoes: ['painel_cliente:visualizar'],
    coluna: 'agora',
    conteudo: NotasDoCliente,
  },
  {
    id: 'quem-deve-o-que',
    titulo: 'Com o cliente e conosco',
    permissoes: ['clientes:visualizar'],
    coluna: 'agora',
    conteudo: QuemDeveOQue,
  },
  {
    id: 'identificacao',
    titulo: 'Identificação',
    permissoes: ['clientes:visualizar'],
    coluna: 'cadastro',
    conteudo: Identificacao,
  },
  {
    id: 'contratos',
    titulo: 'Contrato e serviços',
    permissoes: ['contratos:visualizar'],
    coluna: 'cadastro',
    conteudo: ContratosDoCliente,
  },
  {
    id: 'quem-atende',
    titulo: 'Quem atende',
    permissoes: ['painel_cliente:visualizar'],
    coluna: 'cadastro',
    conteudo: QuemAtende,
  },
  {
    id: 'empresas',
    titulo: 'Empresas',
    permissoes: ['empresas:visualizar'],
    coluna: 'cadastro',
    conteudo: EmpresasDoCliente,
  },
  {
    id: 'vencimentos',
    titulo: 'Vencimentos',
    permissoes: ['contratos:visualizar', 'empresas:visualizar'],
    coluna: 'cadastro',
    conteudo: Vencimentos,
  },
  {
    id: 'em-aberto',
    titulo: 'Em aberto',
    permissoes: ['clientes:visualizar', 'contatos_importantes:visualizar', 'empresas:visualizar'],
    coluna: 'cadastro',
    conteudo: EmAberto,
  },
  {
    id: 'linha-do-tempo',
    titulo: 'Linha do tempo',
    permissoes: ['painel_cliente:visualizar'],
    coluna: 'agora',
    conteudo: LinhaDoTempo,
  },
];
