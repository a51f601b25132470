import { z } from 'zod';
import { Feito } from './campos.ts';
import { endpoint } from './endpoint.ts';
import { ConfiguracaoDoUsuario } from './tema/configuracao.ts';

const ComConfiguracao = z.object({ success: z.literal(true), config: ConfiguracaoDoUsuario });

/** The most characters of JSON in a write: many times a whole configuration. */
const MAXIMO_DA_CONFIGURACAO = 65_536;

/** An object of any shape up to that size; `completarConfiguracao` reads its fields. */
const ConfiguracaoEnviada = z
  .record(z.string(), z.unknown(), { error: 'Envie a configuração.' })
  .refine(
    (config) => JSON.stringify(config).length <= MAXIMO_DA_CONFIGURACAO,
    'As configurações enviadas são grandes demais.',
  );

/** The person's own configuration (specification part 1 §7.3). */
export const configuracaoUsuarioEndpoints = {
  padrao: endpoint({
    method: 'GET',
    path: '/api/user/config/default',
    acesso: 'publico',
    resumo: 'Configuração de quem ainda não escolheu nada',
    // The answer is the same for everybody; clients keep it for five minutes (specification part 1
    // §9).
    cabecalhos: { 'cache-control': 'public, max-age=300' },
    response: ComConfiguracao,
  }),
  ler: endpoint({
    method: 'GET',
    path: '/api/user/config',
    acesso: 'sessao',
    resumo: 'Configuração de quem pede, completa',
    /** `modo_escolhido`: whether the person chose the mode: it is not the firm's default. */
    response: ComConfiguracao.extend({ modo_escolhido: z.boolean() }),
  }),
  salvar: endpoint({
    method: 'POST',
    path: '/api/user/config',
    acesso: 'sessao',
    /**
     * A part is merged into the stored configuration, field by field, so that devices that change
     * different settings keep each other's. The compact form (`v`) replaces all of it: fields that
     * it leaves out get the default.
     */
    resumo: 'Guarda a configuração de quem pede; o que não vem fica como está',
    body: z.object({ config: ConfiguracaoEnviada }),
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
