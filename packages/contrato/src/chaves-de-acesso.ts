import { z } from 'zod';
import { Feito, IdParams, textoObrigatorio } from './campos.ts';
import { endpoint } from './endpoint.ts';
import { Reautenticacao } from './reautenticacao.ts';
import { Desafio } from './segundo-fator.ts';
import { CHAVE_NAO_RECONHECIDA } from './segundo-fator-textos.ts';
import { RespostaDaEntrada } from './sessoes.ts';

export const MAXIMO_DE_CHAVES = 20;
export const TAMANHO_DO_NOME_DA_CHAVE = 60;

/** A passkey as its owner sees it. */
export const ChaveDeAcesso = z.object({
  id: z.int(),
  nome: z.string(),
  criada_em: z.string(),
  usada_em: z.string().nullable(),
  /** Whether the key's provider copies it to the person's other devices. */
  sincronizada: z.boolean(),
});
export type ChaveDeAcesso = z.infer<typeof ChaveDeAcesso>;

const NOME_INVALIDO = `O nome da chave deve ter de 1 a ${TAMANHO_DO_NOME_DA_CHAVE} caracteres.`;
const nome = textoObrigatorio(1, TAMANHO_DO_NOME_DA_CHAVE, NOME_INVALIDO);

const base64url = (maximo: number) =>
  z
    .string({ error: CHAVE_NAO_RECONHECIDA })
    .max(maximo, CHAVE_NAO_RECONHECIDA)
    .regex(/^[\w-]+$/, CHAVE_NAO_RECONHECIDA);

/**
 * The common fields of a browser's answers (WebAuthn level 3, §5.1), with maximum lengths that real
 * keys keep to.
 */
const credencial = {
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: z.literal('public-key', { error: CHAVE_NAO_RECONHECIDA }),
  clientExtensionResults: z.object({}, { error: CHAVE_NAO_RECONHECIDA }).default({}),
};

const RespostaDeRegistro = z.object({
  ...credencial,
  response: z.object(
    {
      clientDataJSON: base64url(8_000),
      attestationObject: base64url(64_000),
      transports: z.array(z.string().max(40)).max(10).optional(),
    },
    { error: CHAVE_NAO_RECONHECIDA },
  ),
});
export type RespostaDeRegistro = z.output<typeof RespostaDeRegistro>;

const RespostaDaChave = z.object({
  ...credencial,
  response: z.object(
    {
      clientDataJSON: base64url(8_000),
      authenticatorData: base64url(8_000),
      signature: base64url(8_000),
      userHandle: z.string().max(200).optional(),
    },
    { error: CHAVE_NAO_RECONHECIDA },
  ),
});
export type RespostaDaChave = z.output<typeof RespostaDaChave>;

const registro = z.object(RespostaDeRegistro.shape, { error: CHAVE_NAO_RECONHECIDA });
const uso = z.object(RespostaDaChave.shape, { error: CHAVE_NAO_RECONHECIDA });

/** Passed on to the browser unchanged (WebAuthn level 3, §5.1.9, §5.1.10). */
const Opcoes = z.looseObject({ challenge: z.string() });

const daPessoa = { acesso: 'sessao', semSegundoFator: true } as const;
const publica = { method: 'POST', acesso: 'publico' } as const;

export const chavesDeAcessoEndpoints = {
  listar: endpoint({
    ...daPessoa,
    method: 'GET',
    path: '/usuarios/me/chaves',
    resumo: 'Chaves de acesso de quem pede',
    response: z.object({ chaves: z.array(ChaveDeAcesso) }),
  }),
  opcoesDeRegistro: endpoint({
    ...daPessoa,
    method: 'POST',
    path: '/usuarios/me/chaves/opcoes',
    resumo: 'Começar o cadastro de uma chave de acesso',
    body: Reautenticacao,
    response: Opcoes,
  }),
  registrar: endpoint({
    ...daPessoa,
    method: 'POST',
    path: '/usuarios/me/chaves',
    resumo: 'Guardar a chave que o navegador criou',
    body: z.object({ nome, resposta: registro }),
    response: Feito.extend({
      chave: ChaveDeAcesso,
      /** Only if it is the person's first factor; in this answer and nowhere else. */
      codigos: z.array(z.string()).optional(),
    }),
    status: 201,
  }),
  renomear: endpoint({
    ...daPessoa,
    method: 'PUT',
    path: '/usuarios/me/chaves/{id}',
    resumo: 'Dar outro nome a uma chave de acesso',
    params: IdParams,
    body: z.object({ nome }),
    response: Feito,
  }),
  remover: endpoint({
    ...daPessoa,
    method: 'POST',
    path: '/usuarios/me/chaves/{id}/remover',
    resumo: 'Remover uma chave de acesso',
    params: IdParams,
    body: Reautenticacao,
    response: Feito,
  }),
  opcoesDaEntrada: endpoint({
    ...publica,
    path: '/auth/chave/opcoes',
    resumo: 'Começar a entrada com chave de acesso',
    response: Opcoes,
  }),
  entrar: endpoint({
    ...publica,
    path: '/auth/chave',
    resumo: 'Entrar com chave de acesso, sem senha',
    body: z.object({ resposta: uso }),
    response: RespostaDaEntrada,
  }),
  opcoesDoSegundoFator: endpoint({
    ...publica,
    path: '/auth/segundo-fator/chave/opcoes',
    resumo: 'Começar o segundo passo da entrada com chave de acesso',
    body: z.object({ desafio: Desafio }),
    response: Opcoes,
  }),
  confirmarSegundoFator: endpoint({
    ...publica,
    path: '/auth/segundo-fator/chave',
    resumo: 'Concluir a entrada com uma chave de acesso',
    body: z.object({ desafio: Desafio, resposta: uso }),
    response: RespostaDaEntrada,
  }),
} as const;
