import { z } from 'zod';
import { dia, enumeracao, IdParams, listaDe } from './campos.ts';
import { endpoint } from './endpoint.ts';
import type { Permissao } from './permissoes-catalogo.ts';

/**
 * The sections of a client's dossier, in their order, each with the permission that it asks for; those
 * `doPeriodo` tell only what was in it. A domain adds its own by a row here and a source in its manifest.
 */
export const SECOES_DO_DOSSIE = {
  identificacao: { titulo: 'Identificação', permissao: 'clientes:visualizar', doPeriodo: false },
  empresas: { titulo: 'Empresas e sócios', permissao: 'empresas:visualizar', doPeriodo: false },
  contratos: {
    titulo: 'Contratos e aditivos',
    permissao: 'contratos:visualizar',
    doPeriodo: false,
  },
  contatos: { titulo: 'Contatos', permissao: 'contatos_importantes:visualizar', doPeriodo: false },
  contas: {
    titulo: 'Contas bancárias',
    permissao: 'contas_bancarias:visualizar',
    doPeriodo: false,
  },
  checklist: {
    titulo: 'Checklist de cadastro',
    permissao: 'clientes:visualizar',
    doPeriodo: false,
  },
  notas: { titulo: 'Notas', permissao: 'painel_cliente:visualizar', doPeriodo: true },
  agendamentos: { titulo: 'Agendamentos', permissao: 'agenda:visualizar', doPeriodo: true },
  linha_do_tempo: {
    titulo: 'Linha do tempo',
    permissao: 'painel_cliente:visualizar',
    doPeriodo: true,
  },
  quem_atendeu: {
    titulo: 'Quem atendeu e quando',
    permissao: 'painel_cliente:visualizar',
    doPeriodo: false,
  },
} as const satisfies Readonly<
  Record<string, { titulo: string; permissao: Permissao; doPeriodo: boolean }>
>;
export type SecaoDoDossie = keyof typeof SECOES_DO_DOSSIE;
export const SECOES = Object.keys(SECOES_DO_DOSSIE) as [SecaoDoDossie, ...SecaoDoDossie[]];

/** Most rows of one table of a dossier; `resto` says that there are more. */
export const MAXIMO_POR_TABELA = 200;

/** A part of a section: names with values, a table, or both; everything in words, ready to be read. */
export const BlocoDoDossie = z.object({
  /** Null where the section's own title says enough. */
  titulo: z.string().nullable(),
  valores: z.array(z.object({ nome: z.string(), valor: z.string() })),
  tabela: z
    .object({
      /** What its rows are, for whoever cannot see that. */
      nome: z.string(),
      colunas: z.array(z.string()),
      linhas: z.array(z.array(z.string())),
    })
    .nullable(),
  /** What it leaves out, as 'E mais 12.'; null where it tells all. */
  resto: z.string().nullable(),
});
export type BlocoDoDossie = z.infer<typeof BlocoDoDossie>;

/** All that is known of a client, to be read and printed (page book #18). */
export const Dossie = z.object({
  cliente: z.object({ id: z.int(), nome: z.string(), cnpj: z.string().nullable() }),
  escritorio: z.object({ nome: z.string(), logo_url: z.string(), tem_logo: z.boolean() }),
  gerado_em: z.string(),
  gerado_por: z.string(),
  de: z.string().nullable(),
  ate: z.string().nullable(),
  /** Those asked for that the reader may see; one without blocks has nothing to tell. */
  secoes: z.array(
    z.object({ id: z.enum(SECOES), titulo: z.string(), blocos: z.array(BlocoDoDossie) }),
  ),
});
export type Dossie = z.infer<typeof Dossie>;

const DIA = 'Data inválida. Use o formato AAAA-MM-DD.';
const PERIODO_INVERTIDO = 'O fim do período não pode ser antes do início.';

const FiltrosDoDossie = z
  .object({
    /** All that the reader may see, if absent. */
    secoes: listaDe(enumeracao(SECOES, 'Seção', 'inválida')).optional(),
    /** The first and the last day of what sections `doPeriodo` tell; without one, all of it. */
    de: dia(DIA).optional(),
    ate: dia(DIA).optional(),
  })
  .refine(({ de, ate }) => !de || !ate || de <= ate, { path: ['ate'], error: PERIODO_INVERTIDO });
export type FiltrosDoDossie = z.output<typeof FiltrosDoDossie>;

export const dossieEndpoints = {
  ler: endpoint({
    method: 'GET',
    path: '/api/clients/{id}/dossie',
    acesso: 'painel_cliente:visualizar',
    resumo: 'O dossiê de um cliente: tudo o que se sabe dele, seção por seção',
    params: IdParams,
    query: FiltrosDoDossie,
    response: Dossie,
  }),
} as const;
