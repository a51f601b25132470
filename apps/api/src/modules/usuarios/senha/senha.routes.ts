import { segundoFatorEndpoints } from '@dominio/contrato/segundo-fator';
import { senhaDoUsuarioEndpoints as e } from '@dominio/contrato/usuarios-senha';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../../platform/http/rota.ts';
import { alterarSenha } from '../../sessoes/senhas/troca.service.ts';
import { removerSegundoFator } from './segundo-fator.service.ts';
import { resetarSenha } from './senha.service.ts';

export function registrarRotasDaSenhaDoUsuario(app: FastifyInstance): void {
  rota(app, e.alterar, (ctx, { params, body }) => alterarSenha(ctx, params.id, body));
  rota(app, e.resetar, (ctx, { params }) => resetarSenha(ctx, params.id));
  rota(app, segundoFatorEndpoints.remover, (ctx, { params, body }) =>
    removerSegundoFator(ctx, app.plataforma, params.id, body),
  );
}
