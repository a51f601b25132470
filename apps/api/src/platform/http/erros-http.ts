import type { CodigoDeErro, RespostaDeErro } from '@dominio/contrato/erros';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ArmazenamentoIndisponivel } from '../arquivos/arquivos.ts';
import { Recusa, sqlstate } from '../erros.ts';

/** Fastify's own refusals, by the code of the catalogue that each becomes. */
const DO_FASTIFY: Record<string, CodigoDeErro> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'CORPO_GRANDE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'TIPO_NAO_SUPORTADO',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'REQUISICAO_INVALIDA',
  FST_ERR_CTP_INVALID_JSON_BODY: 'REQUISICAO_INVALIDA',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'REQUISICAO_INVALIDA',
};

/**
 * SQLSTATE classes and codes of a database that is out of reach or overloaded: 08 connection,
 * 53 resources, 57 operator intervention (statement timeout, shutdown), 40P01 deadlock.
 */
const BANCO_INDISPONIVEL = /^(08|53|57|40P01|55P03)/;
const DISCO_DO_BANCO_CHEIO = '53100';
const REDE_INDISPONIVEL = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);

/** The refusal that a failure is answered as. */
export function recusaDe(erro: FastifyError): Recusa {
  if (erro instanceof Recusa) return erro;
  const codigo = DO_FASTIFY[erro.code];
  if (codigo) return new Recusa(codigo);
  if (erro.statusCode !== undefined && erro.statusCode >= 400 && erro.statusCode < 500) {
    return new Recusa('REQUISICAO_INVALIDA');
  }
  if (erro.code === 'ENOSPC') return new Recusa('SEM_ESPACO', { cause: erro });
  const estado = sqlstate(erro);
  if (estado === DISCO_DO_BANCO_CHEIO) {
    const detail =
      'O banco de dados está sem espaço em disco: nada pode ser gravado agora. Avise quem cuida dele.';
    return new Recusa('SEM_ESPACO', { detail, cause: erro });
  }
  const semBanco =
    (estado !== undefined && BANCO_INDISPONIVEL.test(estado)) ||
    REDE_INDISPONIVEL.has(erro.code) ||
    (erro.cause instanceof Error && REDE_INDISPONIVEL.has((erro.cause as FastifyError).code)) ||
    /timeout exceeded when trying to connect|Connection terminated/.test(
      `${erro.message} ${erro.cause instanceof Error ? erro.cause.message : ''}`,
    );
  return semBanco || erro instanceof ArmazenamentoIndisponivel
    ? new Recusa('INDISPONIVEL', { cause: erro, headers: { 'retry-after': '2' } })
    : new Recusa('ERRO_INTERNO', { cause: erro });
}

/** Answers every failure in the one envelope, and logs an unexpected one as an incident. */
export function responderErro(erro: FastifyError, req: FastifyRequest, reply: FastifyReply): void {
  const recusa = recusaDe(erro);
  if (recusa.status >= 500) {
    req.log.error({ err: recusa.cause ?? recusa, codigo: recusa.codigo }, 'falha ao atender');
  }
  if (reply.sent || reply.raw.headersSent) return;
  const corpo: RespostaDeErro = {
    ...recusa.extras,
    detail: recusa.message,
    codigo: recusa.codigo,
    ...(recusa.campos && { campos: recusa.campos }),
    request_id: req.id,
  };
  reply
    .status(recusa.status)
    .headers(recusa.headers)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    // The text is serialized already, so that the answer does not depend on a route's response
    // schema.
    .serializer((texto: string) => texto)
    .send(JSON.stringify(corpo));
}
