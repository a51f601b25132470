import {
  BYTES_DA_IMPORTACAO,
  importacaoDeUsuariosEndpoints as e,
} from '@dominio/contrato/usuarios-importacao';
import type { FastifyInstance } from 'fastify';
import { receberArquivo } from '../../platform/http/arquivo-enviado.ts';
import { rota } from '../../platform/http/rota.ts';
import { criarRitmo } from '../../platform/ritmo.ts';
import { importarUsuarios } from './importacao.service.ts';

/** 20 files a minute: each reveals for hundreds of e-mails whether they have an account. */
const RITMO_DA_IMPORTACAO = { maximo: 20, janelaMs: 60_000 };

/**
 * Each line checks an e-mail: as many an hour as by checking one by one, enough to try five hundred
 * people, correct them, try again and register them.
 */
const RITMO_DAS_LINHAS = { maximo: 1800, janelaMs: 3_600_000 };

const ARQUIVO = {
  campo: 'arquivo',
  maximo: BYTES_DA_IMPORTACAO,
  foraDoFormulario: 'Envie o arquivo em um formulário (multipart/form-data).',
  grande: 'O arquivo pode ter no máximo 1 MB.',
  falta: 'Escolha um arquivo CSV.',
};

export function registrarRotasDaImportacaoDeUsuarios(app: FastifyInstance): void {
  const contar = criarRitmo(RITMO_DA_IMPORTACAO);
  const linhas = criarRitmo(RITMO_DAS_LINHAS);
  rota(app, e.importar, async (ctx, { query }, req) => {
    contar(ctx.ator.usuarioId, ctx.agora());
    return importarUsuarios(
      ctx,
      linhas,
      await receberArquivo(req, ARQUIVO),
      query.simular ?? false,
    );
  });
}
