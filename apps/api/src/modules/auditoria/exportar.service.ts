import { Readable } from 'node:stream';
import { type FiltrosDeAuditoria, MAXIMO_DA_EXPORTACAO } from '@dominio/contrato/auditoria';
import { dataCivil, horaCivil } from '@dominio/contrato/datas';
import type { Contexto } from '../../platform/contexto.ts';
import * as repo from './auditoria.repository.ts';
import { comDiferencas } from './auditoria.service.ts';

const LOTE = 1_000;
/** Without it Excel reads the accents of a file as another alphabet's. */
const MARCA_UTF8 = '\ufeff';
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

/** A cell that a spreadsheet will not take for a formula. */
function celula(valor: string | null): string {
  const texto = valor === null ? '' : /^[=+\-@\t\r]/.test(valor) ? `'${valor}` : valor;
  return /[";\r\n]/.test(texto) ? `"${texto.replaceAll('"', '""')}"` : texto;
}

const linha = (celulas: readonly (string | null)[]) => `${celulas.map(celula).join(';')}\r\n`;

/** One line for every field that changed; one alone for an entry without any. */
async function linhasDoLote(ctx: Contexto, lote: readonly repo.LinhaDeAuditoria[]) {
  const eventos = await comDiferencas(ctx, lote);
  return eventos
    .flatMap((evento, i) => {
      const em = new Date(evento.em);
      const inicio = [
        dataCivil(em).split('-').reverse().join('/'),
        horaCivil(em),
        evento.autor?.nome ?? null,
        evento.como?.nome ?? null,
        evento.frase,
        evento.objeto?.nome ?? null,
        evento.cliente?.nome ?? null,
      ];
      const fim = [evento.ip, lote[i]?.request_id ?? null, String(evento.id)];
      const mudancas = evento.diferencas.length > 0 ? evento.diferencas : [null];
      return mudancas.map((d) =>
        linha([...inicio, d?.rotulo ?? null, d?.antes ?? null, d?.depois ?? null, ...fim]),
      );
    })
    .join('');
}

async function* escrever(ctx: Contexto, filtros: FiltrosDeAuditoria): AsyncGenerator<string> {
  yield MARCA_UTF8 + linha(TITULOS);
  let cursor: repo.Cursor | undefined;
  for (let lidas = 0; ; ) {
    const limite = Math.min(LOTE, MAXIMO_DA_EXPORTACAO - lidas + 1);
    const lote = await repo.listar(ctx.db, ctx.ator, filtros, { cursor, limite });
    lidas += lote.length;
    if (lidas > MAXIMO_DA_EXPORTACAO) {
      yield await linhasDoLote(ctx, lote.slice(0, -1));
      yield linha([
        `Limite de ${MAXIMO_DA_EXPORTACAO.toLocaleString('pt-BR')} registros. Refine a busca.`,
      ]);
      return;
    }
    if (lote.length > 0) yield await linhasDoLote(ctx, lote);
    const ultima = lote.at(-1);
    if (!ultima || lote.length < limite) return;
    cursor = { em: ultima.criado_em, id: ultima.id };
  }
}

/**
 * The log as a sheet that Brazilian programs open, newest first, written as it is read: batch by
 * batch, never whole in memory. That it was exported is in the log before its first line leaves.
 */
export async function exportarEventos(
  ctx: Contexto,
  filtros: FiltrosDeAuditoria,
): Promise<Readable> {
  const pedidos = Object.fromEntries(Object.entries(filtros).filter(([, valor]) => valor));
  await ctx.transacao((tx) =>
    tx.auditar({ acao: 'auditoria.exportada', depois: { filtros: pedidos } }),
  );
  return Readable.from(escrever(ctx, filtros));
}
