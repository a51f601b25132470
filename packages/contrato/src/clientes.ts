import { z } from 'zod';
import {
  Booleano,
  busca,
  enumeracao,
  Id,
  IdParams,
  type Lidos,
  textoObrigatorio,
  versaoLida,
} from './campos.ts';
import { camposDaFicha, fichaLida } from './clientes-campos.ts';
import {
  Arquivamento,
  camposDaSituacao,
  RECORTES_DA_SITUACAO,
  SITUACOES_ARQUIVADAS,
  SITUACOES_DO_CLIENTE,
  situacaoLida,
} from './clientes-situacao.ts';
import { perfilOpcional, siteOpcional } from './enderecos.ts';
import { endpoint } from './endpoint.ts';
import { paginacao, rodapeDaLista } from './paginacao.ts';

export const STATUS_DO_CONTRATO = [
  'RASCUNHO',
  'EM_IMPLANTACAO',
  'ATIVO',
  'SUSPENSO',
  'ENCERRADO',
  'CANCELADO',
] as const;
export type StatusDoContrato = (typeof STATUS_DO_CONTRATO)[number];

export const NOME_DO_STATUS: Readonly<Record<StatusDoContrato, string>> = {
  RASCUNHO: 'Rascunho',
  EM_IMPLANTACAO: 'Em implantação',
  ATIVO: 'Ativo',
  SUSPENSO: 'Suspenso',
  ENCERRADO: 'Encerrado',
  CANCELADO: 'Cancelado',
};

/**
 * A client in a list (specification part 1 §3.3, part 2 §3). The contract is the one in force, else
 * the newest. Where the specification has two names, both fields carry the same value: `name` and
 * `nome`, `logo` and `logo_url` (decisoes.md §6).
 */
export const ClienteDaLista = z.object({
  id: z.int(),
  name: z.string(),
  nome: z.string(),
  logo: z.string().nullable(),
  logo_url: z.string().nullable(),
  site: z.string().nullable(),
  instagram: z.string().nullable(),
  contrato_id: z.int().nullable(),
  empresa_id: z.int().nullable(),
  numero_contrato: z.string().nullable(),
  status_contrato: z.enum(STATUS_DO_CONTRATO).nullable(),
  cnpj: z.string().nullable(),
  /** How it ended; told only of a client that did. */
  arquivado: z.enum(SITUACOES_ARQUIVADAS).optional(),
});
export type ClienteDaLista = z.infer<typeof ClienteDaLista>;

/** A client in the list of them, with what is told only where `detalhes` were asked for. */
export const ClienteComDetalhes = z.object({
  ...ClienteDaLista.shape,
  /** Who answers for the client, by its contract, else by a link. */
  responsavel_nome: z.string().nullable().optional(),
  /** The active teams that have the client, by its contract or a link, by name. */
  times: z.array(z.string()).optional(),
  /** Where the company shown is. */
  municipio: z.string().nullable().optional(),
  uf: z.string().nullable().optional(),
  /** Day of the next meeting with the client, `AAAA-MM-DD`; private ones are not told. */
  proxima_reuniao: z.iso.date().nullable().optional(),
  ...z.object(situacaoLida).partial().shape,
  /** Under which several are changed. */
  versao: z.int().optional(),
});
export type ClienteComDetalhes = z.infer<typeof ClienteComDetalhes>;

/** A client's own record. */
export const Cliente = z.object({
  ...ClienteDaLista.shape,
  ...situacaoLida,
  /** What it was before; told only of a client that was something else. */
  situacao_anterior: z.enum(SITUACOES_DO_CLIENTE).optional(),
  /** The day from which the firm no longer serves it. */
  data_encerramento: z.iso.date().nullable(),
  ...fichaLida,
  versao: z.int(),
} satisfies Lidos<typeof CamposDoCliente.shape>);
export type Cliente = z.infer<typeof Cliente>;

