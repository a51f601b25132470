import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { lerProvedor } from './oidc-provedor.ts';
import { RespostaDaEntrada } from './sessoes.ts';

/** Why a sign-in by the provider ended at the sign-in page; `/entrar#oidc=…` names one of them. */
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

/** What is said of each: fixed texts, so that no address can put words in the product's mouth. */
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

/** 256 bits, base64url: what the page keeps for itself, so that a sign-in ends where it began. */
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
      /** Ask who it is even of somebody whom the provider knows: the session proves anew who it is. */
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
