import { z } from 'zod';
import {
  Booleano,
  busca,
  enumeracao,
  Feito,
  IdParams,
  idsDe,
  type Lidos,
  MAXIMO_DO_LOTE,
  paragrafoOpcional,
  texto,
  versaoLida,
} from './campos.ts';
import {
  ETAPAS_DO_CHECKLIST,
  GRUPOS_DO_CHECKLIST,
  REGRAS_DO_CHECKLIST,
  RESPONSAVEIS_DO_ITEM,
} from './checklist.ts';
import { NATUREZAS } from './clientes-campos.ts';
import { endpoint } from './endpoint.ts';
import { paginacao, rodapeDaLista } from './paginacao.ts';

const TITULO_INVALIDO = 'O título deve ter de 1 a 120 caracteres.';
const ORDEM_INVALIDA = 'A posição deve ser um número de 0 a 9.999.';
/** Where an item stands that nobody placed: after those that came along. */
const ULTIMA = 1_000;

const campos = {
  titulo: texto(120, TITULO_INVALIDO).min(1, TITULO_INVALIDO),
  grupo: enumeracao(GRUPOS_DO_CHECKLIST, 'Grupo'),
  /** What of the record answers by itself; null for what somebody ticks. */
  regra: enumeracao(REGRAS_DO_CHECKLIST, 'Regra', 'inválida').nullable(),
  obrigatorio_em: enumeracao(ETAPAS_DO_CHECKLIST, 'Etapa', 'inválida'),
  responsavel: enumeracao(RESPONSAVEIS_DO_ITEM, 'Responsável'),
  /** The clients that are asked for it; null for every one. */
  natureza: enumeracao(NATUREZAS, 'Natureza', 'inválida').nullable(),
  /** What is to be sent, in the words that the client reads. */
  orientacao: paragrafoOpcional(500, 'A orientação pode ter no máximo 500 caracteres.'),
  /** Among those of its group, the lowest first. */
  ordem: z.int({ error: ORDEM_INVALIDA }).min(0, ORDEM_INVALIDA).max(9_999, ORDEM_INVALIDA),
  ativo: z.boolean({ error: 'Informe se está em uso.' }),
};

/** An item that the firm asks of every client's record (page book #25, §8.8). */
export const DadosDeModeloChecklist = z.object({
  ...campos,
  regra: campos.regra.default(null),
  natureza: campos.natureza.default(null),
  ordem: campos.ordem.default(ULTIMA),
  ativo: campos.ativo.default(true),
});
export type DadosDeModeloChecklist = z.output<typeof DadosDeModeloChecklist>;

/** Absent fields stay as they are. */
const EdicaoDeModeloChecklist = z.object({ ...z.object(campos).partial().shape, ...versaoLida });
export type EdicaoDeModeloChecklist = z.output<typeof EdicaoDeModeloChecklist>;

export const ModeloChecklist = z.object({
  id: z.int(),
  titulo: z.string(),
  grupo: z.enum(GRUPOS_DO_CHECKLIST),
  regra: z.enum(REGRAS_DO_CHECKLIST).nullable(),
  obrigatorio_em: z.enum(ETAPAS_DO_CHECKLIST),
  responsavel: z.enum(RESPONSAVEIS_DO_ITEM),
  natureza: z.enum(NATUREZAS).nullable(),
  orientacao: z.string().nullable(),
  ordem: z.int(),
  ativo: z.boolean(),
  versao: z.int(),
} satisfies Lidos<typeof DadosDeModeloChecklist.shape>);
export type ModeloChecklist = z.infer<typeof ModeloChecklist>;

/** `ordem`: as a client's checklist has them, group by group. */
export const ORDENS_DE_MODELOS_CHECKLIST = ['ordem', 'titulo'] as const;

const FiltrosDeModelosChecklist = z.object({
  /** Title; accents and case are ignored. */
  termo: busca(200).optional(),
  ativo: Booleano.optional(),
  grupo: enumeracao(GRUPOS_DO_CHECKLIST, 'Grupo').optional(),
  ordenar: enumeracao(ORDENS_DE_MODELOS_CHECKLIST, 'Ordem', 'inválida').default('ordem'),
  direcao: enumeracao(['asc', 'desc'], 'Direção', 'inválida').default('asc'),
  ...paginacao(50, 200),
});
export type FiltrosDeModelosChecklist = z.output<typeof FiltrosDeModelosChecklist>;

const SituacaoDeModelosChecklist = z.object({
  ids: idsDe('Informe a lista de itens.', MAXIMO_DO_LOTE),
  ativo: campos.ativo,
});
export type SituacaoDeModelosChecklist = z.output<typeof SituacaoDeModelosChecklist>;

/** The items that the checklist of every client has; one out of use is asked of nobody. */
export const modelosChecklistEndpoints = {
  listar: endpoint({
    method: 'GET',
    path: '/api/modelos-checklist',
    acesso: 'clientes:visualizar',
    resumo: 'Itens do checklist de cadastro, paginados',
    query: FiltrosDeModelosChecklist,
    response: z.object({ modelos: z.array(ModeloChecklist), ...rodapeDaLista }),
  }),
  ler: endpoint({
    method: 'GET',
    path: '/api/modelos-checklist/{id}',
    acesso: 'clientes:visualizar',
    resumo: 'Um item do checklist de cadastro',
    params: IdParams,
    response: ModeloChecklist,
  }),
  criar: endpoint({
    method: 'POST',
    path: '/api/modelos-checklist',
    acesso: 'configuracoes:editar',
    resumo: 'Criar um item do checklist de cadastro',
    body: DadosDeModeloChecklist,
    response: ModeloChecklist,
    status: 201,
  }),
  atualizar: endpoint({
    method: 'PUT',
    path: '/api/modelos-checklist/{id}',
    acesso: 'configuracoes:editar',
    resumo: 'Mudar um item do checklist de cadastro',
    params: IdParams,
    body: EdicaoDeModeloChecklist,
    response: ModeloChecklist,
  }),
  excluir: endpoint({
    method: 'DELETE',
    path: '/api/modelos-checklist/{id}',
    acesso: 'configuracoes:editar',
    resumo: 'Excluir um item de que nada foi dito de cliente algum',
    params: IdParams,
    response: Feito,
  }),
  mudarVarios: endpoint({
    method: 'POST',
    path: '/api/modelos-checklist/situacao',
    acesso: 'configuracoes:editar',
    resumo: 'Pôr em uso, ou tirar de uso, vários itens de uma vez',
    body: SituacaoDeModelosChecklist,
    /** Those that changed: the others were so already. */
    response: z.object({ success: z.literal(true), alterados: z.array(z.int()) }),
  }),
} as const;
