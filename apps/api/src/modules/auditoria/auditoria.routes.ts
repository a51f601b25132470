import { auditoriaEndpoints as e } from '@dominio/contrato/auditoria';
import { historicoDeClientesEndpoints } from '@dominio/contrato/clientes-historico';
import { dataCivil } from '@dominio/contrato/datas';
import type { FastifyInstance } from 'fastify';
import { rota, rotaBruta } from '../../platform/http/rota.ts';
import { criarRitmo } from '../../platform/ritmo.ts';
import { exigirReautenticacao } from '../segundo-fator/reautenticacao.service.ts';
import * as servico from './auditoria.service.ts';
import { listarMudancasDoCliente } from './campos.service.ts';
import { exportarEventos } from './exportar.service.ts';

const TIPOS = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** A sheet may hold the whole log: more an hour than anybody reads. */
const RITMO_DA_EXPORTACAO = { maximo: 30, janelaMs: 3_600_000 };

export function registrarRotasDaAuditoria(app: FastifyInstance): void {
  const dizeres = servico.comporDizeres(app.modulos.flatMap(({ auditoria }) => auditoria ?? []));
  const contarExportacao = criarRitmo(RITMO_DA_EXPORTACAO);
  rota(app, e.listar, (ctx, { query }) => servico.listarEventos(ctx, dizeres, query));
  rota(app, e.opcoes, (ctx) => servico.lerOpcoes(ctx, dizeres));
  rota(app, e.pessoas, (ctx, { query }) => servico.procurarPessoas(ctx, query));
  rotaBruta(app, e.exportar, async (ctx, { query, body }, _req, reply) => {
    await exigirReautenticacao(ctx, body, app.plataforma);
    contarExportacao(ctx.ator.usuarioId, ctx.agora());
    const arquivo = `auditoria-${dataCivil(ctx.agora())}.${query.formato}`;
    return reply
      .type(TIPOS[query.formato])
      .header('content-disposition', `attachment; filename="${arquivo}"`)
      .header('cache-control', 'no-store')
      .send(await exportarEventos(ctx, dizeres, query));
  });
  rota(app, e.historico, (ctx, { params, query }) =>
    servico.listarHistorico(ctx, dizeres, params, query),
  );
  rota(app, historicoDeClientesEndpoints.campos, (ctx, { params, query }) =>
    listarMudancasDoCliente(ctx, dizeres, params.id, query),
  );
  rota(app, e.minhas, (ctx, { query }) => servico.listarMinhas(ctx, dizeres, query));
  rota(app, e.ler, (ctx, { params }) => servico.lerEvento(ctx, dizeres, params.id));
}
