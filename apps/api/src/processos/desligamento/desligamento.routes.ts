import { cadastroDeUsuariosEndpoints } from '@dominio/contrato/usuarios-cadastro';
import { desligamentoEndpoints as e } from '@dominio/contrato/usuarios-desligamento';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import { saidasDe } from '../../platform/saida.ts';
import { desligar } from './desligamento.service.ts';

export function registrarRotasDoDesligamento(app: FastifyInstance): void {
  const meios = { ...app.plataforma, saidas: saidasDe(app.modulos) };
  rota(app, e.desligar, (ctx, { params, body }) => desligar(ctx, meios, params.id, body));
  rota(app, cadastroDeUsuariosEndpoints.excluir, async (ctx, { params, query }) => {
    const { message } = await desligar(ctx, meios, params.id, query);
    return { success: true as const, message };
  });
}
