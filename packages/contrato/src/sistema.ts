import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const sistemaEndpoints = {
  saude: endpoint({
    method: 'GET',
    path: '/health',
    acesso: 'publico',
    resumo: 'Se o serviço está pronto',
    response: z.object({ status: z.literal('ok') }),
  }),
  emails: endpoint({
    method: 'GET',
    path: '/dev/emails',
    acesso: 'publico',
    resumo: 'E-mails guardados no modo de demonstração',
    tipo: 'text/html',
  }),
} as const;
