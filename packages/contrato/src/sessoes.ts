import { z } from 'zod';
import { emailCanonico } from './emails.ts';
import { endpoint } from './endpoint.ts';
import { Usuario } from './pessoas.ts';
import { NovaSenha } from './senhas.ts';

/** Sentences of the session that both sides show (specification part 1 §5, §8). */
export const TEXTOS_DA_SESSAO = {
  tokenNaoEncontrado: 'Token não encontrado',
  tokenInvalido: 'Token inválido',
  erroNaValidacao: 'Erro na validação',
  sessaoExpirada: 'Sessão expirada',
  erroNoLogin: 'Erro no login',
  erroPermissoes: 'Erro ao carregar permissões',
  linkInvalido: 'Token inválido ou expirado. Solicite um novo link de redefinição de senha.',
  conviteInvalido:
    'Convite expirado ou já usado. Se ainda não tem senha, peça um novo convite a quem cuida dos usuários do escritório.',
  erroAoValidarLink: 'Erro ao validar token. Tente novamente.',
  linkPedido: 'Se o e-mail estiver cadastrado, você receberá um link em instantes.',
  acessoAtivado: 'Acesso ativado. Entre com a sua senha.',
  senhaAlterada: 'Senha alterada. Entre com a nova senha.',
} as const;

/** Lifetime of a session and of its cookie copy, in hours (specification part 1 §9). */
export const HORAS_DA_SESSAO = 720;

/** Folded as accounts are kept. */
const Email = z
  .string({ error: 'Informe o e-mail.' })
  .overwrite(emailCanonico)
  .min(1, 'Informe o e-mail.')
  .max(254, 'E-mail inválido.');

const TokenDeRedefinicao = z
  .string({ error: TEXTOS_DA_SESSAO.linkInvalido })
  .min(1, TEXTOS_DA_SESSAO.linkInvalido)
  .max(200, TEXTOS_DA_SESSAO.linkInvalido);

/** A session that has just been opened, however the person came in. */
export const RespostaDaEntrada = z.object({ access_token: z.string(), user: Usuario });
export type RespostaDaEntrada = z.infer<typeof RespostaDaEntrada>;

export const sessoesEndpoints = {
  login: endpoint({
    method: 'POST',
    path: '/auth/login',
    acesso: 'publico',
    resumo: 'Entrar com e-mail e senha',
    body: z.object({
      email: Email,
      password: z
        .string({ error: 'Informe a senha.' })
        .min(1, 'Informe a senha.')
        .max(1024, 'A senha é longa demais.'),
    }),
    response: RespostaDaEntrada,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/auth/logout',
    acesso: 'sessao',
    comSenhaProvisoria: true,
    semSegundoFator: true,
    resumo: 'Encerrar a sessão',
    response: z.object({ success: z.literal(true), message: z.string() }),
    // Not "storage" too (seguranca.md T8): it would take the theme and what else the machine keeps
    // past a session, which the client clears key by key (specification part 1 §4).
    cabecalhos: { 'clear-site-data': '"cache"' },
  }),
  validarToken: endpoint({
    method: 'POST',
    path: '/auth/validate-token',
    acesso: 'sessao',
    naVisita: true,
    resumo: 'Conferir se a sessão ainda vale',
    response: z.object({ valid: z.boolean(), user: Usuario, message: z.string() }),
  }),
  eu: endpoint({
    method: 'GET',
    path: '/auth/me',
    acesso: 'sessao',
    comSenhaProvisoria: true,
    semSegundoFator: true,
    resumo: 'Quem está na sessão',
    response: z.object({ user: Usuario }),
  }),
  permissoes: endpoint({
    method: 'GET',
    path: '/auth/permissions',
    acesso: 'sessao',
    resumo: 'Permissões de quem está na sessão, codificadas para os menus',
    response: z.object({ encrypted_permissions: z.string() }),
  }),
  esqueciSenha: endpoint({
    method: 'POST',
    path: '/auth/forgot-password',
    acesso: 'publico',
    resumo: 'Pedir um link de redefinição de senha; a resposta não diz se a conta existe',
    body: z.object({ email: Email }),
    response: z.object({ success: z.literal(true), message: z.string() }),
  }),
  validarLink: endpoint({
    method: 'GET',
    path: '/auth/validate-reset-token/{token}',
    acesso: 'publico',
    resumo: 'Conferir um link de redefinição, sem gastá-lo',
    params: z.object({ token: TokenDeRedefinicao }),
    // Whoever holds a good link may set the password, and so may know whose it is; of any other there
    // is nothing but that it is not good.
    response: z.object({
      valid: z.boolean(),
      nome: z.string().optional(),
      email: z.string().optional(),
    }),
  }),
  redefinirSenha: endpoint({
    method: 'POST',
    path: '/auth/reset-password',
    acesso: 'publico',
    resumo: 'Definir a nova senha com um link de redefinição',
    body: z.object({ token: TokenDeRedefinicao, nova_senha: NovaSenha }),
    // Whoever set the password may know whose it is: the sign-in form is filled with the address.
    response: z.object({ success: z.literal(true), message: z.string(), email: z.string() }),
  }),
} as const;
