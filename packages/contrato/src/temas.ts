import { z } from 'zod';
import { Feito, IdParams, textoObrigatorio, textoOpcional, versaoLida } from './campos.ts';
import { endpoint } from './endpoint.ts';
import { ConfiguracaoDoUsuario, ParDeTemas } from './tema/configuracao.ts';

/** A theme of the firm: a name, and settings for each mode. */
export const TemaDoEscritorio = z.object({
  id: z.int(),
  nome: z.string(),
  descricao: z.string().nullable(),
  tema: ParDeTemas,
  versao: z.int(),
});
export type TemaDoEscritorio = z.infer<typeof TemaDoEscritorio>;

const NOME = 'O nome do tema deve ter de 1 a 60 caracteres.';
const nome = textoObrigatorio(1, 60, NOME);
const descricao = textoOpcional(200, 'A descrição pode ter no máximo 200 caracteres.');
const MAXIMO_DO_TEMA = 65_536;
const tema = z
  .record(z.string(), z.unknown(), { error: 'Envie as cores do tema.' })
  .refine(
    (cores) => JSON.stringify(cores).length <= MAXIMO_DO_TEMA,
    'O tema enviado é grande demais.',
  );

/** The fields of a theme that a person writes; the colours whole or in part, the rest is the default's. */
export const NovoTema = z.object({ nome, descricao, tema });

/** The most themes of a firm, as the list answers every one whole. */
export const MAXIMO_DE_TEMAS = 20;

export const temasEndpoints = {
  listar: endpoint({
    method: 'GET',
    path: '/api/system/temas',
    acesso: 'sessao',
    resumo: 'Temas do escritório, em ordem de nome',
    response: z.object({ temas: z.array(TemaDoEscritorio) }),
  }),
  criar: endpoint({
    method: 'POST',
    path: '/api/system/temas',
    acesso: 'admin:gerenciar_sistema',
    resumo: 'Cria um tema do escritório',
    status: 201,
    body: NovoTema,
    response: TemaDoEscritorio,
  }),
  atualizar: endpoint({
    method: 'PUT',
    path: '/api/system/temas/{id}',
    acesso: 'admin:gerenciar_sistema',
    resumo: 'Renomeia um tema do escritório ou troca as suas cores',
    params: IdParams,
    body: z.object({
      nome: nome.optional(),
      descricao,
      tema: tema.optional(),
      ...versaoLida,
    }),
    response: TemaDoEscritorio,
  }),
  excluir: endpoint({
    method: 'DELETE',
    path: '/api/system/temas/{id}',
    acesso: 'admin:gerenciar_sistema',
    resumo: 'Exclui um tema do escritório; quem já o aplicou fica com as cores',
    params: IdParams,
    response: Feito,
  }),
  /** The specification does not give the answer; this one is our choice. */
  aplicar: endpoint({
    method: 'POST',
    path: '/api/system/aplicar-tema/{id}',
    acesso: 'sessao',
    resumo: 'Copia um tema do escritório para a configuração de quem pede',
    params: IdParams,
    response: Feito.extend({ config: ConfiguracaoDoUsuario }),
  }),
} as const;
