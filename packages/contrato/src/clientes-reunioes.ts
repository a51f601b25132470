import { z } from 'zod';
import { IdParams } from './campos.ts';
import { endpoint } from './endpoint.ts';

/**
 * The days of the last and the next meeting with a client, whoever of the firm holds them: private ones
 * are not told, and the hour is their members'.
 */
const ReunioesDoCliente = z.object({
  ultima: z.iso.date().nullable(),
  proxima: z.iso.date().nullable(),
});
export type ReunioesDoCliente = z.infer<typeof ReunioesDoCliente>;

export const reunioesDeClientesEndpoints = {
  ler: endpoint({
    method: 'GET',
    path: '/api/clients/{id}/reunioes',
    acesso: 'agenda:visualizar',
    resumo: 'O dia da última e da próxima reunião do escritório com um cliente',
    params: IdParams,
    response: ReunioesDoCliente,
  }),
} as const;