const NOME = 'Informe o nome do cliente, com até 200 caracteres.';
/** The fields of a client's own record. */
export const CamposDoCliente = z.object({
  nome: textoObrigatorio(1, 200, NOME),
  situacao: z.enum(SITUACOES_DO_CLIENTE, { error: 'Escolha uma das situações.' }).optional(),
  ...camposDaFicha,
  site: siteOpcional(
    200,
    'O site pode ter no máximo 200 caracteres.',
    'Informe o endereço do site, como empresa.com.br ou https://empresa.com.br.',
  ),
  instagram: perfilOpcional(
    100,
    'O Instagram pode ter no máximo 100 caracteres.',
    'Informe o perfil do Instagram, como @empresa, ou o endereço dele.',
  ),
});

/** Absent fields stay as they are; null or blank clears a field that may be empty. */
const EdicaoDeCliente = CamposDoCliente.partial().extend({ ...camposDaSituacao, ...versaoLida });
export type EdicaoDeCliente = z.output<typeof EdicaoDeCliente>;

const FiltrosDeClientes = z.object({
  /**
   * Name, CNPJ with or without mask, contract number, name and e-mail of the client's own people,
   * or, for who may see contacts, one of them by name, job, e-mail or telephone; accents and case
   * are ignored.
   */
  termo: busca(200).optional(),
  status_contrato: enumeracao(STATUS_DO_CONTRATO, 'Status do contrato').optional(),
  /**
   * All of them, if absent. Of those that the firm serves, `correntes`, an ended one is found by its
   * whole name, CNPJ or contract number.
   */
  situacao: enumeracao(RECORTES_DA_SITUACAO, 'Situação', 'inválida').optional(),
  ...paginacao(50, 200),
});
export type FiltrosDeClientes = z.output<typeof FiltrosDeClientes>;

const ListaDeClientes = z.object({ clientes: z.array(ClienteDaLista), ...rodapeDaLista });

export const ORDENS_DE_CLIENTES = ['nome', 'proxima_reuniao', 'situacao'] as const;

const FiltrosDaLista = FiltrosDeClientes.extend({
  /** Only clients that this person answers for, by the contract that counts or by a link. */
  responsavel_id: Id.optional(),
  /** Only clients that this team has, by the contract that counts or by a link. */
  time_id: Id.optional(),
  /** Only the favourites of who asks. */
  favoritos: Booleano.optional(),
  ordenar: enumeracao(ORDENS_DE_CLIENTES, 'Ordem', 'inválida').default('nome'),
  direcao: enumeracao(['asc', 'desc'], 'Direção', 'inválida').default('asc'),
  /** Whether each client's responsible person, town and next meeting are told. */
  detalhes: Booleano.optional(),
});
export type FiltrosDaLista = z.output<typeof FiltrosDaLista>;

export const clientesEndpoints = {
  listar: endpoint({
    method: 'GET',
    path: '/api/clients',
    acesso: 'clientes:visualizar',
    resumo: 'Clientes no alcance de quem pede, paginados',
    query: FiltrosDaLista,
    response: z.object({ clientes: z.array(ClienteComDetalhes), ...rodapeDaLista }),
  }),
  filtrados: endpoint({
    method: 'GET',
    path: '/api/clients/filtered',
    acesso: 'clientes:visualizar',
    resumo: 'Busca de clientes no alcance de quem pede',
    query: FiltrosDeClientes,
    response: ListaDeClientes,
  }),
  ler: endpoint({
    method: 'GET',
    path: '/api/clients/{id}',
    acesso: 'clientes:visualizar',
    resumo: 'A ficha de um cliente',
    params: IdParams,
    response: Cliente,
  }),
  atualizar: endpoint({
    method: 'PUT',
    path: '/api/clients/{id}',
    acesso: 'clientes:editar',
    resumo: 'Mudar a ficha de um cliente',
    params: IdParams,
    body: EdicaoDeCliente,
    response: Cliente,
  }),
  arquivar: endpoint({
    method: 'POST',
    path: '/api/clients/{id}/arquivar',
    acesso: 'clientes:editar',
    resumo: 'Arquivar um cliente, que fica inativo, com o motivo',
    params: IdParams,
    body: Arquivamento,
    response: Cliente,
  }),
} as const;
