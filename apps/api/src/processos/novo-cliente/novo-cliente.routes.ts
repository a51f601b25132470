import { cadastroDeClientesEndpoints } from '@dominio/contrato/clientes-cadastro';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import { criarRitmo } from '../../platform/ritmo.ts';
import { conferirDocumento, criarCliente } from './novo-cliente.service.ts';

/** More than anybody types, and too few to find out who the firm's clients are. */
const RITMO_DOS_DOCUMENTOS = { maximo: 30, janelaMs: 60_000 };

export function registrarRotasDoNovoCliente(app: FastifyInstance): void {
  const contar = criarRitmo(RITMO_DOS_DOCUMENTOS);
  rota(app, cadastroDeClientesEndpoints.conferirDocumento, (ctx, { body }) => {
    contar(ctx.ator.usuarioId, ctx.agora());
    return conferirDocumento(ctx, body);
  });
  rota(app, cadastroDeClientesEndpoints.criar, (ctx, { body }) => criarCliente(ctx, body));
}
