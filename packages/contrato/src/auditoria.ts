import { z } from 'zod';
import { Booleano, enumeracao, Id, IdParams, texto } from './campos.ts';
import { dataExiste } from './datas.ts';
import { endpoint } from './endpoint.ts';
import { limite } from './paginacao.ts';
import { FORMATOS_DE_PLANILHA } from './planilhas.ts';
import { Reautenticacao } from './reautenticacao.ts';

/** Rows of an export; who needs more narrows the period. */
export const MAXIMO_DA_EXPORTACAO = 50_000;

/**
 * Entries of what was read, not changed. Each is kept apart, never summed up: the log must say what a
 * session read between two moments (LGPD 48), and a sum forgets both the moment and the question. As
 * many as they are, lists may leave them out.
 */
export const ACOES_DE_LEITURA = [
  'agendamentos.lidos_como_administrador',
  'usuario.dados_lidos',
] as const;

/** Records whose history is shown beside them. */
export const TIPOS_COM_HISTORICO = ['usuario', 'cliente', 'contrato', 'empresa'] as const;
export type TipoComHistorico = (typeof TIPOS_COM_HISTORICO)[number];

const Nomeado = z.object({ id: z.int(), nome: z.string() });

/** One entry of the audit log as lists show it: who did what to what, when and from where. */
export const EventoDeAuditoria = z.object({
  id: z.int(),
  em: z.string(),
  /** Null: the system itself, or somebody who was not signed in. */
  autor: Nomeado.nullable(),
  /** The person whose session was being seen by the author ('Ver como'). */
  como: Nomeado.nullable(),
  acao: z.string(),
  /** 'Ana Souza alterou o grupo de Bruno Lima' */
  frase: z.string(),
  objeto: z.object({ tipo: z.string(), id: z.int(), nome: z.string() }).nullable(),
  cliente: Nomeado.nullable(),
  /** Null too for who reads only the record's history. */
  ip: z.string().nullable(),
});
export type EventoDeAuditoria = z.infer<typeof EventoDeAuditoria>;

/** A field before and after, as words; null where there was nothing. Personal data is masked. */
export const Diferenca = z.object({
  campo: z.string(),
  rotulo: z.string(),
  antes: z.string().nullable(),
  depois: z.string().nullable(),
});
export type Diferenca = z.infer<typeof Diferenca>;

export const EventoAberto = EventoDeAuditoria.extend({
  diferencas: z.array(Diferenca),
  request_id: z.string().nullable(),
  sessao_id: z.string().nullable(),
  /** Browser of the session, while the session is kept. */
  aparelho: z.string().nullable(),
  /** Place in the chain that seals the log; null until the next minute. */
  selo: z.object({ numero: z.int(), hash: z.string() }).nullable(),
});
export type EventoAberto = z.infer<typeof EventoAberto>;

const Pagina = z.object({
  eventos: z.array(EventoDeAuditoria),
  /** What to send as `antes_de` for the older ones; null at the end. */
  proximo: z.string().nullable(),
});
export type PaginaDeAuditoria = z.infer<typeof Pagina>;

/** Entries with what changed in each, for whoever reads them where they stand. */
const PaginaComDiferencas = z.object({
  eventos: z.array(EventoDeAuditoria.extend({ diferencas: z.array(Diferenca) })),
  proximo: z.string().nullable(),
});
export type PaginaComDiferencas = z.infer<typeof PaginaComDiferencas>;

const Dia = z
  .string({ error: 'Data inválida.' })
  .refine((dia) => dataExiste(dia), 'Data inválida. Use AAAA-MM-DD.');

/** Where the last page ended: milliseconds and id, which together have one place in the order. */
const Cursor = z
  .string({ error: 'Página inválida.' })
  .regex(/^\d{1,15}-\d{1,15}$/, 'Página inválida.')
  .transform((cursor) => {
    const [ms = 0, id = 0] = cursor.split('-').map(Number);
    return { em: new Date(Math.min(ms, 8e15)), id };
  });

