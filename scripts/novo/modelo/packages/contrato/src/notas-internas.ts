import { z } from 'zod';
import {
  Booleano,
  busca,
  enumeracao,
  Feito,
  Id,
  IdParams,
  idsDe,
  type Lidos,
  MAXIMO_DO_LOTE,
  paragrafoOpcional,
  texto,
  versaoLida,
} from './campos.ts';
import { endpoint } from './endpoint.ts';
import { paginacao, rodapeDaLista } from './paginacao.ts';

const NOME_INVALIDO = 'O nome deve ter de 1 a 120 caracteres.';

const campos = {
  nome: texto(120, NOME_INVALIDO).min(1, NOME_INVALIDO),
  observacoes: paragrafoOpcional(2_000, 'As observações podem ter no máximo 2.000 caracteres.'),
  ativo: z.boolean({ error: 'Informe se está em uso.' }),
};

export const DadosDeNotaInterna = z.object({
  cliente_id: Id,
  ...campos,
  ativo: campos.ativo.default(true),
});
export type DadosDeNotaInterna = z.output<typeof DadosDeNotaInterna>;

/** Absent fields stay as they are. «Um|Uma» nota interna does not change its client. */
const EdicaoDeNotaInterna = z.object({ ...z.object(campos).partial().shape, ...versaoLida });
export type EdicaoDeNotaInterna = z.output<typeof EdicaoDeNotaInterna>;

export const NotaInterna = z.object({
  id: z.int(),
  cliente_id: z.int(),
  cliente_nome: z.string(),
  nome: z.string(),
  observacoes: z.string().nullable(),
  ativo: z.boolean(),
  versao: z.int(),
} satisfies Lidos<typeof DadosDeNotaInterna.shape>);
export type NotaInterna = z.infer<typeof NotaInterna>;

export const ORDENS_DE_NOTAS_INTERNAS = ['nome', 'cliente'] as const;

const FiltrosDeNotasInternas = z.object({
  /** Name or client; accents and case are ignored. */
  termo: busca(200).optional(),
  ativo: Booleano.optional(),
  cliente_id: Id.optional(),
  ordenar: enumeracao(ORDENS_DE_NOTAS_INTERNAS, 'Ordem', 'inválida').default('nome'),
  direcao: enumeracao(['asc', 'desc'], 'Direção', 'inválida').default('asc'),
  ...paginacao(50, 200),
});
export type FiltrosDeNotasInternas = z.output<typeof FiltrosDeNotasInternas>;

const SituacaoDeNotasInternas = z.object({
  ids: idsDe('Informe a lista de notas internas.', MAXIMO_DO_LOTE),
  ativo: campos.ativo,
});
export type SituacaoDeNotasInternas = z.output<typeof SituacaoDeNotasInternas>;

export const notasInternasEndpoints = {
  listar: endpoint({
    method: 'GET',
    path: '/api/notas-internas',
    acesso: 'notas_internas:visualizar',
    resumo: 'Notas internas dos clientes no alcance de quem pede, paginad«o|a»s',
    query: FiltrosDeNotasInternas,
    response: z.object({ notas_internas: z.array(NotaInterna), ...rodapeDaLista }),
  }),
  ler: endpoint({
    method: 'GET',
    path: '/api/notas-internas/{id}',
    acesso: 'notas_internas:visualizar',
    resumo: '«Um|Uma» nota interna',
    params: IdParams,
    response: NotaInterna,
  }),
  criar: endpoint({
    method: 'POST',
    path: '/api/notas-internas',
    acesso: 'notas_internas:criar',
    resumo: 'Criar «um|uma» nota interna de um cliente',
    body: DadosDeNotaInterna,
    response: NotaInterna,
    status: 201,
  }),
  atualizar: endpoint({
    method: 'PUT',
    path: '/api/notas-internas/{id}',
    acesso: 'notas_internas:editar',
    resumo: 'Mudar «um|uma» nota interna',
    params: IdParams,
    body: EdicaoDeNotaInterna,
    response: NotaInterna,
  }),
  excluir: endpoint({
    method: 'DELETE',
    path: '/api/notas-internas/{id}',
    acesso: 'notas_internas:excluir',
    resumo: 'Excluir «um|uma» nota interna',
    params: IdParams,
    response: Feito,
  }),
  mudarVarios: endpoint({
    method: 'POST',
    path: '/api/notas-internas/situacao',
    acesso: 'notas_internas:editar',
    resumo: 'Pôr em uso, ou tirar de uso, várias notas internas de uma vez',
    body: SituacaoDeNotasInternas,
    /** Those that changed: the others were so already. */
    response: z.object({ success: z.literal(true), alterados: z.array(z.int()) }),
  }),
} as const;
