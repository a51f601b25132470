import { z } from 'zod';
import { enumeracao, IdParams, listaDe } from './campos.ts';
import { endpoint } from './endpoint.ts';
import { cursor, limite } from './paginacao.ts';
import type { Permissao } from './permissoes-catalogo.ts';

/** The kinds of what a client's timeline tells, each with the permission that it asks for. */
export const TIPOS_DA_LINHA_DO_TEMPO = {
  agendamentos: { nome: 'Agendamentos', permissao: 'agenda:visualizar' },
  situacao: { nome: 'Situação do cliente', permissao: 'clientes:visualizar' },
  contratos: { nome: 'Contratos', permissao: 'contratos:visualizar' },
  empresas: { nome: 'Empresas', permissao: 'empresas:visualizar' },
  contatos: { nome: 'Contatos', permissao: 'contatos_importantes:visualizar' },
  contas: { nome: 'Contas bancárias', permissao: 'contas_bancarias:visualizar' },
  correcoes: { nome: 'Correções', permissao: 'clientes:visualizar' },
  checklist: { nome: 'Checklist', permissao: 'clientes:visualizar' },
  passagens: { nome: 'Passagens', permissao: 'painel_cliente:visualizar' },
  notas: { nome: 'Notas', permissao: 'painel_cliente:visualizar' },
} as const satisfies Readonly<Record<string, { nome: string; permissao: Permissao }>>;
export type TipoDaLinhaDoTempo = keyof typeof TIPOS_DA_LINHA_DO_TEMPO;

const TIPOS = Object.keys(TIPOS_DA_LINHA_DO_TEMPO) as [TipoDaLinhaDoTempo, ...TipoDaLinhaDoTempo[]];

/** The end of the last page: an entry's place in the order, which no other entry has. */
const Cursor = cursor(/^\d{1,15}-[a-z_]{1,40}-\d{1,15}$/, ([acontecimento = '', id]) => ({
  acontecimento,
  id: Number(id),
}));

export const EntradaDaLinhaDoTempo = z.object({
  /** Unique within the timeline. */
  chave: z.string(),
  tipo: z.enum(TIPOS),
  em: z.string(),
  /** Whether only the day is told: the hour is for whoever takes part. */
  so_dia: z.boolean(),
  titulo: z.string(),
  detalhe: z.string().nullable(),
  autor: z.string().nullable(),
  /** Where the record is opened; null for one that the reader may not open. */
  url: z.string().nullable(),
});
export type EntradaDaLinhaDoTempo = z.infer<typeof EntradaDaLinhaDoTempo>;

const FiltrosDaLinhaDoTempo = z.object({
  /** All that the reader may see, if absent. */
  tipos: listaDe(enumeracao(TIPOS, 'Tipo')).optional(),
  antes_de: Cursor.optional(),
  limit: limite(30, 100),
});
export type FiltrosDaLinhaDoTempo = z.output<typeof FiltrosDaLinhaDoTempo>;

export const linhaDoTempoEndpoints = {
  ler: endpoint({
    method: 'GET',
    path: '/api/clients/{id}/linha-do-tempo',
    acesso: 'painel_cliente:visualizar',
    resumo: 'O que houve com um cliente, do mais novo ao mais antigo',
    params: IdParams,
    query: FiltrosDaLinhaDoTempo,
    response: z.object({
      itens: z.array(EntradaDaLinhaDoTempo),
      /** The value of `antes_de` for the next page; null at the end. */
      proximo: z.string().nullable(),
    }),
  }),
} as const;