const nome = (mensagem: string) => texto(80, mensagem).optional();

const filtros = {
  /** Civil days, both inclusive. */
  de: Dia.optional(),
  ate: Dia.optional(),
  /** Who did it; in 'Ver como', the administrator. */
  usuario_id: Id.optional(),
  acao: nome('Ação inválida.'),
  objeto_tipo: nome('Tipo de registro inválido.'),
  objeto_id: Id.optional(),
  cliente_id: Id.optional(),
  request_id: nome('Requisição inválida.'),
  termo: texto(200, 'A busca pode ter no máximo 200 caracteres.').optional(),
  /** Without the entries of what was only read. */
  sem_leituras: Booleano.optional(),
};

const pagina = { antes_de: Cursor.optional(), limit: limite(50, 200) };

const Filtros = z.object(filtros);
export type FiltrosDeAuditoria = z.output<typeof Filtros>;
const Exportacao = z.object({
  ...filtros,
  formato: enumeracao(FORMATOS_DE_PLANILHA, 'Formato').default('csv'),
});
export type PedidoDeExportacao = z.output<typeof Exportacao>;
const FiltrosDaLista = z.object({ ...filtros, ...pagina });
export type FiltrosDaListaDeAuditoria = z.output<typeof FiltrosDaLista>;

const Opcao = z.object({ valor: z.string(), rotulo: z.string() });

export const auditoriaEndpoints = {
  listar: endpoint({
    method: 'GET',
    path: '/api/auditoria',
    acesso: 'auditoria:visualizar',
    resumo: 'Registro de auditoria, do mais novo ao mais antigo',
    query: FiltrosDaLista,
    response: Pagina,
  }),
  opcoes: endpoint({
    method: 'GET',
    path: '/api/auditoria/opcoes',
    acesso: 'auditoria:visualizar',
    resumo: 'Ações e tipos de registro que aparecem na auditoria, e até onde ela está selada',
    response: z.object({
      acoes: z.array(Opcao),
      objetos: z.array(Opcao),
      /** The newest sealed row; null before the first. */
      selado_ate: z.object({ numero: z.int(), em: z.string() }).nullable(),
    }),
  }),
  pessoas: endpoint({
    method: 'GET',
    path: '/api/auditoria/pessoas',
    acesso: 'auditoria:visualizar',
    resumo: 'Pessoas pelo nome, para filtrar a auditoria',
    query: z.object({ termo: filtros.termo, id: Id.optional() }),
    response: z.array(Nomeado),
  }),
  exportar: endpoint({
    // Not a GET: the proof of who asks goes in the body, never in an address.
    method: 'POST',
    path: '/api/auditoria/exportar',
    acesso: 'auditoria:exportar',
    resumo:
      'Registro de auditoria em CSV ou XLSX, com as diferenças e nova prova de identidade; a exportação fica registrada',
    query: Exportacao,
    body: Reautenticacao,
    tipo: 'text/csv',
  }),
  historico: endpoint({
    method: 'GET',
    path: '/api/auditoria/historico/{tipo}/{id}',
    acesso: 'sessao',
    resumo: 'O que mudou em um registro que quem pede pode ver',
    params: z.object({ tipo: z.string().max(40), id: Id }),
    query: z.object(pagina),
    response: PaginaComDiferencas,
  }),
  minhas: endpoint({
    method: 'GET',
    path: '/usuarios/me/atividade',
    acesso: 'sessao',
    resumo: 'O que a própria pessoa fez, do mais novo ao mais antigo',
    query: z.object(pagina),
    response: PaginaComDiferencas,
  }),
  ler: endpoint({
    method: 'GET',
    path: '/api/auditoria/{id}',
    acesso: 'auditoria:visualizar',
    resumo: 'Uma entrada da auditoria, com o antes e o depois de cada campo',
    params: IdParams,
    response: EventoAberto,
  }),
} as const;
