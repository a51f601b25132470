import { z } from 'zod';
import { busca } from './campos.ts';
import { endpoint } from './endpoint.ts';
import { limite } from './paginacao.ts';
import { Pessoa } from './pessoas.ts';

const base = '/api/contratos/opcoes';
const Busca = z.object({
  termo: busca(100).optional(),
  limit: limite(20, 100),
});

/** The people and teams that a contract may name. */
export const opcoesDosContratosEndpoints = {
  responsaveis: endpoint({
    method: 'GET',
    path: `${base}/responsaveis`,
    acesso: 'contratos:visualizar',
    resumo: 'Pessoas da equipe que podem responder por um contrato, por nome ou e-mail',
    query: Busca,
    response: z.array(Pessoa.extend({ time_nome: z.string().nullable() })),
  }),
  times: endpoint({
    method: 'GET',
    path: `${base}/times`,
    acesso: 'contratos:visualizar',
    resumo: 'Times ativos que podem trabalhar em um contrato',
    query: Busca.pick({ termo: true }),
    response: z.array(z.object({ id: z.int(), nome: z.string() })),
  }),
} as const;
