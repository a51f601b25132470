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

/** How much goes, or went, along. */
const Levados = z.object({ empresas: z.int(), contas: z.int(), contatos: z.int() });
export type LevadosComAsEmpresas = z.infer<typeof Levados>;

const Resultado = Levados.extend({
  simulado: z.boolean(),
  /** Those that stay where they are; none once it is done. Without them, all the others may go. */
  recusas: z.array(EmpresaRecusada),
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
