import { sessoesAbertasEndpoints as e } from '@dominio/contrato/sessoes-abertas';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../../platform/http/rota.ts';
import * as minhas from '../../sessoes/abertas/sessoes-abertas.service.ts';
import * as daPessoa from './sessoes-da-pessoa.service.ts';

export function registrarRotasDasSessoesAbertas(app: FastifyInstance): void {
  const { horasSemUso } = app.plataforma.config;
  rota(app, e.minhas, (ctx) => minhas.listarSessoesAbertas(ctx, ctx.ator.usuarioId, horasSemUso));
  rota(app, e.encerrarMinha, (ctx, { params }) =>
    minhas.encerrarSessaoAberta(ctx, ctx.ator.usuarioId, params.sid),
  );
  rota(app, e.encerrarMinhas, (ctx) => minhas.encerrarTodasAsSessoes(ctx, ctx.ator.usuarioId));
  rota(app, e.daPessoa, (ctx, { params }) => daPessoa.listarDaPessoa(ctx, params.id, horasSemUso));
  rota(app, e.encerrarDaPessoa, (ctx, { params }) =>
    daPessoa.encerrarDaPessoa(ctx, params.id, params.sid),
  );
  rota(app, e.encerrarTodasDaPessoa, (ctx, { params }) =>
    daPessoa.encerrarTodasDaPessoa(ctx, params.id),
  );
}
