import { contratosEndpoints as e } from '@dominio/contrato/contratos';
import { acompanhamentoDosContratosEndpoints } from '@dominio/contrato/contratos-acompanhamento';
import { aditivosEndpoints } from '@dominio/contrato/contratos-aditivos';
import { opcoesDosContratosEndpoints as opcoes } from '@dominio/contrato/contratos-opcoes';
import { reajustesDosContratosEndpoints } from '@dominio/contrato/contratos-reajustes';
import { renovacaoDosContratosEndpoints } from '@dominio/contrato/contratos-renovacao';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import { listarClientes, listarComContratoAtivo } from '../clientes/clientes.service.ts';
import { buscarTimes } from '../times/times.service.ts';
import { contarAcompanhamentos } from './acompanhamento.service.ts';
import { listarAditivos } from './aditivos/aditivos.service.ts';
import { desfazerAditivos } from './aditivos/desfazer-aditivos.ts';
import { criarContrato, lerContrato, listarContratos, sugerirNumero } from './contratos.service.ts';
import { atualizarContrato, excluirContrato } from './mudar-contrato.ts';
import { mudarStatusDoContrato } from './mudar-status.ts';
import { listarResponsaveis } from './opcoes.service.ts';
import { reajustarContratos } from './reajustes.service.ts';
import { renovarContrato } from './renovacao.service.ts';

export function registrarRotasDeContratos(app: FastifyInstance): void {
  rota(app, e.listar, (ctx, { query }) => listarContratos(ctx, query));
  rota(app, acompanhamentoDosContratosEndpoints.contar, (ctx, { query }) =>
    contarAcompanhamentos(ctx, query),
  );
  rota(app, e.proximoNumero, (ctx) => sugerirNumero(ctx));
  rota(app, e.buscarClientes, (ctx, { query }) =>
    listarClientes(ctx, { ...query, com: 'contrato' }),
  );
  rota(app, e.todosClientesAtivos, (ctx) => listarComContratoAtivo(ctx));
  rota(app, e.clientesComContrato, (ctx, { query }) =>
    listarClientes(ctx, { ...query, com: 'contrato' }),
  );
  rota(app, opcoes.responsaveis, (ctx, { query }) => listarResponsaveis(ctx, query));
  rota(app, opcoes.times, (ctx, { query }) => buscarTimes(ctx, query.termo));
  rota(app, aditivosEndpoints.listar, (ctx, { params }) => listarAditivos(ctx, params.id));
  rota(app, aditivosEndpoints.desfazer, (ctx, { body }) => desfazerAditivos(ctx, body));
  rota(app, reajustesDosContratosEndpoints.reajustar, (ctx, { body }) =>
    reajustarContratos(ctx, body),
  );
  rota(app, renovacaoDosContratosEndpoints.renovar, (ctx, { params, body }) =>
    renovarContrato(ctx, params.id, body),
  );
  rota(app, e.ler, (ctx, { params }) => lerContrato(ctx, params.id));
  rota(app, e.criar, (ctx, { body }) => criarContrato(ctx, body));
  rota(app, e.atualizar, (ctx, { params, body }) => atualizarContrato(ctx, params.id, body));
  rota(app, e.mudarStatus, (ctx, { params, body }) => mudarStatusDoContrato(ctx, params.id, body));
  rota(app, e.excluir, (ctx, { params }) => excluirContrato(ctx, params.id));
}
