import {
  CamposDoAnexo,
  anexosEndpoints as e,
  RECUSAS_DO_ANEXO,
  TAMANHO_MAXIMO_DO_ANEXO,
} from '@dominio/contrato/contratos-anexos';
import type { FastifyInstance } from 'fastify';
import { receberArquivoComCampos } from '../../../platform/http/arquivo-enviado.ts';
import { rota, rotaBruta } from '../../../platform/http/rota.ts';
import { anexar, baixarAnexo, excluirAnexo, listarAnexos } from './anexos.service.ts';

const ARQUIVO = {
  campo: 'arquivo',
  maximo: TAMANHO_MAXIMO_DO_ANEXO,
  foraDoFormulario: 'Envie o arquivo em um formulário (multipart/form-data).',
  grande: RECUSAS_DO_ANEXO.tamanho,
  falta: RECUSAS_DO_ANEXO.falta,
};

export function registrarRotasDosAnexos(app: FastifyInstance): void {
  const { arquivos } = app.plataforma;
  rota(app, e.listar, (ctx, { params }) => listarAnexos(ctx, params.id));
  rota(app, e.enviar, async (ctx, { params }, req) =>
    anexar(ctx, arquivos, params.id, await receberArquivoComCampos(req, ARQUIVO, CamposDoAnexo)),
  );
  // Saved, never shown: what is in the file must not run on the application's address.
  rotaBruta(app, e.baixar, async (ctx, { params }, _req, reply) => {
    const { bytes, midia, disposicao } = await baixarAnexo(
      ctx,
      arquivos,
      params.id,
      params.anexo_id,
    );
    return reply.type(midia).header('content-disposition', disposicao).send(bytes);
  });
  rota(app, e.excluir, (ctx, { params }) => excluirAnexo(ctx, params.id, params.anexo_id));
}
