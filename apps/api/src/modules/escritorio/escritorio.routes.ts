import { escritorioEndpoints as e } from '@dominio/contrato/escritorio';
import type { FastifyInstance } from 'fastify';
import { receberImagem } from '../../platform/http/arquivo-enviado.ts';
import { rota, rotaBruta } from '../../platform/http/rota.ts';
import { gravarEscritorio, lerEscritorio } from './escritorio.service.ts';
import { excluirLogo, gravarLogo, lerLogo } from './logo.service.ts';

export function registrarRotasDoEscritorio(app: FastifyInstance): void {
  const { plataforma } = app;
  rota(app, e.ler, (ctx) => lerEscritorio(ctx));
  rota(app, e.gravar, (ctx, { body }) => gravarEscritorio(ctx, body));
  rotaBruta(app, e.logo, async (ctx, _pedido, _req, reply) =>
    reply.type('image/webp').send(await lerLogo(ctx, plataforma.arquivos)),
  );
  rota(app, e.gravarLogo, async (ctx, _pedido, req) =>
    gravarLogo(ctx, plataforma, await receberImagem(req, 'logo')),
  );
  rota(app, e.excluirLogo, (ctx) => excluirLogo(ctx, plataforma));
}
