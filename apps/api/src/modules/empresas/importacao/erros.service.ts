import type { FormatoDePlanilha } from '@dominio/contrato/planilhas';
import type { Contexto } from '../../../platform/contexto.ts';
import type { Linha } from '../../../platform/planilhas/linhas.ts';
import { cabecalhoDe } from './conferencia.service.ts';
import { problemasDa } from './importacao.presenter.ts';
import * as repo from './importacao.repository.ts';
import { exigirImportacao } from './importacao.service.ts';
import { MOTIVO, tituloDa } from './mapa.rules.ts';
import { type ArquivoSaindo, planilhaSaindo } from './saida.ts';

const LOTE = 500;

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
): Promise<ArquivoSaindo> {
  const uma = await exigirImportacao(ctx, id);
  const titulos = [...uma.titulos.map((_, i) => tituloDa(uma.titulos, i)), MOTIVO];
  return planilhaSaindo('erros-da-importacao', formato, titulos, lerErros(ctx, uma));
}
