import { CamposDoAvatar, minhaContaEndpoints as e } from '@dominio/contrato/minha-conta';
import type { FastifyInstance } from 'fastify';
import { receberImagemComCampos } from '../../../platform/http/arquivo-enviado.ts';
import { rota } from '../../../platform/http/rota.ts';
import { criarRitmo } from '../../../platform/ritmo.ts';
import { excluirAvatar, gravarAvatar } from './avatar.service.ts';
import { gravarPerfil, lerPerfil } from './perfil.service.ts';

/** Redrawing a picture takes seconds of processor, one after the other. */
const RITMO_DAS_FOTOS = { maximo: 20, janelaMs: 60_000 };

export function registrarRotasDoPerfil(app: FastifyInstance): void {
  const { plataforma } = app;
  const contar = criarRitmo(RITMO_DAS_FOTOS);
  rota(app, e.perfil, (ctx) => lerPerfil(ctx));
  rota(app, e.gravarPerfil, (ctx, { body }) => gravarPerfil(ctx, body));
  rota(app, e.gravarAvatar, async (ctx, _pedido, req) => {
    contar(ctx.ator.usuarioId, ctx.agora());
    const { bytes, campos } = await receberImagemComCampos(req, 'avatar', CamposDoAvatar);
    return gravarAvatar(ctx, plataforma, bytes, campos.versao_do_texto);
  });
  rota(app, e.excluirAvatar, (ctx) => excluirAvatar(ctx, plataforma));
}
