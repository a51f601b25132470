import { inicioEndpoints } from '@dominio/contrato/inicio';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import { lembrar } from '../../platform/lembrado.ts';
import { lerInicio } from './inicio.service.ts';

/** How old the count of the firm's clients may be: the panel asks again each minute. */
const VALIDADE_DA_CONTAGEM = 60_000;

export function registrarRotasDoInicio(app: FastifyInstance): void {
  const lembrados = { clientesDaFirma: lembrar<number>(VALIDADE_DA_CONTAGEM) };
  rota(app, inicioEndpoints.ler, (ctx, { query }) => lerInicio(ctx, lembrados, query.widgets));
}
