import { z } from 'zod';
import { Feito, IdParams } from './campos.ts';
import { endpoint } from './endpoint.ts';
import { CodigoDoAplicativo, Reautenticacao } from './reautenticacao.ts';
import { DESAFIO_VENCIDO } from './segundo-fator-textos.ts';
import { RespostaDaEntrada } from './sessoes.ts';

/** How many recovery codes a person gets at a time. */
export const CODIGOS_DE_RECUPERACAO = 10;
/** How long a sign-in waits for the second step after the right password. */
export const MINUTOS_DO_DESAFIO = 5;

/** Ways to take the second step: the application, a passkey, a recovery code. */
export const METODOS_DO_SEGUNDO_FATOR = ['totp', 'chave', 'recuperacao'] as const;
export type MetodoDoSegundoFator = (typeof METODOS_DO_SEGUNDO_FATOR)[number];

/** Fields beside the refusal `SEGUNDO_FATOR`, when the first step of a sign-in was right. */
export const PedidoDeSegundoFator = z.object({
  desafio: z.string(),
  metodos: z.array(z.enum(METODOS_DO_SEGUNDO_FATOR)).min(1),
});
export type PedidoDeSegundoFator = z.infer<typeof PedidoDeSegundoFator>;

export const Desafio = z
  .string({ error: DESAFIO_VENCIDO })
  .min(1, DESAFIO_VENCIDO)
  .max(200, DESAFIO_VENCIDO);

/** The caller's second factors. */
export const EstadoDoSegundoFator = z.object({
  /** Whether the authenticator application is on. */
  totp: z.boolean(),
  totp_desde: z.string().nullable(),
  chaves: z.int(),
  /** How many recovery codes are unused. */
  codigos_restantes: z.int(),
  /** Whether a group of the person requires a second factor. */
  exigido: z.boolean(),
  /** Whether the account has a password, or is signed in to only by provider or passkey. */
  tem_senha: z.boolean(),
  /** Until when a new sign-in proves identity where there is no password; null for not. */
  provado_ate: z.string().nullable(),
});
export type EstadoDoSegundoFator = z.infer<typeof EstadoDoSegundoFator>;

/** The codes are in this answer and nowhere else. */
const ComCodigos = Feito.extend({ codigos: z.array(z.string()) });

const daPessoa = { acesso: 'sessao', semSegundoFator: true } as const;

export const segundoFatorEndpoints = {
  estado: endpoint({
    ...daPessoa,
    method: 'GET',
    path: '/usuarios/me/2fa',
    resumo: 'O segundo fator de quem pede',
    response: EstadoDoSegundoFator,
  }),
  ativar: endpoint({
    ...daPessoa,
    method: 'POST',
    path: '/usuarios/me/2fa/ativar',
    resumo: 'Receber o segredo para o aplicativo autenticador; só vale depois de confirmado',
    body: Reautenticacao,
    response: z.object({ segredo: z.string(), uri: z.string() }),
  }),
  confirmar: endpoint({
    ...daPessoa,
    method: 'POST',
    path: '/usuarios/me/2fa/confirmar',
    resumo: 'Provar que o aplicativo tem o segredo; responde com os códigos de recuperação',
    body: z.object({ codigo: CodigoDoAplicativo }),
    response: ComCodigos,
  }),
  desativar: endpoint({
    ...daPessoa,
    method: 'POST',
    path: '/usuarios/me/2fa/desativar',
    resumo: 'Deixar de usar o aplicativo autenticador',
    body: Reautenticacao,
    response: Feito,
  }),
  gerarCodigos: endpoint({
    ...daPessoa,
    method: 'POST',
    path: '/usuarios/me/2fa/codigos',
    resumo: 'Gerar novos códigos de recuperação; os anteriores deixam de valer',
    body: Reautenticacao,
    response: ComCodigos,
  }),
  remover: endpoint({
    method: 'POST',
    path: '/usuarios/{id}/2fa/remover',
    acesso: 'user_management:acessar',
    resumo: 'Remover o segundo fator de uma pessoa; as sessões dela terminam',
    params: IdParams,
    body: Reautenticacao,
    response: Feito,
  }),
  entrarComCodigo: endpoint({
    method: 'POST',
    path: '/auth/segundo-fator',
    acesso: 'publico',
    resumo: 'Concluir a entrada com um código do aplicativo ou de recuperação',
    body: z.object({ desafio: Desafio, codigo: CodigoDoAplicativo }),
    response: RespostaDaEntrada,
  }),
} as const;
