import { randomUUID } from 'node:crypto';
import type { Anexo, CamposDoAnexo } from '@dominio/contrato/contratos-anexos';
import {
  MAXIMO_DE_ANEXOS,
  podeSerDeUmAditivo,
  RECUSAS_DO_ANEXO,
} from '@dominio/contrato/contratos-anexos';
import type { Arquivos } from '../../../platform/arquivos/arquivos.ts';
import { darDono, guardarSemDono } from '../../../platform/arquivos/sem-dono.ts';
import type { Contexto, ContextoDeTransacao } from '../../../platform/contexto.ts';
import { campoInvalido, estadoInvalido, naoEncontrado, Recusa } from '../../../platform/erros.ts';
import { lerNumero } from '../aditivos/aditivos.repository.ts';
import type { LinhaDeContrato } from '../contratos.repository.ts';
import { abrirContrato, exigirContrato } from '../contratos.service.ts';
import { atualizarContrato } from '../mudar-contrato.ts';
import * as repo from './anexos.repository.ts';
import { disposicao, formatoDe, nomeSeguro } from './anexos.rules.ts';

const apresentar = ({ criado_em, ...linha }: repo.LinhaDeAnexo): Anexo => ({
  ...linha,
  criado_em: criado_em.toISOString(),
});

/** The attachments of a contract. @throws Recusa 404 outside the caller's scope. */
export async function listarAnexos(ctx: Contexto, contratoId: number) {
  await exigirContrato(ctx, contratoId);
  const anexos = (await repo.listar(ctx.db, ctx.ator, contratoId)).map(apresentar);
  return { anexos, total: anexos.length };
}

async function exigirAnexo({ db, ator }: Contexto, contratoId: number, id: number) {
  const linha = await repo.ler(db, ator, contratoId, id);
  if (!linha) throw naoEncontrado('Anexo não encontrado.');
  return linha;
}

/** The file of an attachment, its type, and under what name it is saved. @throws Recusa 404. */
export async function baixarAnexo(
  ctx: Contexto,
  arquivos: Arquivos,
  contratoId: number,
  id: number,
) {
  const { chave, nome, midia } = await exigirAnexo(ctx, contratoId, id);
  const bytes = await arquivos.ler(chave);
  if (!bytes) throw naoEncontrado('O arquivo deste anexo não existe mais.');
  return { bytes, midia, disposicao: disposicao(nome) };
}

/** Fills the day of the signature in, where the contract has none. */
async function assinar(
  tx: ContextoDeTransacao,
  { id, data_assinatura: antes }: LinhaDeContrato,
  { tipo, data_assinatura }: CamposDoAnexo,
): Promise<void> {
  if (!data_assinatura) return;
  if (tipo !== 'contrato_assinado') {
    throw campoInvalido('data_assinatura', 'Só um contrato assinado tem data de assinatura.');
  }
  if (antes !== null) throw estadoInvalido('Este contrato já tem data de assinatura.');
  await atualizarContrato(tx, id, { data_assinatura });
}

/** The number of the amendment that a file documents; null for a file of none. */
async function numeroDoAditivo(
  { db }: ContextoDeTransacao,
  contratoId: number,
  { tipo, aditivo_id }: CamposDoAnexo,
): Promise<number | null> {
  if (aditivo_id === null || aditivo_id === undefined) return null;
  if (!podeSerDeUmAditivo(tipo)) {
    throw campoInvalido('aditivo_id', 'O contrato assinado vale para o contrato inteiro.');
  }
  const numero = await lerNumero(db, contratoId, aditivo_id);
  if (numero === undefined) throw campoInvalido('aditivo_id', 'Escolha um aditivo deste contrato.');
  return numero;
}

interface Enviado {
  readonly bytes: Buffer;
  readonly nome: string;
  readonly campos: CamposDoAnexo;
}

/**
 * Attaches a file to a contract: recognised by its content, kept as it was sent, since a signed file
 * that is written anew is signed no more (seguranca.md P25).
 *
 * @throws Recusa 404; 409 for a contract that is full or has been signed; 415 for other types; 422.
 */
export async function anexar(
  ctx: Contexto,
  arquivos: Arquivos,
  contratoId: number,
  { bytes, nome: enviado, campos }: Enviado,
): Promise<Anexo> {
  await exigirContrato(ctx, contratoId);
  const formato = formatoDe(bytes);
  if (!formato) throw new Recusa('TIPO_NAO_SUPORTADO', { detail: RECUSAS_DO_ANEXO.tipo });
  const nome = nomeSeguro(enviado, formato);
  const chave = `contratos/${randomUUID()}.${formato.extensoes[0]}`;
  await guardarSemDono(ctx.db, arquivos, { chave, bytes, agora: ctx.agora() });
  return ctx.transacao(async (tx) => {
    const contrato = await abrirContrato(tx, contratoId);
    if ((await repo.contar(tx.db, contratoId)) >= MAXIMO_DE_ANEXOS) {
      throw estadoInvalido(`Um contrato tem no máximo ${MAXIMO_DE_ANEXOS} anexos.`);
    }
    // The contract is locked: the amendment is not undone meanwhile.
    const aditivo = await numeroDoAditivo(tx, contratoId, campos);
    await assinar(tx, contrato, campos);
    await darDono(tx.db, chave);
    const id = await repo.inserir(tx.db, {
      contrato_id: contratoId,
      nome,
      tipo: campos.tipo,
      aditivo_id: campos.aditivo_id ?? null,
      midia: formato.tipo,
      tamanho_bytes: bytes.length,
      chave,
      criado_por: tx.ator.usuarioId,
      criado_em: tx.agora(),
    });
    await tx.auditar({
      acao: 'contrato.anexo_enviado',
      objeto: { tipo: 'contrato', id: contratoId },
      clienteId: contrato.cliente_id,
      depois: { anexo: nome, tipo_do_anexo: campos.tipo, ...(aditivo !== null && { aditivo }) },
    });
    const linha = (await repo.listar(tx.db, tx.ator, contratoId)).find((um) => um.id === id);
    if (!linha) throw new Error('anexo não lido');
    return apresentar(linha);
  });
}

/** Deletes an attachment; its file is left to the cleaning. @throws Recusa 404. */
export function excluirAnexo(ctx: Contexto, contratoId: number, id: number) {
  return ctx.transacao(async (tx) => {
    await abrirContrato(tx, contratoId);
    const { nome, tipo, aditivo_numero, cliente_id } = await exigirAnexo(tx, contratoId, id);
    await repo.excluir(tx.db, id);
    await tx.auditar({
      acao: 'contrato.anexo_excluido',
      objeto: { tipo: 'contrato', id: contratoId },
      clienteId: cliente_id,
      antes: {
        anexo: nome,
        tipo_do_anexo: tipo,
        ...(aditivo_numero !== null && { aditivo: aditivo_numero }),
      },
    });
    return { success: true as const, message: 'Anexo excluído.' };
  });
}
