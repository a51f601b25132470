import { meusDadosEndpoints as e } from '@dominio/contrato/meus-dados';
import type { FastifyInstance } from 'fastify';
import { exigirReautenticacao } from '../../modules/segundo-fator/reautenticacao.service.ts';
import { rota } from '../../platform/http/rota.ts';
import { criarRitmo } from '../../platform/ritmo.ts';
import { exportarMeusDados } from './meus-dados.service.ts';

/** Reads everything about the caller: five times an hour are enough. */
const RITMO = { maximo: 5, janelaMs: 3_600_000 };

export function registrarRotasDosMeusDados(app: FastifyInstance): void {
  const { plataforma } = app;
  const entregas = app.modulos.flatMap(({ meusDados }) => meusDados ?? []);
  const contar = criarRitmo(RITMO);
  rota(app, e.exportar, async (ctx, { body }) => {
    await exigirReautenticacao(ctx, body, plataforma);
    contar(ctx.ator.usuarioId, ctx.agora());
    return exportarMeusDados(ctx, entregas);
  });
}
