import { cadastroDeUsuariosEndpoints as e } from '@dominio/contrato/usuarios-cadastro';
import { loteDeUsuariosEndpoints } from '@dominio/contrato/usuarios-lote';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../../platform/http/rota.ts';
import { criarRitmo } from '../../../platform/ritmo.ts';
import { saidasDe } from '../../../platform/saida.ts';
import { agirEmLote } from '../lote/lote.service.ts';
import * as cadastro from './cadastro.service.ts';
import * as consultas from './consultas.service.ts';
import { criarUsuario } from './criacao.service.ts';
import { validarCpf, validarEmail } from './disponibilidade.service.ts';
import * as situacao from './situacao.service.ts';

/**
 * Availability checks reveal whether an account exists, and so do refusals of a record's e-mail and
 * CPF: 30 a minute per person, all counted together.
 */
const RITMO_DAS_CONSULTAS = { maximo: 30, janelaMs: 60_000 };

export function registrarRotasDoCadastroDeUsuarios(app: FastifyInstance): void {
  const { config } = app.plataforma;
  const ritmo = criarRitmo(RITMO_DAS_CONSULTAS);
  const meios = { config, ritmo, saidas: saidasDe(app.modulos) };
  rota(app, e.listar, (ctx, { query }) => cadastro.listarUsuarios(ctx, query));
  rota(app, e.buscar, (ctx, { query }) => cadastro.listarUsuarios(ctx, query));
  rota(app, e.ler, (ctx, { params }) => cadastro.lerCadastro(ctx, params.id));
  rota(app, e.criar, (ctx, { body }) => criarUsuario(ctx, ritmo, body));
  rota(app, e.atualizar, (ctx, { params, body }) =>
    cadastro.atualizarUsuario(ctx, meios, params.id, body),
  );
  rota(app, loteDeUsuariosEndpoints.agir, (ctx, { body }) => agirEmLote(ctx, meios, body));
  rota(app, e.suspender, (ctx, { params }) => situacao.suspenderUsuario(ctx, params.id));
  rota(app, e.reativar, (ctx, { params }) => situacao.reativarUsuario(ctx, params.id));
  rota(app, e.validarEmail, (ctx, { body }) => {
    ritmo(ctx.ator.usuarioId, ctx.agora());
    return validarEmail(ctx, body.email, body.usuario_id);
  });
  rota(app, e.validarCpf, (ctx, { body }) => {
    ritmo(ctx.ator.usuarioId, ctx.agora());
    return validarCpf(ctx, body.cpf, body.usuario_id);
  });
  rota(app, e.grupos, (ctx, { query }) => consultas.gruposParaEscolher(ctx, query));
  rota(app, e.times, (ctx) => consultas.timesParaEscolher(ctx));
  rota(app, e.clientesParaVinculacao, (ctx) => consultas.clientesParaVinculacao(ctx));
}
