import { z } from 'zod';
import { Feito, IdParams, type Lidos, paragrafo, versaoLida } from './campos.ts';
import { endpoint } from './endpoint.ts';
import { paginacao, rodapeDaLista } from './paginacao.ts';

/** Most characters of a note. */
export const MAXIMO_DA_NOTA = 4_000;
const TEXTO = 'Escreva a nota, com até 4.000 caracteres.';

const campos = {
  texto: paragrafo(MAXIMO_DA_NOTA, TEXTO).min(1, TEXTO),
  /** Pinned notes stand before the others. */
  fixada: z.boolean({ error: 'Informe se a nota fica fixada.' }).default(false),
};

/** What somebody writes about a client for those who serve it. */
export const DadosDaNota = z.object(campos);
export type DadosDaNota = z.output<typeof DadosDaNota>;

/** Absent fields stay as they are. A note does not change its client. */
const EdicaoDaNota = z.object({
  ...z.object({ ...campos, fixada: campos.fixada.unwrap() }).partial().shape,
  ...versaoLida,
});
export type EdicaoDaNota = z.output<typeof EdicaoDaNota>;

/** Only whoever wrote a note, and administrators, change it. */
export const AcoesDaNota = z.object({ editar: z.boolean(), excluir: z.boolean() });

export const Nota = z.object({
  id: z.int(),
  cliente_id: z.int(),
  texto: z.string(),
  fixada: z.boolean(),
  autor_id: z.int(),
  autor_nome: z.string(),
  criado_em: z.string(),
  /** When the text or its place last changed; null for a note as it was written. */
  alterado_em: z.string().nullable(),
  versao: z.int(),
  acoes: AcoesDaNota,
} satisfies Lidos<typeof DadosDaNota.shape>);
export type Nota = z.infer<typeof Nota>;

const FiltrosDasNotas = z.object(paginacao(50, 200));
export type FiltrosDasNotas = z.output<typeof FiltrosDasNotas>;

export const notasEndpoints = {
  listar: endpoint({
    method: 'GET',
    path: '/api/clients/{id}/notas',
    acesso: 'painel_cliente:visualizar',
    resumo: 'Notas de um cliente, as fixadas antes, depois as mais novas',
    params: IdParams,
    query: FiltrosDasNotas,
    response: z.object({ notas: z.array(Nota), ...rodapeDaLista }),
  }),
  criar: endpoint({
    method: 'POST',
    path: '/api/clients/{id}/notas',
    acesso: 'painel_cliente:visualizar',
    resumo: 'Escrever uma nota de um cliente',
    params: IdParams,
    body: DadosDaNota,
    response: Nota,
    status: 201,
  }),
  ler: endpoint({
    method: 'GET',
    path: '/api/notas/{id}',
    acesso: 'painel_cliente:visualizar',
    resumo: 'Uma nota',
    params: IdParams,
    response: Nota,
  }),
  atualizar: endpoint({
    method: 'PUT',
    path: '/api/notas/{id}',
    acesso: 'painel_cliente:visualizar',
    resumo: 'Mudar uma nota, de quem a escreveu ou um administrador',
    params: IdParams,
    body: EdicaoDaNota,
    response: Nota,
  }),
  excluir: endpoint({
    method: 'DELETE',
    path: '/api/notas/{id}',
    acesso: 'painel_cliente:visualizar',
    resumo: 'Excluir uma nota, de quem a escreveu ou um administrador',
    params: IdParams,
    response: Feito,
  }),
} as const;
