import { clientesEndpoints } from '@dominio/contrato/clientes';
import { atendimentoDeClientesEndpoints } from '@dominio/contrato/clientes-atendimento';
import { cadastroDeClientesEndpoints } from '@dominio/contrato/clientes-cadastro';
import { reunioesDeClientesEndpoints } from '@dominio/contrato/clientes-reunioes';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import { lerAtendimento } from './atendimento.service.ts';
import {
  listarClientes,
  listarComDetalhes,
  quemAtendeClientes,
  reunioesDoCliente,
} from './clientes.service.ts';
import { abrirCliente, arquivarCliente, atualizarCliente } from './ficha.service.ts';
import { procurarHomonimos } from './homonimos.service.ts';

export function registrarRotasDeClientes(app: FastifyInstance): void {
  rota(app, clientesEndpoints.listar, (ctx, { query }) => listarComDetalhes(ctx, query));
  rota(app, clientesEndpoints.filtrados, (ctx, { query }) => listarClientes(ctx, query));
  rota(app, atendimentoDeClientesEndpoints.quemAtende, (ctx) => quemAtendeClientes(ctx));
  rota(app, clientesEndpoints.ler, (ctx, { params }) => abrirCliente(ctx, params.id));
  rota(app, atendimentoDeClientesEndpoints.ler, (ctx, { params }) =>
    lerAtendimento(ctx, params.id),
  );
  rota(app, reunioesDeClientesEndpoints.ler, (ctx, { params }) =>
    reunioesDoCliente(ctx, params.id),
  );
  rota(app, cadastroDeClientesEndpoints.homonimos, (ctx, { query }) =>
    procurarHomonimos(ctx, query.nome),
  );
  rota(app, clientesEndpoints.atualizar, (ctx, { params, body }) =>
    atualizarCliente(ctx, params.id, body),
  );
  rota(app, clientesEndpoints.arquivar, (ctx, { params, body }) =>
    arquivarCliente(ctx, params.id, body),
  );
}
