import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const Nomeado = z.object({ id: z.int(), nome: z.string() });

/**
 * What covers a company, who serves it, and how much of its register is there. Read only: each is
 * mended in the record that says it.
 */
export const AtendimentoDaEmpresa = z.object({
  /**
   * The contracts in force that cover it, the one that names it first: those that name it or its head
   * office, and those of its client that name none. None without `contratos:visualizar`.
   */
  contratos_em_vigor: z.array(z.object({ id: z.int(), numero_contrato: z.string() })),
  /** Active people who answer for it: by the client's links and by those contracts. */
  responsaveis: z.array(Nomeado),
  /** Active teams that have it: by the client's links and by those contracts. */
  times: z.array(Nomeado),
  /**
   * Share, in whole percent, of what the register is asked for: regime, CNAE, address and partners; of
   * a branch CNAE and address, for its head office tells the others.
   */
  cadastro_percentual: z.int(),
});
export type AtendimentoDaEmpresa = z.infer<typeof AtendimentoDaEmpresa>;

export const atendimentoDasEmpresasEndpoints = {
  quemAtende: endpoint({
    method: 'GET',
    path: '/api/empresas/quem-atende',
    acesso: 'empresas:visualizar',
    resumo: 'As pessoas e os times que respondem pelas empresas no alcance de quem pede',
    response: z.object({ responsaveis: z.array(Nomeado), times: z.array(Nomeado) }),
  }),
} as const;
