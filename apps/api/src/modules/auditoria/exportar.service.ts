import { Readable } from 'node:stream';
import {
  type FiltrosDeAuditoria,
  MAXIMO_DA_EXPORTACAO,
  type PedidoDeExportacao,
} from '@dominio/contrato/auditoria';
import { dataCivil, horaCivil } from '@dominio/contrato/datas';
import type { Contexto } from '../../platform/contexto.ts';
import { escreverCsv } from '../../platform/planilhas/csv.ts';
import type { Linha } from '../../platform/planilhas/linhas.ts';
import { escreverXlsx } from '../../platform/planilhas/xlsx.ts';
import * as repo from './auditoria.repository.ts';
import { comDiferencas, type Dizeres } from './auditoria.service.ts';

const LOTE = 1_000;
const TITULOS = [
  'Data',
  'Hora',
  'Quem',
  'Como quem',
  'O quê',
  'Registro',
  'Cliente',
  'Campo',
  'Antes',
  'Depois',
  'De onde',
  'Requisição',
  'Número',
];

/** One line for each field that changed; a single line for an entry without any. */
async function linhasDoLote(
  ctx: Contexto,
  dizeres: Dizeres,
  lote: readonly repo.LinhaDeAuditoria[],
): Promise<Linha[]> {
  const eventos = await comDiferencas(ctx, dizeres, lote);
  return eventos.flatMap((evento, i) => {
    const em = new Date(evento.em);
    const inicio: Linha = [
      { dia: dataCivil(em) },
      horaCivil(em),
      evento.autor?.nome ?? null,
      evento.como?.nome ?? null,
      evento.frase,
      evento.objeto?.nome ?? null,
      evento.cliente?.nome ?? null,
    ];
    const fim: Linha = [evento.ip, lote[i]?.request_id ?? null, evento.id];
    const mudancas = evento.diferencas.length > 0 ? evento.diferencas : [null];
    return mudancas.map((d) => [
      ...inicio,
      d?.rotulo ?? null,
      d?.antes ?? null,
      d?.depois ?? null,
      ...fim,
    ]);
  });
}

async function* lerLotes(
  ctx: Contexto,
  dizeres: Dizeres,
  filtros: FiltrosDeAuditoria,
): AsyncGenerator<Linha[]> {
  const { velados } = dizeres.vocabulario;
  let cursor: repo.Cursor | undefined;
  for (let lidas = 0; ; ) {
    const limite = Math.min(LOTE, MAXIMO_DA_EXPORTACAO - lidas + 1);
    const lote = await repo.listar(ctx.db, ctx.ator, filtros, { cursor, limite, velados });
    lidas += lote.length;
    if (lidas > MAXIMO_DA_EXPORTACAO) {
      yield await linhasDoLote(ctx, dizeres, lote.slice(0, -1));
      const maximo = MAXIMO_DA_EXPORTACAO.toLocaleString('pt-BR');
      yield [[`Limite de ${maximo} registros. Refine a busca.`]];
      return;
    }
    if (lote.length > 0) yield await linhasDoLote(ctx, dizeres, lote);
    const ultima = lote.at(-1);
    if (!ultima || lote.length < limite) return;
    cursor = { em: ultima.criado_em, id: ultima.id };
  }
}

const ESCRITORES = { csv: escreverCsv, xlsx: escreverXlsx } as const;

/**
 * The log as a file, newest first, written batch by batch as it is read, never whole in memory. The
 * entry about the export is committed before the first line leaves.
 */
export async function exportarEventos(
  ctx: Contexto,
  dizeres: Dizeres,
  { formato, ...filtros }: PedidoDeExportacao,
): Promise<Readable> {
  const pedidos = Object.fromEntries(Object.entries(filtros).filter(([, valor]) => valor));
  await ctx.transacao((tx) =>
    tx.auditar({ acao: 'auditoria.exportada', depois: { formato, filtros: pedidos } }),
  );
  return Readable.from(ESCRITORES[formato](TITULOS, lerLotes(ctx, dizeres, filtros)));
}
