import { z } from 'zod';
import { Booleano, Id } from './campos.ts';
import { endpoint } from './endpoint.ts';

/** What has to be looked after in the contracts that are in force or on their way to it. */
export const ACOMPANHAMENTOS = ['vencem_90', 'reajuste_no_mes', 'sem_assinatura'] as const;
export type Acompanhamento = (typeof ACOMPANHAMENTOS)[number];

export const NOME_DO_ACOMPANHAMENTO: Readonly<Record<Acompanhamento, string>> = {
  vencem_90: 'Vencem em 90 dias',
  reajuste_no_mes: 'Reajuste neste mês',
  sem_assinatura: 'Sem assinatura',
};

/** Of which client and of which company contracts are asked for, listed as well as counted. */
export const recorteDosContratos = {
  cliente_id: Id.optional(),
  empresa_id: Id.optional(),
  /** With a company, those that cover its client as a whole, too. */
  e_do_cliente: Booleano.optional(),
};
const RecorteDosContratos = z.object(recorteDosContratos);
export type RecorteDosContratos = z.output<typeof RecorteDosContratos>;

export const acompanhamentoDosContratosEndpoints = {
  contar: endpoint({
    method: 'GET',
    path: '/api/contratos/acompanhamento',
    acesso: 'contratos:visualizar',
    resumo:
      'Quantos contratos vencem, têm reajuste ou estão sem assinatura, no alcance de quem pede',
    query: RecorteDosContratos,
    response: z.object({
      acompanhamentos: z.array(
        z.object({ acompanhamento: z.enum(ACOMPANHAMENTOS), total: z.int() }),
      ),
    }),
  }),
} as const;
