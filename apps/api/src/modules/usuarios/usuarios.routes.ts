import { usuariosEndpoints } from '@dominio/contrato/usuarios';
import type { FastifyInstance } from 'fastify';
import { rota, rotaBruta } from '../../platform/http/rota.ts';
import { clientesFiltrados, permissoesDeClientes } from '../clientes/clientes.service.ts';
import { lerAvatar, relerClientes } from './usuarios.service.ts';

export function registrarRotasDeUsuarios(app: FastifyInstance): void {
  rotaBruta(app, usuariosEndpoints.avatar, async (ctx, { params }, _req, reply) => {
    const bytes = await lerAvatar(ctx, app.plataforma.arquivos, params.id);
    // Not cached by the browser: the next person at this machine may not be allowed to see it.
    return reply.type('image/webp').send(bytes);
  });
  rota(app, usuariosEndpoints.clientesFiltrados, (ctx) => clientesFiltrados(ctx));
  rota(app, usuariosEndpoints.limparCacheDeClientes, (ctx) => relerClientes(ctx));
  rota(app, usuariosEndpoints.permissoesDeClientes, (ctx) => permissoesDeClientes(ctx));
}
