import { areaClienteEndpoints } from '@dominio/contrato/area-cliente';
import { dadosDaAreaDoClienteEndpoints } from '@dominio/contrato/area-cliente-dados';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import { agendaDoCliente, escritorioDoCliente } from './area-cliente.service.ts';
import { dadosDoCliente } from './dados/dados.service.ts';

export function registrarRotasDaAreaDoCliente(app: FastifyInstance): void {
  rota(app, areaClienteEndpoints.agenda, (ctx, { query }) => agendaDoCliente(ctx, query));
  rota(app, areaClienteEndpoints.escritorio, (ctx) => escritorioDoCliente(ctx));
  rota(app, dadosDaAreaDoClienteEndpoints.ler, (ctx) => dadosDoCliente(ctx));
}
