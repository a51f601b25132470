import { z } from 'zod';
import { enumeracao, texto } from './campos.ts';
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

/**
 * A client of the list (specification part 1 §3.3, part 2 §3). The contract shown is the one in
 * force, else the newest. The names of the specification stand beside each other: `name`/`nome`,
 * `logo`/`logo_url` carry the same value (decisoes.md §6).
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
});
export type ClienteDaLista = z.infer<typeof ClienteDaLista>;

const FiltrosDeClientes = z.object({
  /** Name, CNPJ with or without mask, or contract number; accents and case are ignored. */
  termo: texto(200, 'A busca pode ter no máximo 200 caracteres.').optional(),
  status_contrato: enumeracao(STATUS_DO_CONTRATO, 'Status do contrato').optional(),
  ...paginacao(50, 200),
});
export type FiltrosDeClientes = z.output<typeof FiltrosDeClientes>;

const ListaDeClientes = z.object({ clientes: z.array(ClienteDaLista), ...rodapeDaLista });

export const clientesEndpoints = {
  listar: endpoint({
    method: 'GET',
    path: '/api/clients',
    acesso: 'clientes:visualizar',
    resumo: 'Clientes no alcance de quem pede, paginados',
    query: FiltrosDeClientes,
    response: ListaDeClientes,
  }),
  filtrados: endpoint({
    method: 'GET',
    path: '/api/clients/filtered',
    acesso: 'clientes:visualizar',
    resumo: 'Busca de clientes no alcance de quem pede',
    query: FiltrosDeClientes,
    response: ListaDeClientes,
  }),
} as const;
