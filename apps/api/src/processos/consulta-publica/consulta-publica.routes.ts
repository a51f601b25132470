import { consultasEndpoints as e } from '@dominio/contrato/consultas';
import { receitaDaEmpresaEndpoints as r } from '@dominio/contrato/empresas-receita';
import { receitaEmLoteEndpoints as l } from '@dominio/contrato/empresas-receita-lote';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import { aplicarReceita, desfazerAplicacao } from './aplicar.service.ts';
import { consultasDe, consultasLigadas } from './consulta-publica.service.ts';
import {
  consultaAtual,
  iniciarConsulta,
  listarConsultadas,
  pararConsulta,
} from './lote.service.ts';
import { compararComAReceita, consultarCnpj } from './receita-da-empresa.service.ts';

export function registrarRotasDeConsultas(app: FastifyInstance): void {
  const { plataforma } = app;
  const consultas = consultasDe(plataforma);
  rota(app, e.ligadas, (ctx) => consultasLigadas(ctx, plataforma));
  rota(app, e.cnpj, (ctx, { params }) => consultarCnpj(ctx, consultas, params.cnpj));
  rota(app, e.cep, (ctx, { params }) => consultas.cep(ctx, params.cep));
  rota(app, r.consultar, (ctx, { params }) => compararComAReceita(ctx, consultas, params.id));
  rota(app, l.iniciar, (ctx, { body }) => iniciarConsulta(ctx, plataforma, body.empresa_ids));
  rota(app, l.atual, (ctx) => consultaAtual(ctx));
  rota(app, l.empresas, (ctx, { params, query }) => listarConsultadas(ctx, params.id, query));
  rota(app, l.parar, (ctx, { params }) => pararConsulta(ctx, params.id));
  rota(app, l.aplicar, (ctx, { params, body }) => aplicarReceita(ctx, params.id, body));
  rota(app, l.desfazerAplicacao, (ctx, { params }) => desfazerAplicacao(ctx, params.id));
}
