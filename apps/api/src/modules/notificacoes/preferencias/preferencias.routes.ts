import { notificacoesConfiguracaoEndpoints as endpoints } from '@dominio/contrato/notificacoes-configuracao';
import { notificacoesEntregasEndpoints } from '@dominio/contrato/notificacoes-entregas';
import { notificacoesSilenciadosEndpoints as silenciados } from '@dominio/contrato/notificacoes-silenciados';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../../platform/http/rota.ts';
import { listarEntregas } from '../entregas/lista.service.ts';
import { porQueRecebi } from '../entregas/por-que.service.ts';
import {
  listarSilenciados,
  mudarSilenciado,
  silenciar,
} from '../silenciados/silenciados.service.ts';
import * as servico from './preferencias.service.ts';
import { excluirRegra, gravarRegra, lerRegras } from './regras.service.ts';

export function registrarRotasDasPreferencias(app: FastifyInstance): void {
  const tipos = app.modulos.flatMap(({ avisos = [] }) => avisos);

  rota(app, endpoints.configuracoes, (ctx, { params }) =>
    servico.lerConfiguracoesDe(ctx, tipos, params.userId),
  );
  rota(app, endpoints.configurar, (ctx, { params, body }) =>
    servico.configurar(ctx, tipos, { usuarioId: params.userId, tipo: params.eventType }, body),
  );
  rota(app, endpoints.carregar, (ctx) => servico.lerConfiguracoes(ctx, tipos));
  rota(app, endpoints.salvar, (ctx, { body }) =>
    servico.salvarConfiguracoes(ctx, tipos, body.configurations),
  );
  rota(app, endpoints.preferencias, (ctx) => servico.lerPreferencias(ctx));
  rota(app, endpoints.gravarPreferencias, (ctx, { body }) => servico.gravarPreferencias(ctx, body));
  rota(app, endpoints.regras, (ctx) => lerRegras(ctx, tipos));
  rota(app, endpoints.gravarRegra, (ctx, { body }) => gravarRegra(ctx, tipos, body));
  rota(app, endpoints.excluirRegra, (ctx, { params, query }) =>
    excluirRegra(ctx, tipos, { event_type: params.eventType, versao: query.versao }),
  );
  rota(app, notificacoesEntregasEndpoints.listar, (ctx, { query }) =>
    listarEntregas(ctx, tipos, query),
  );
  rota(app, notificacoesEntregasEndpoints.porQue, (ctx, { params }) =>
    porQueRecebi(ctx, tipos, params.id),
  );
  rota(app, silenciados.listar, (ctx) => listarSilenciados(ctx));
  rota(app, silenciados.silenciar, (ctx, { params, body }) =>
    silenciar(ctx, tipos, params.id, body.silenciado),
  );
  rota(app, silenciados.mudar, (ctx, { params, body }) =>
    mudarSilenciado(ctx, params.id, body.silenciado),
  );
}
