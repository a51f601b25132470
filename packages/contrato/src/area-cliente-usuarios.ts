import { z } from 'zod';
import { IdParams } from './campos.ts';
import { DadosDeContato, PAPEIS_DO_CONTATO, type PapelDoContato } from './contatos.ts';
import { Email } from './emails.ts';
import { endpoint } from './endpoint.ts';
import { Pessoa } from './pessoas.ts';

/**
 * Roles that give somebody a say over the company's people or decisions: a partner of the company
 * confirms whatever the client's administrator changes of those who have one (page book §5).
 */
const PAPEIS_A_CONFIRMAR: readonly PapelDoContato[] = [
  'aprovador',
  'socio',
  'administrador_cliente',
];

/** Whether a change of roles gives or takes one that a partner of the company confirms. */
export const mudaQuemDecide = (
  antes: readonly PapelDoContato[],
  depois: readonly PapelDoContato[],
): boolean => PAPEIS_A_CONFIRMAR.some((papel) => antes.includes(papel) !== depois.includes(papel));

export const NOME_DO_ACESSO = {
  ativo: 'Ativo',
  convite_pendente: 'Convite pendente',
  convite_vencido: 'Convite vencido',
} as const;
export type AcessoDoUsuario = keyof typeof NOME_DO_ACESSO;

const papeis = z.array(z.enum(PAPEIS_DO_CONTATO));

/** Somebody of the client with access to its area. */
export const UsuarioDoCliente = Pessoa.extend({
  email: z.string(),
  papeis,
  acesso: z.enum(Object.keys(NOME_DO_ACESSO) as [AcessoDoUsuario]),
  ultimo_acesso_em: z.string().nullable(),
  /** Whether it is who asks. */
  eu: z.boolean(),
  acoes: z.object({ mudar_papeis: z.boolean(), reenviar: z.boolean(), retirar: z.boolean() }),
});
export type UsuarioDoCliente = z.infer<typeof UsuarioDoCliente>;

export const TIPOS_DE_PEDIDO = ['convite', 'papeis', 'retirada'] as const;

/** A change that waits until a partner of the company confirms it. */
export const PedidoDoCliente = z.object({
  id: z.int(),
  tipo: z.enum(TIPOS_DE_PEDIDO),
  /** Whom it is about. */
  nome: z.string(),
  email: z.string(),
  /** Their roles once it is confirmed. */
  papeis,
  autor_nome: z.string().nullable(),
  criado_em: z.string(),
  acoes: z.object({ confirmar: z.boolean(), recusar: z.boolean(), cancelar: z.boolean() }),
});
export type PedidoDoCliente = z.infer<typeof PedidoDoCliente>;

export const UsuariosDoCliente = z.object({
  /** By name. */
  usuarios: z.array(UsuarioDoCliente),
  /** The oldest first; told to administrators and partners alone. */
  pedidos: z.array(PedidoDoCliente),
  acoes: z.object({ convidar: z.boolean() }),
});
export type UsuariosDoCliente = z.infer<typeof UsuariosDoCliente>;

/** The list after a change, and whether the change now waits for a partner instead of being made. */
const Mudados = UsuariosDoCliente.extend({ aguardando: z.boolean() });
export type UsuariosMudados = z.infer<typeof Mudados>;

const NovoUsuarioDoCliente = z.object({
  nome: DadosDeContato.shape.nome,
  email: Email,
  papeis: DadosDeContato.shape.papeis,
});
export type NovoUsuarioDoCliente = z.output<typeof NovoUsuarioDoCliente>;

const base = '/api/area-cliente/usuarios';

/**
 * The client's people with access to its area (page book §5). The client is the caller's own: no call
 * takes one. The staff, who belong to no client, have none.
 */
export const usuariosDoClienteEndpoints = {
  listar: endpoint({
    method: 'GET',
    path: base,
    acesso: 'sessao',
    resumo: 'Pessoas da empresa de quem pede que têm acesso; vazio para a equipe',
    response: UsuariosDoCliente,
  }),
  convidar: endpoint({
    method: 'POST',
    path: base,
    acesso: 'sessao',
    resumo: 'Convidar uma pessoa da própria empresa; papéis de decisão esperam um sócio',
    body: NovoUsuarioDoCliente,
    response: Mudados,
  }),
  mudarPapeis: endpoint({
    method: 'PUT',
    path: `${base}/{id}/papeis`,
    acesso: 'sessao',
    resumo: 'Definir os papéis de uma pessoa da própria empresa',
    params: IdParams,
    body: z.object({ papeis: DadosDeContato.shape.papeis.unwrap() }),
    response: Mudados,
  }),
  reenviar: endpoint({
    method: 'POST',
    path: `${base}/{id}/reenviar`,
    acesso: 'sessao',
    resumo: 'Enviar outro convite a quem da própria empresa ainda não aceitou o seu',
    params: IdParams,
    response: Mudados,
  }),
  retirar: endpoint({
    method: 'DELETE',
    path: `${base}/{id}`,
    acesso: 'sessao',
    resumo: 'Retirar o acesso de uma pessoa da própria empresa; as sessões dela acabam',
    params: IdParams,
    response: Mudados,
  }),
  confirmar: endpoint({
    method: 'POST',
    path: `${base}/pedidos/{id}/confirmar`,
    acesso: 'sessao',
    resumo: 'Confirmar, como sócio, uma mudança pedida nos usuários da própria empresa',
    params: IdParams,
    response: Mudados,
  }),
  descartar: endpoint({
    method: 'DELETE',
    path: `${base}/pedidos/{id}`,
    acesso: 'sessao',
    resumo: 'Recusar, como sócio, ou cancelar, como administrador, uma mudança nos usuários',
    params: IdParams,
    response: Mudados,
  }),
} as const;
