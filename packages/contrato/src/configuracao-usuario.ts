import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ConfiguracaoDoUsuario } from './tema/configuracao.ts';

const ComConfiguracao = z.object({ success: z.literal(true), config: ConfiguracaoDoUsuario });
export const Feito = z.object({ success: z.literal(true), message: z.string() });

/** The person's own configuration (specification part 1 §7.3). */
export const configuracaoUsuarioEndpoints = {
  padrao: endpoint({
    method: 'GET',
    path: '/api/user/config/default',
    acesso: 'publico',
    resumo: 'Configuração de quem ainda não escolheu nada',
    response: ComConfiguracao,
  }),
  ler: endpoint({
    method: 'GET',
    path: '/api/user/config',
    acesso: 'sessao',
    resumo: 'Configuração de quem pede, completa',
    response: ComConfiguracao,
  }),
  salvar: endpoint({
    method: 'POST',
    path: '/api/user/config',
    acesso: 'sessao',
    resumo: 'Guarda a configuração de quem pede; o que falta volta ao padrão',
    body: z.object({
      config: z.record(z.string(), z.unknown(), { error: 'Envie a configuração.' }),
    }),
    response: Feito,
  }),
  restaurar: endpoint({
    method: 'POST',
    path: '/api/user/config/reset',
    acesso: 'sessao',
    resumo: 'Volta a configuração de quem pede ao padrão',
    response: Feito,
  }),
} as const;
