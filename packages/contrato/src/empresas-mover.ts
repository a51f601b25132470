import { z } from 'zod';
import { Id, IdParams, idsDe } from './campos.ts';
import { endpoint } from './endpoint.ts';

/** Most companies that one change of many takes. */
export const MAXIMO_DE_EMPRESAS = 5_000;

/** The companies that one change is for. */
export const empresasEscolhidas = idsDe('Escolha as empresas.', MAXIMO_DE_EMPRESAS).refine(
  (ids) => ids.length > 0,
  'Escolha pelo menos uma empresa.',
);

const Mudanca = z.object({
  empresa_ids: empresasEscolhidas,
  /** The client that they go to. */
  cliente_id: Id,
  simular: z.boolean('Informe se é uma simulação.'),
});
export type MudancaDeCliente = z.output<typeof Mudanca>;

/** A company that may not be changed, and why. */
export const EmpresaRecusada = z.object({
  empresa_id: z.int(),
  razao_social: z.string(),
  motivo: z.string(),
});
export type EmpresaRecusada = z.infer<typeof EmpresaRecusada>;

/**
 * One reason for which a company stays where it is, of possibly several: the same for all that share
 * it, which one is it about is said besides.
 */
const RecusaDeIr = EmpresaRecusada.extend({
  cnpj: z.string(),
  /** What holds it, by name; of many the first, and how many more. Empty to whom may not read them. */
  nomes: z.array(z.string()),
});
export type RecusaDeIr = z.infer<typeof RecusaDeIr>;

/** How much goes, or went, along; null where the caller may not see what is counted. */
const Levados = z.object({
  empresas: z.int(),
  contas: z.int().nullable(),
  contatos: z.int().nullable(),
});
export type LevadosComAsEmpresas = z.infer<typeof Levados>;

const Resultado = Levados.extend({
  simulado: z.boolean(),
  /**
   * Why some stay where they are, a company once for each reason; none once it is done. Without
   * those, all the others may go.
   */
  recusas: z.array(RecusaDeIr),
  /** By which it is undone; null for a simulation. */
  mudanca_id: z.int().nullable(),
});
export type ResultadoDaMudanca = z.infer<typeof Resultado>;

export const moverEmpresasEndpoints = {
  mover: endpoint({
    method: 'POST',
    path: '/api/empresas/mover',
    acesso: 'empresas:editar',
    resumo: 'Mover empresas, com as contas e os contatos delas, a outro cliente; ou só simular',
    body: Mudanca,
    response: Resultado,
  }),
  desfazer: endpoint({
    method: 'POST',
    path: '/api/empresas/mover/{id}/desfazer',
    acesso: 'empresas:editar',
    resumo: 'Devolver as empresas ao cliente em que estavam, se nada mudou desde então',
    params: IdParams,
    response: Levados,
  }),
} as const;
