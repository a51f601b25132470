import { z } from 'zod';
import { Booleano, busca, dia, enumeracao, Id, IdParams, texto } from './campos.ts';
import { endpoint } from './endpoint.ts';
import { cursor, limite } from './paginacao.ts';
import { FORMATOS_DE_PLANILHA } from './planilhas.ts';
import { Reautenticacao } from './reautenticacao.ts';

/** The most rows of an export; for more, export one period after the other. */
export const MAXIMO_DA_EXPORTACAO = 50_000;

/**
 * Actions that only read. Each reading is an entry of its own, never a sum: the log must say what a
 * session read between two moments (LGPD 48), and a sum has neither the moments nor the queries. As
 * they are many, lists may leave them out.
 */
export const ACOES_DE_LEITURA = [
  'agendamentos.lidos_como_administrador',
  'cliente.dados_lidos',
  'empresa.dados_lidos',
  'usuario.dados_lidos',
] as const;

/** Records whose history is shown with them. */
export const TIPOS_COM_HISTORICO = [
  'usuario',
  'cliente',
  'contrato',
  'empresa',
  'grupo',
  'permissao',
  'time',
  'ausencia',
  'contato',
  'nota',
  'conta_bancaria',
] as const;
export type TipoComHistorico = (typeof TIPOS_COM_HISTORICO)[number];

const Nomeado = z.object({ id: z.int(), nome: z.string() });

/** One entry of the audit log in a list: who did what to which record, when and from where. */
export const EventoDeAuditoria = z.object({
  id: z.int(),
  em: z.string(),
  /** Null for the system itself, and for somebody who was not signed in. */
  autor: Nomeado.nullable(),
  /** The person as whom the author saw the product ('Ver como'). */
  como: Nomeado.nullable(),
  acao: z.string(),
  /** 'Ana Souza alterou o grupo de Bruno Lima' */
  frase: z.string(),
  objeto: z.object({ tipo: z.string(), id: z.int(), nome: z.string() }).nullable(),
  cliente: Nomeado.nullable(),
  /** Null also for a reader of only the record's history. */
  ip: z.string().nullable(),
});
export type EventoDeAuditoria = z.infer<typeof EventoDeAuditoria>;

/** A field before and after in words; null where it was empty. Personal data are masked. */
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
  /** Browser of the session; null once the session is deleted. */
  aparelho: z.string().nullable(),
  /** Place in the chain that seals the log; null until the next sealing, within a minute. */
  selo: z.object({ numero: z.int(), hash: z.string() }).nullable(),
});
export type EventoAberto = z.infer<typeof EventoAberto>;

const Pagina = z.object({
  eventos: z.array(EventoDeAuditoria),
  /** The value of `antes_de` for the next page; null at the end. */
  proximo: z.string().nullable(),
});
export type PaginaDeAuditoria = z.infer<typeof Pagina>;

/** Entries with what changed in each, for lists that show both. */
const PaginaComDiferencas = z.object({
  eventos: z.array(EventoDeAuditoria.extend({ diferencas: z.array(Diferenca) })),
  proximo: z.string().nullable(),
});
export type PaginaComDiferencas = z.infer<typeof PaginaComDiferencas>;

const Dia = dia('Informe a data.');

/** The end of the last page: milliseconds and id, which together have one place in the order. */
const Cursor = cursor(/^\d{1,15}-\d{1,15}$/, ([id]) => ({ id: Number(id) }));

const nome = (mensagem: string) => texto(80, mensagem).optional();

const filtros = {
  /** Days of the firm's calendar, both included. */
  de: Dia.optional(),
  ate: Dia.optional(),
  /** Who did it; in 'Ver como', the administrator. */
  usuario_id: Id.optional(),
  acao: nome('Ação inválida.'),
  objeto_tipo: nome('Tipo de registro inválido.'),
  objeto_id: Id.optional(),
  cliente_id: Id.optional(),
  request_id: nome('Requisição inválida.'),
  termo: busca(200).optional(),
  /** Whether to leave out entries that only read. */
  sem_leituras: Booleano.optional(),
};

/** One page of entries, newest first. */
export const paginaDoHistorico = { antes_de: Cursor.optional(), limit: limite(50, 200) };

const Filtros = z.object(filtros);
export type FiltrosDeAuditoria = z.output<typeof Filtros>;
const Exportacao = z.object({
  ...filtros,
  formato: enumeracao(FORMATOS_DE_PLANILHA, 'Formato').default('csv'),
});
export type PedidoDeExportacao = z.output<typeof Exportacao>;
const FiltrosDaLista = z.object({ ...filtros, ...paginaDoHistorico });
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
    // Not a GET: the proof of identity must be in the body, never in a URL.
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
    query: z.object(paginaDoHistorico),
    response: PaginaComDiferencas,
  }),
  minhas: endpoint({
    method: 'GET',
    path: '/usuarios/me/atividade',
    acesso: 'sessao',
    resumo: 'O que a própria pessoa fez, do mais novo ao mais antigo',
    query: z.object(paginaDoHistorico),
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
