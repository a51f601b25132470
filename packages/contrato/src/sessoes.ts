import { z } from 'zod';
import { EMAIL_INVALIDO, emailCanonico } from './emails.ts';
import { endpoint } from './endpoint.ts';
import { UsuarioDaSessao } from './pessoas.ts';
import { NovaSenha } from './senhas.ts';

/** Sentences about sessions that both API and web use (specification part 1 §5, §8). */
export const TEXTOS_DA_SESSAO = {
  tokenNaoEncontrado: 'Token não encontrado',
  tokenInvalido: 'Token inválido',
  erroNaValidacao: 'Erro na validação',
  sessaoExpirada: 'Sessão expirada',
  /** From the administration service (specification part 2 §8). */
  sessaoExpiradaNaAdministracao: 'Sessão expirada. Redirecionando para login...',
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

/** Life of a session and of its copy in a cookie, in hours (specification part 1 §9). */
export const HORAS_DA_SESSAO = 720;

/**
 * The e-mail that somebody signs in with, folded to the form in which accounts store it. Nothing is
 * sent to it and it is only compared, so an account that has an old address is not locked out.
 */
const EmailDaEntrada = z
  .string({ error: 'Informe o e-mail.' })
  .overwrite(emailCanonico)
  .min(1, 'Informe o e-mail.')
  .max(254, EMAIL_INVALIDO);

const TokenDeRedefinicao = z
  .string({ error: TEXTOS_DA_SESSAO.linkInvalido })
  .min(1, TEXTOS_DA_SESSAO.linkInvalido)
  .max(200, TEXTOS_DA_SESSAO.linkInvalido);

/** The answer when a session was opened, by any means. */
export const RespostaDaEntrada = z.object({ access_token: z.string(), user: UsuarioDaSessao });
export type RespostaDaEntrada = z.infer<typeof RespostaDaEntrada>;

export const sessoesEndpoints = {
  login: endpoint({
    method: 'POST',
    path: '/auth/login',
    acesso: 'publico',
    resumo: 'Entrar com e-mail e senha',
    body: z.object({
      email: EmailDaEntrada,
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
    semEspaco: true,
    resumo: 'Encerrar a sessão',
    response: z.object({ success: z.literal(true), message: z.string() }),
    // Not "storage" too (seguranca.md T8): that would delete the theme and other settings that
    // outlive a session; the client deletes the others key by key (specification part 1 §4).
    cabecalhos: { 'clear-site-data': '"cache"' },
  }),
  validarToken: endpoint({
    method: 'POST',
    path: '/auth/validate-token',
    acesso: 'sessao',
    naVisita: true,
    semEspaco: true,
    resumo: 'Conferir se a sessão ainda vale',
    response: z.object({ valid: z.boolean(), user: UsuarioDaSessao, message: z.string() }),
  }),
  eu: endpoint({
    method: 'GET',
    path: '/auth/me',
    acesso: 'sessao',
    comSenhaProvisoria: true,
    semSegundoFator: true,
    resumo: 'Quem está na sessão',
    response: z.object({ user: UsuarioDaSessao }),
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
    body: z.object({ email: EmailDaEntrada }),
    response: z.object({ success: z.literal(true), message: z.string() }),
  }),
  validarLink: endpoint({
    method: 'GET',
    path: '/auth/validate-reset-token/{token}',
    acesso: 'publico',
    resumo: 'Conferir um link de redefinição, sem gastá-lo',
    params: z.object({ token: TokenDeRedefinicao }),
    // Somebody with a valid link may set the password, so may also know whose it is; an invalid one
    // gets no more than that it is invalid.
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
    // Somebody who has set the password may know whose it is: the sign-in form is filled with the
    // e-mail.
    response: z.object({ success: z.literal(true), message: z.string(), email: z.string() }),
  }),
} as const;
