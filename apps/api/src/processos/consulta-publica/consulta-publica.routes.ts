import { consultasEndpoints as e } from '@dominio/contrato/consultas';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import { consultasLigadas, criarConsultas } from './consulta-publica.service.ts';

export function registrarRotasDeConsultas(app: FastifyInstance): void {
  const { plataforma } = app;
  const consultas = criarConsultas(plataforma);
  rota(app, e.ligadas, (ctx) => consultasLigadas(ctx, plataforma));
  rota(app, e.cnpj, (ctx, { params }) => consultas.cnpj(ctx, params.cnpj));
  rota(app, e.cep, (ctx, { params }) => consultas.cep(ctx, params.cep));
}
