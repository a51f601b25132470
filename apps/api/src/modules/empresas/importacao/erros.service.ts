import { Readable } from 'node:stream';
import type { FormatoDePlanilha } from '@dominio/contrato/planilhas';
import type { Contexto } from '../../../platform/contexto.ts';
import { escreverCsv } from '../../../platform/planilhas/csv.ts';
import type { Linha } from '../../../platform/planilhas/linhas.ts';
import { escreverXlsx } from '../../../platform/planilhas/xlsx.ts';
import { cabecalhoDe } from './conferencia.service.ts';
import { problemasDa } from './importacao.presenter.ts';
import * as repo from './importacao.repository.ts';
import { exigirImportacao } from './importacao.service.ts';
import { MOTIVO, tituloDa } from './mapa.rules.ts';

const LOTE = 500;
const ESCRITORES = { csv: escreverCsv, xlsx: escreverXlsx } as const;
const MIDIAS = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

async function* lerErros(ctx: Contexto, uma: repo.Importacao): AsyncGenerator<Linha[]> {
  const coluna = cabecalhoDe(uma);
  for (let page = 1; ; page++) {
    const recorte = { estado: 'erro', page, limit: LOTE } as const;
    const lote = await repo.listarLinhas(ctx.db, ctx.ator, uma.id, recorte);
    yield lote.map((linha) => [
      ...uma.titulos.map((_, i) => linha.celulas[i] ?? null),
      problemasDa(linha, coluna)
        .map(({ coluna: qual, mensagem }) => (qual ? `${qual}: ${mensagem}` : mensagem))
        .join(' '),
    ]);
    if (lote.length < LOTE) return;
  }
}

/**
 * The rows with errors as a sheet, with the reason in a last column, to be corrected and sent again.
 *
 * @throws Recusa 404
 */
export async function baixarErros(
  ctx: Contexto,
  id: number,
  formato: FormatoDePlanilha,
): Promise<{ readonly midia: string; readonly nome: string; readonly conteudo: Readable }> {
  const uma = await exigirImportacao(ctx, id);
  const titulos = [...uma.titulos.map((_, i) => tituloDa(uma.titulos, i)), MOTIVO];
  return {
    midia: MIDIAS[formato],
    nome: `erros-da-importacao.${formato}`,
    conteudo: Readable.from(ESCRITORES[formato](titulos, lerErros(ctx, uma))),
  };
}
