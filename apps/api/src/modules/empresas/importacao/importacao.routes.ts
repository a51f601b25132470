import {
  BYTES_DA_PLANILHA,
  importacaoDeEmpresasEndpoints as e,
  RECUSAS_DA_PLANILHA,
} from '@dominio/contrato/empresas-importacao';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { receberArquivoComCampos } from '../../../platform/http/arquivo-enviado.ts';
import { rota, rotaBruta } from '../../../platform/http/rota.ts';
import { criarRitmo } from '../../../platform/ritmo.ts';
import { desfazerImportacao } from './desfazer.service.ts';
import { baixarErros } from './erros.service.ts';
import {
  enviarPlanilha,
  excluirImportacao,
  exigirAcesso,
  importarEmpresas,
  lerImportacao,
  listarImportacoes,
  listarLinhas,
} from './importacao.service.ts';
import { baixarModelo } from './modelo.service.ts';
import type { ArquivoSaindo } from './saida.ts';

const ARQUIVO = {
  campo: 'arquivo',
  maximo: BYTES_DA_PLANILHA,
  foraDoFormulario: 'Envie o arquivo em um formulário (multipart/form-data).',
  grande: RECUSAS_DA_PLANILHA.tamanho,
  falta: RECUSAS_DA_PLANILHA.falta,
};

/** Files and checks of a person in a minute: each costs seconds of this machine. */
const RITMO = { maximo: 60, janelaMs: 60_000 };

const mandar = (reply: FastifyReply, { midia, nome, conteudo }: ArquivoSaindo) =>
  reply.type(midia).header('content-disposition', `attachment; filename="${nome}"`).send(conteudo);

export function registrarRotasDaImportacao(app: FastifyInstance): void {
  const contar = criarRitmo(RITMO);
  rota(app, e.listar, (ctx) => listarImportacoes(ctx));
  rota(app, e.enviar, async (ctx, _pedido, req) => {
    exigirAcesso(ctx);
    contar(ctx.ator.usuarioId, ctx.agora());
    return enviarPlanilha(ctx, await receberArquivoComCampos(req, ARQUIVO, z.object({})));
  });
  rota(app, e.ler, (ctx, { params }) => lerImportacao(ctx, params.id));
  rota(app, e.linhas, (ctx, { params, query }) => listarLinhas(ctx, params.id, query));
  rotaBruta(app, e.modelo, (ctx, { query }, _req, reply) =>
    mandar(reply, baixarModelo(ctx, query.formato)),
  );
  rotaBruta(app, e.erros, async (ctx, { params, query }, _req, reply) =>
    mandar(reply, await baixarErros(ctx, params.id, query.formato)),
  );
  rota(app, e.importar, (ctx, { body }) => {
    contar(ctx.ator.usuarioId, ctx.agora());
    return importarEmpresas(ctx, body);
  });
  rota(app, e.desfazer, (ctx, { params }) => desfazerImportacao(ctx, params.id));
  rota(app, e.excluir, (ctx, { params }) => excluirImportacao(ctx, params.id));
}
