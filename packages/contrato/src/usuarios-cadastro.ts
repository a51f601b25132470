import { z } from 'zod';
import { Feito, Id, IdParams, type Lidos } from './campos.ts';
import { endpoint } from './endpoint.ts';
import { rodapeDaLista } from './paginacao.ts';
import { Usuario } from './pessoas.ts';
import {
  type camposDoUsuario,
  EdicaoDeUsuario,
  FiltrosDeUsuarios,
  NovoUsuario,
  SITUACOES_DO_USUARIO,
} from './usuarios-entrada.ts';

/** An item of a lookup; items are in order of name. */
export const ItemDeConsulta = z.object({ id: z.int(), nome: z.string() });
export type ItemDeConsulta = z.infer<typeof ItemDeConsulta>;

/** A group to choose, and whether the caller may put somebody into it. */
export const GrupoParaEscolher = ItemDeConsulta.extend({
  acoes: z.object({ conceder: z.boolean() }),
});
export type GrupoParaEscolher = z.infer<typeof GrupoParaEscolher>;

/** The team of the person to be put into a group: some groups show the team's clients. */
const TimeDeQuemEntra = z.object({ time_id: Id.optional() });
export type TimeDeQuemEntra = z.output<typeof TimeDeQuemEntra>;

/**
 * A person in the register. In lists the CPF is masked and personal fields are null; the record has
 * the one for people who may edit users, the others for human resources, and reading them is audited.
 */
export const UsuarioDoCadastro = z.object({
  ...Usuario.shape,
  telefone: z.string().nullable(),
  situacao: z.enum(SITUACOES_DO_USUARIO),
  ativo: z.boolean(),
  ultimo_acesso: z.string().nullable(),
  /** Whether the person has a second factor. */
  mfa: z.boolean(),
  /** Until when the invitation may be used; null without an open invitation. */
  convite_expira_em: z.string().nullable(),
  /** The groups of the person, the primary one first. */
  grupos: z.array(ItemDeConsulta),
  total_clientes: z.int(),
  versao: z.int(),
} satisfies Lidos<typeof camposDoUsuario>);
export type UsuarioDoCadastro = z.infer<typeof UsuarioDoCadastro>;

/** What the caller may do with this person: the client's buttons follow it (estilo.md, habit 1). */
const AcoesDoUsuario = z.object({
  editar: z.boolean(),
  suspender: z.boolean(),
  reativar: z.boolean(),
  excluir: z.boolean(),
  resetar_senha: z.boolean(),
  /** Whether the caller may see the product as this person, read-only. */
  ver_como: z.boolean(),
  reenviar_convite: z.boolean(),
  cancelar_convite: z.boolean(),
  remover_segundo_fator: z.boolean(),
  copiar_acesso: z.boolean(),
  /** Whether the caller may read the open sessions and, outside a visit, end them. */
  ler_sessoes: z.boolean(),
});
export const UsuarioAberto = UsuarioDoCadastro.extend({
  acoes: AcoesDoUsuario,
  /** Whether `cpf` is given in full. */
  dados_completos: z.boolean(),
  /** Whether birth, gender, admission and children are given: to oneself and human resources. */
  dados_pessoais: z.boolean(),
});
export type UsuarioAberto = z.infer<typeof UsuarioAberto>;

const Lista = z.object({ usuarios: z.array(UsuarioDoCadastro), ...rodapeDaLista });
const Disponibilidade = z.object({ disponivel: z.boolean(), message: z.string() });
const ver = 'usuarios:visualizar';
const gerir = 'user_management:acessar';
const SemCorpo = { params: IdParams, response: Feito } as const;

export const cadastroDeUsuariosEndpoints = {
  listar: endpoint({
    method: 'GET',
    path: '/usuarios',
    acesso: ver,
    resumo: 'Pessoas do escritório e dos clientes no alcance de quem pede, paginadas',
    query: FiltrosDeUsuarios,
    response: Lista,
  }),
  buscar: endpoint({
    method: 'GET',
    path: '/usuarios/buscar',
    acesso: ver,
    resumo: 'Busca de pessoas por termo, grupo, time, cliente e situação',
    query: FiltrosDeUsuarios,
    response: Lista,
  }),
  ler: endpoint({
    method: 'GET',
    path: '/usuarios/{id}',
    acesso: ver,
    resumo: 'Cadastro de uma pessoa',
    params: IdParams,
    response: UsuarioAberto,
  }),
  criar: endpoint({
    method: 'POST',
    path: '/usuarios',
    acesso: gerir,
    resumo: 'Cadastrar uma pessoa e enviar o convite, ou dar uma senha temporária',
    body: NovoUsuario,
    response: z.object({
      success: z.literal(true),
      message: z.string(),
      usuario: UsuarioDoCadastro,
      /** The temporary password, without an invitation; in this answer and nowhere else. */
      nova_senha: z.string().optional(),
      expira_em: z.string().optional(),
    }),
    status: 201,
  }),
  atualizar: endpoint({
    method: 'PUT',
    path: '/usuarios/{id}',
    acesso: gerir,
    resumo: 'Mudar o cadastro de uma pessoa',
    params: IdParams,
    body: EdicaoDeUsuario,
    response: z.object({
      success: z.literal(true),
      message: z.string(),
      usuario: UsuarioDoCadastro,
    }),
  }),
  excluir: endpoint({
    method: 'DELETE',
    path: '/usuarios/{id}',
    acesso: gerir,
    resumo: 'Desligar uma pessoa: o acesso termina, o histórico fica',
    ...SemCorpo,
    /** The successor for everything; without one, a person who has something cannot leave. */
    query: z.object({ transferir_para: Id.optional() }),
  }),
  suspender: endpoint({
    method: 'POST',
    path: '/usuarios/{id}/suspender',
    acesso: gerir,
    resumo: 'Suspender o acesso de uma pessoa',
    ...SemCorpo,
  }),
  reativar: endpoint({
    method: 'POST',
    path: '/usuarios/{id}/reativar',
    acesso: gerir,
    resumo: 'Devolver o acesso a uma pessoa',
    ...SemCorpo,
  }),
  validarEmail: endpoint({
    method: 'POST',
    path: '/usuarios/validar-email',
    acesso: gerir,
    semEspaco: true,
    resumo: 'Conferir se um e-mail está livre',
    body: z.object({ email: z.string().max(1000), usuario_id: Id.nullish() }),
    response: Disponibilidade,
  }),
  validarCpf: endpoint({
    method: 'POST',
    path: '/usuarios/validar-cpf',
    acesso: gerir,
    semEspaco: true,
    resumo: 'Conferir se um CPF é válido e está livre',
    body: z.object({ cpf: z.string().max(1000), usuario_id: Id.nullish() }),
    response: Disponibilidade,
  }),
  grupos: endpoint({
    method: 'GET',
    path: '/grupos',
    acesso: 'sessao',
    resumo:
      'Grupos para escolher, e em quais quem pede pode pôr alguém; vazio para quem não cuida de usuários',
    query: TimeDeQuemEntra,
    response: z.array(GrupoParaEscolher),
  }),
  times: endpoint({
    method: 'GET',
    path: '/times',
    acesso: 'sessao',
    resumo: 'Times para escolher; vazio para quem não cuida de usuários',
    response: z.array(ItemDeConsulta),
  }),
  clientesParaVinculacao: endpoint({
    method: 'GET',
    path: '/clientes-para-vinculacao',
    acesso: 'sessao',
    resumo:
      'Clientes no alcance de quem pede, para vincular; vazio para quem não cuida de usuários',
    response: z.array(ItemDeConsulta),
  }),
} as const;
