import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { lerProvedor } from './oidc-provedor.ts';
import { RespostaDaEntrada } from './sessoes.ts';

/** Reasons why a sign-in by the provider was refused; one is in the page's `/entrar#oidc=…`. */
export const RECUSAS_DO_OIDC = [
  'desligado',
  'cancelado',
  'expirado',
  'indisponivel',
  'email-nao-confirmado',
  'sem-conta',
  'muitas-tentativas',
] as const;
export type RecusaDoOidc = (typeof RECUSAS_DO_OIDC)[number];

/** The text of each reason. They are fixed, so that no link can make the page show other words. */
export const TEXTOS_DO_OIDC: Readonly<Record<RecusaDoOidc, string>> = {
  desligado: 'A entrada pelo provedor está desligada. Entre com e-mail e senha.',
  cancelado: 'A entrada foi cancelada no provedor.',
  expirado: 'A entrada demorou demais ou já foi usada. Tente novamente.',
  indisponivel: 'O provedor não respondeu como esperado. Tente novamente em instantes.',
  'email-nao-confirmado':
    'O provedor não confirmou o seu e-mail. Confirme-o lá ou entre com e-mail e senha.',
  'sem-conta':
    'Não há conta ativa do Domínio para o seu e-mail do provedor. Fale com quem administra o sistema.',
  'muitas-tentativas': 'Muitas tentativas. Aguarde alguns minutos.',
};

/**
 * 256 random bits, base64url: a secret that the page keeps, so that a sign-in ends in the browser
 * in which it began.
 */
const Prova = z
  .string()
  .regex(/^[\w-]{43}$/, 'Prova inválida.')
  .optional();

export const oidcEndpoints = {
  provedor: lerProvedor,
  iniciar: endpoint({
    method: 'GET',
    path: '/auth/oidc/iniciar',
    acesso: 'publico',
    resumo: 'Ir ao provedor de identidade para entrar',
    query: z.object({
      prova: Prova,
      /** Makes the provider ask the person anew, even if it knows them, as a proof of identity. */
      novamente: z.literal('1').optional(),
    }),
    status: 302,
  }),
  retorno: endpoint({
    method: 'GET',
    path: '/auth/oidc/retorno',
    acesso: 'publico',
    resumo: 'Voltar do provedor de identidade',
    status: 302,
  }),
  trocar: endpoint({
    method: 'POST',
    path: '/auth/oidc/trocar',
    acesso: 'publico',
    resumo: 'Trocar o código que o retorno deu por uma sessão; vale uma vez, por 60 segundos',
    body: z.object({
      codigo: z
        .string({ error: TEXTOS_DO_OIDC.expirado })
        .min(1, TEXTOS_DO_OIDC.expirado)
        .max(600, TEXTOS_DO_OIDC.expirado),
      prova: Prova,
    }),
    response: RespostaDaEntrada,
  }),
} as const;
