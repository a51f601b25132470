import { z } from 'zod';
import { IdParams, idsDe, TrocaComVersao, versaoLida } from './campos.ts';
import { endpoint } from './endpoint.ts';
import { ItemDeConsulta } from './usuarios-cadastro.ts';

/** The most document areas of a firm, which has one per document library. */
export const MAXIMO_DE_SESSOES = 500;

/** A shared document area, open to people, groups and teams (page book §4). */
export const SessaoSharepoint = z.object({
  id: z.int(),
  nome: z.string(),
  descricao: z.string(),
  /** Its document library, as in `/sharepoint/explorer/{siteId}`; null until it is assigned. */
  site_id: z.string().nullable(),
});
export type SessaoSharepoint = z.infer<typeof SessaoSharepoint>;

const SessoesEscolhidas = z.object({
  sessoes_ids: idsDe('Informe a lista de sessões.', MAXIMO_DE_SESSOES),
  ...versaoLida,
});
const Lista = z.array(ItemDeConsulta);

export const sessoesSharepointEndpoints = {
  minhas: endpoint({
    method: 'GET',
    path: '/usuarios/me/sessoes-sharepoint',
    acesso: 'sessao',
    resumo: 'Sessões de documentos de quem pede: próprias, dos grupos e do time',
    response: z.object({ sessoes: z.array(SessaoSharepoint), total: z.int() }),
  }),
  gravarDoGrupo: endpoint({
    method: 'PUT',
    path: '/grupos-completos/{id}/sessoes-sharepoint',
    acesso: 'user_management:acessar',
    resumo: 'Substituir as sessões de documentos de um grupo',
    params: IdParams,
    body: SessoesEscolhidas,
    response: TrocaComVersao,
  }),
  gravarDoTime: endpoint({
    method: 'PUT',
    path: '/times-completos/{id}/sessoes-sharepoint',
    acesso: 'times:editar',
    resumo: 'Substituir as sessões de documentos de um time',
    params: IdParams,
    body: SessoesEscolhidas,
    response: TrocaComVersao,
  }),
  grupos: endpoint({
    method: 'GET',
    path: '/sessoes-sharepoint/{id}/grupos',
    acesso: 'usuarios:visualizar',
    resumo: 'Grupos de uma sessão de documentos no alcance de quem pede',
    params: IdParams,
    response: Lista,
  }),
  times: endpoint({
    method: 'GET',
    path: '/sessoes-sharepoint/{id}/times',
    acesso: 'times:acessar',
    resumo: 'Times de uma sessão de documentos no alcance de quem pede',
    params: IdParams,
    response: Lista,
  }),
} as const;
