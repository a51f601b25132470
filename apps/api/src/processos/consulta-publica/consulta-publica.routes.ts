import { consultasEndpoints as e } from '@dominio/contrato/consultas';
import { receitaDaEmpresaEndpoints as r } from '@dominio/contrato/empresas-receita';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import { consultasLigadas, criarConsultas } from './consulta-publica.service.ts';
import { compararComAReceita, consultarCnpj } from './receita-da-empresa.service.ts';

export function registrarRotasDeConsultas(app: FastifyInstance): void {
  const { plataforma } = app;
  const consultas = criarConsultas(plataforma);
  rota(app, e.ligadas, (ctx) => consultasLigadas(ctx, plataforma));
  rota(app, e.cnpj, (ctx, { params }) => consultarCnpj(ctx, consultas, params.cnpj));
  rota(app, e.cep, (ctx, { params }) => consultas.cep(ctx, params.cep));
  rota(app, r.consultar, (ctx, { params }) => compararComAReceita(ctx, consultas, params.id));
}
