import { areaClienteEndpoints } from '@dominio/contrato/area-cliente';
import { dadosDaAreaDoClienteEndpoints } from '@dominio/contrato/area-cliente-dados';
import { usuariosDoClienteEndpoints as u } from '@dominio/contrato/area-cliente-usuarios';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import { criarRitmo } from '../../platform/ritmo.ts';
import { agendaDoCliente, escritorioDoCliente } from './area-cliente.service.ts';
import { dadosDoCliente } from './dados/dados.service.ts';
import { confirmarPedido, descartarPedido } from './usuarios/decisao.service.ts';
import * as usuarios from './usuarios/usuarios.service.ts';

/** More than a company invites in an hour; each sends an e-mail to whom the client names. */
const RITMO_DOS_CONVITES = { maximo: 30, janelaMs: 3_600_000 };

export function registrarRotasDaAreaDoCliente(app: FastifyInstance): void {
  const ritmo = criarRitmo(RITMO_DOS_CONVITES);
  rota(app, areaClienteEndpoints.agenda, (ctx, { query }) => agendaDoCliente(ctx, query));
  rota(app, areaClienteEndpoints.escritorio, (ctx) => escritorioDoCliente(ctx));
  rota(app, dadosDaAreaDoClienteEndpoints.ler, (ctx) => dadosDoCliente(ctx));
  rota(app, u.listar, (ctx) => usuarios.usuariosDoCliente(ctx));
  rota(app, u.convidar, (ctx, { body }) => usuarios.convidarUsuario(ctx, ritmo, body));
  rota(app, u.mudarPapeis, (ctx, { params, body }) =>
    usuarios.mudarPapeis(ctx, params.id, body.papeis),
  );
  rota(app, u.reenviar, (ctx, { params }) =>
    usuarios.reenviarConviteDoCliente(ctx, ritmo, params.id),
  );
  rota(app, u.retirar, (ctx, { params }) => usuarios.retirarUsuario(ctx, params.id));
  rota(app, u.confirmar, (ctx, { params }) => confirmarPedido(ctx, params.id));
  rota(app, u.descartar, (ctx, { params }) => descartarPedido(ctx, params.id));
}
