import {
  BYTES_DA_IMPORTACAO,
  importacaoDeUsuariosEndpoints as e,
} from '@dominio/contrato/usuarios-importacao';
import type { FastifyInstance } from 'fastify';
import { receberArquivo } from '../../platform/http/arquivo-enviado.ts';
import { rota } from '../../platform/http/rota.ts';
import { criarRitmo } from '../../platform/ritmo.ts';
import { importarUsuarios } from './importacao.service.ts';

/** A file tells of hundreds of e-mails whether they have an account: 20 a minute per person. */
const RITMO_DA_IMPORTACAO = { maximo: 20, janelaMs: 60_000 };

const ARQUIVO = {
  campo: 'arquivo',
  maximo: BYTES_DA_IMPORTACAO,
  foraDoFormulario: 'Envie o arquivo em um formulário (multipart/form-data).',
  grande: 'O arquivo pode ter no máximo 1 MB.',
  falta: 'Escolha um arquivo CSV.',
};

export function registrarRotasDaImportacaoDeUsuarios(app: FastifyInstance): void {
  const contar = criarRitmo(RITMO_DA_IMPORTACAO);
  rota(app, e.importar, async (ctx, { query }, req) => {
    contar(ctx.ator.usuarioId, ctx.agora());
    return importarUsuarios(ctx, await receberArquivo(req, ARQUIVO), query.simular ?? false);
  });
}
