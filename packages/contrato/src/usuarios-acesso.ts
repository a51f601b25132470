import { z } from 'zod';
import { Id, IdParams, texto } from './campos.ts';
import { endpoint } from './endpoint.ts';
import { Pessoa } from './pessoas.ts';
import { ESCOPOS } from './usuarios.ts';

/** The roles of a link between a person and a client (page book §4). */
export const PAPEIS_DO_VINCULO = ['responsavel', 'apoio', 'revisor', 'cs'] as const;
export type PapelDoVinculo = (typeof PAPEIS_DO_VINCULO)[number];

export const NOME_DO_PAPEL: Readonly<Record<PapelDoVinculo, string>> = {
  responsavel: 'Responsável',
  apoio: 'Apoio',
  revisor: 'Revisor',
  cs: 'Sucesso do cliente',
};

/** The reasons of a right. */
export const MOTIVOS_DO_ACESSO = [
  /** Being in group 1, which has everything. */
  'administrador',
  /** Given to the person directly. */
  'direta',
  /** Given to a group of the person. */
  'grupo',
  /** A group's scope of every client. */
  'todos_os_clientes',
  /** A client of a group's own. */
  'cliente_do_grupo',
  /** A client of the team, with a group's scope of the team's clients. */
  'cliente_do_time',
  /** The person is linked to the client. */
  'vinculo',
  /** A link of an absent person whose substitute the person is today. */
  'substituicao',
  /** The person belongs to the client. */
  'empresa',
] as const;
export type MotivoDoAcesso = (typeof MOTIVOS_DO_ACESSO)[number];

/** A reason of a right, and the person, group or team that it comes from (dominios.md §6c). */
export const OrigemDoAcesso = z.object({
  tipo: z.enum(['usuario', 'grupo', 'time', 'admin']),
  id: z.int(),
  nome: z.string(),
  motivo: z.enum(MOTIVOS_DO_ACESSO),
  /** Role of the link between the person and the client; else null. */
  papel: z.enum(PAPEIS_DO_VINCULO).nullable(),
});
export type OrigemDoAcesso = z.infer<typeof OrigemDoAcesso>;

/** What a person lacks: a permission, a link to the client, an active account, or being staff. */
export const FaltaDoAcesso = z.object({
  tipo: z.enum(['permissao', 'vinculo', 'situacao', 'equipe']),
  nome: z.string(),
});
export type FaltaDoAcesso = z.infer<typeof FaltaDoAcesso>;

export const AcessoEfetivo = z.object({
  permitido: z.boolean(),
  /** All reasons, not only the first; also a link that gives nothing for want of something else. */
  origens: z.array(OrigemDoAcesso),
  /** Empty if the right is given. */
  faltaria: z.array(FaltaDoAcesso),
});
export type AcessoEfetivo = z.infer<typeof AcessoEfetivo>;

const UM_SO = 'Informe uma permissão ou um cliente.';
const NOME_DA_PERMISSAO = 'Informe a permissão como módulo:ação.';

/** Either a permission, `modulo:acao` or an action alone, or a client. */
const Sobre = z
  .object({
    permissao: texto(121, NOME_DA_PERMISSAO).min(1, NOME_DA_PERMISSAO).optional(),
    cliente_id: Id.optional(),
  })
  .refine(({ permissao, cliente_id }) => (permissao === undefined) !== (cliente_id === undefined), {
    path: ['permissao'],
    error: UM_SO,
  });
export type SobreOAcesso = z.output<typeof Sobre>;

const PermissaoEfetiva = z.object({
  id: z.int(),
  modulo: z.string(),
  acao: z.string(),
  nome: z.string(),
  critica: z.boolean(),
  origens: z.array(OrigemDoAcesso),
});
export type PermissaoEfetiva = z.infer<typeof PermissaoEfetiva>;

const ClienteEfetivo = z.object({
  id: z.int(),
  nome: z.string(),
  origens: z.array(OrigemDoAcesso),
});
export type ClienteEfetivo = z.infer<typeof ClienteEfetivo>;

const PessoaComAcesso = Pessoa.extend({
  grupo_nome: z.string(),
  origens: z.array(OrigemDoAcesso),
});
export type PessoaComAcesso = z.infer<typeof PessoaComAcesso>;

/** The people linked to a client in one role. */
const EquipeDoCliente = z.object({
  cliente_id: z.int(),
  cliente_nome: z.string(),
  papel: z.enum(PAPEIS_DO_VINCULO),
  usuarios: z.array(z.object({ id: z.int(), nome: z.string() })),
});
export type EquipeDoCliente = z.infer<typeof EquipeDoCliente>;

const dela = { method: 'GET', acesso: 'sessao', params: IdParams } as const;

/** Anybody may ask about themselves; asking about others needs `usuarios:visualizar`. */
export const acessoDoUsuarioEndpoints = {
  acesso: endpoint({
    ...dela,
    path: '/usuarios/{id}/acesso-efetivo',
    resumo: 'Se uma pessoa tem uma permissão ou vê um cliente, e por quê',
    query: Sobre,
    response: AcessoEfetivo,
  }),
  permissoes: endpoint({
    ...dela,
    path: '/usuarios/{id}/permissoes-efetivas',
    resumo: 'Tudo o que uma pessoa pode, com a origem de cada permissão',
    response: z.object({ permissoes: z.array(PermissaoEfetiva), total: z.int() }),
  }),
  clientes: endpoint({
    ...dela,
    path: '/usuarios/{id}/clientes-efetivos',
    resumo: 'Os clientes que uma pessoa vê por vínculo, time ou grupo, no alcance de quem pede',
    response: z.object({
      escopo: z.enum(ESCOPOS),
      /** The reasons that give every client; empty for a person who sees clients by links only. */
      todos: z.array(OrigemDoAcesso),
      clientes: z.array(ClienteEfetivo),
      total: z.int(),
    }),
  }),
  equipe: endpoint({
    ...dela,
    path: '/usuarios/{id}/equipe-cliente',
    resumo: 'Quem cuida de cada cliente de uma pessoa, por papel, no alcance de quem pede',
    response: z.array(EquipeDoCliente),
  }),
  quem: endpoint({
    method: 'GET',
    path: '/usuarios/com-acesso',
    acesso: 'usuarios:visualizar',
    resumo: 'Quem tem uma permissão, ou vê um cliente do alcance de quem pede, e por quê',
    query: Sobre,
    response: z.object({ pessoas: z.array(PessoaComAcesso), total: z.int() }),
  }),
} as const;
