import { cadastroDeUsuariosEndpoints } from '@dominio/contrato/usuarios-cadastro';
import { desligamentoEndpoints as e } from '@dominio/contrato/usuarios-desligamento';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import { desligar } from './desligamento.service.ts';

export function registrarRotasDoDesligamento(app: FastifyInstance): void {
  const { plataforma } = app;
  rota(app, e.desligar, (ctx, { params, body }) => desligar(ctx, plataforma, params.id, body));
  rota(app, cadastroDeUsuariosEndpoints.excluir, async (ctx, { params, query }) => {
    const { message } = await desligar(ctx, plataforma, params.id, query);
    return { success: true as const, message };
  });
}
