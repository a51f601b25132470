import { z } from 'zod';
import { STATUS_DO_AGENDAMENTO } from './agendamentos-opcoes.ts';
import { busca } from './campos.ts';
import { STATUS_DO_CONTRATO } from './clientes.ts';
import { SITUACOES_ARQUIVADAS } from './clientes-situacao.ts';
import { endpoint } from './endpoint.ts';
import { Pessoa } from './pessoas.ts';

/** The fewest letters and digits of a search; with fewer it finds nothing (dominios.md §1d). */
export const TERMO_MINIMO_DA_BUSCA = 2;
/** The most results of each kind. */
export const RESULTADOS_DA_BUSCA = 5;

export const ResultadoDaBusca = z.object({
  termo: z.string(),
  clientes: z.array(
    z.object({
      id: z.int(),
      nome: z.string(),
      cnpj: z.string().nullable(),
      numero_contrato: z.string().nullable(),
      status_contrato: z.enum(STATUS_DO_CONTRATO).nullable(),
      arquivado: z.enum(SITUACOES_ARQUIVADAS).optional(),
    }),
  ),
  pessoas: z.array(Pessoa.extend({ time_nome: z.string().nullable() })),
  agendamentos: z.array(
    z.object({
      id: z.int(),
      titulo: z.string(),
      data_hora_inicio: z.string(),
      data_hora_termino: z.string(),
      status: z.enum(STATUS_DO_AGENDAMENTO),
      cor: z.string(),
      cliente_nome: z.string().nullable(),
    }),
  ),
});
export type ResultadoDaBusca = z.infer<typeof ResultadoDaBusca>;

export const buscaEndpoints = {
  /**
   * Every word must be found, ignoring accents and case: a word of two letters at the start of a
   * word of the name, a longer one anywhere. A kind that the caller may not see is an empty list.
   */
  buscar: endpoint({
    method: 'GET',
    path: '/api/busca',
    acesso: 'sessao',
    resumo: 'Clientes, pessoas e agendamentos que quem pede pode ver, até 5 de cada',
    query: z.object({
      termo: busca(100).default(''),
    }),
    response: ResultadoDaBusca,
  }),
} as const;
