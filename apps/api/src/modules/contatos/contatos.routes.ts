import { contatosEndpoints as e } from '@dominio/contrato/contatos';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import * as servico from './contatos.service.ts';
import { convidarContato } from './convite.service.ts';
import { mesclarContatos, separarContato } from './juncao.service.ts';
import { reativarContato, substituirContato } from './saida.service.ts';

export function registrarRotasDeContatos(app: FastifyInstance): void {
  rota(app, e.listar, (ctx, { query }) => servico.listarContatos(ctx, query));
  rota(app, e.faltas, (ctx, { query }) => servico.lerFaltas(ctx, query.cliente_id));
  rota(app, e.ler, (ctx, { params }) => servico.lerContato(ctx, params.id));
  rota(app, e.criar, (ctx, { body }) => servico.criarContato(ctx, body));
  rota(app, e.atualizar, (ctx, { params, body }) => servico.atualizarContato(ctx, params.id, body));
  rota(app, e.excluir, (ctx, { params }) => servico.excluirContato(ctx, params.id));
  rota(app, e.substituir, (ctx, { params, body }) => substituirContato(ctx, params.id, body));
  rota(app, e.reativar, (ctx, { params, body }) => reativarContato(ctx, params.id, body));
  rota(app, e.mesclar, (ctx, { body }) => mesclarContatos(ctx, body));
  rota(app, e.separar, (ctx, { params }) => separarContato(ctx, params.id));
  rota(app, e.convidar, (ctx, { params }) => convidarContato(ctx, params.id));
}
