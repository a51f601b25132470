import { dataCivil, diaEscrito, somarDias } from '@dominio/contrato/datas';
import {
  DIAS_PARA_TRANSFERIR,
  type NovaTransferencia,
  TEXTOS_DA_TRANSFERENCIA as T,
  type TransferenciaMarcada,
} from '@dominio/contrato/times-transferencias';
import { abrirParaGravar, lerTime } from '../../modules/times/times.service.ts';
import { carteiraDoTime } from '../../modules/times/vinculos.service.ts';
import { type Ator, pode } from '../../platform/acesso/ator.ts';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { campoInvalido, estadoInvalido, naoEncontrado } from '../../platform/erros.ts';
import { exigirAtivo, planejar, transferirCarteira } from './carteira.service.ts';
import * as repo from './marcadas.repository.ts';

/** How long one that is over is still listed. */
const LISTADA_MS = 30 * 86_400_000;

const apresentar = (ator: Ator, linha: repo.LinhaMarcada): TransferenciaMarcada => ({
  id: linha.id,
  de: { id: linha.de_id, nome: linha.de_nome },
  para: { id: linha.para_id, nome: linha.para_nome },
  em: linha.em,
  situacao: linha.situacao,
  // It counts what who asked could see on that day.
  resultado: linha.pedida_por === ator.usuarioId ? linha.resultado : null,
  pedida_por: { id: linha.pedida_por, nome: linha.pedida_por_nome },
  clientes_total: linha.clientes_total,
  acoes: { cancelar: linha.situacao === 'marcada' && pode(ator, 'times:editar') },
});

/** Transfers from and to a team: those to come, and those over not long ago. @throws Recusa 404. */
export async function listarMarcadas(ctx: Contexto, time: number) {
  await lerTime(ctx, time);
  const desde = new Date(ctx.agora().getTime() - LISTADA_MS);
  const linhas = await repo.listar(ctx.db, ctx.ator, time, desde);
  return {
    transferencias: linhas.map((linha) => apresentar(ctx.ator, linha)),
    total: linhas.length,
  };
}

function exigirDia(em: string, hoje: string): void {
  if (em <= hoje) throw campoInvalido('em', T.diaPassado);
  if (em > somarDias(hoje, DIAS_PARA_TRANSFERIR)) throw campoInvalido('em', T.diaDistante);
}

/**
 * Sets the transfer of a portfolio for a day, with the checks that it would meet today; on the day
 * they are made again, with the rights that who asked has then (page book #56).
 *
 * @throws Recusa 404; 409 for a stale version, with nothing to move, and for clients that are to
 *   leave already; 422 for the day, the team, and clients that the caller may not give.
 */
export function marcarTransferencia(
  ctx: Contexto,
  de: number,
  { para_id, cliente_ids, em, versao }: NovaTransferencia,
) {
  return ctx.transacao(async (tx) => {
    exigirDia(em, dataCivil(tx.agora()));
    await abrirParaGravar(tx, de, versao);
    exigirAtivo(await lerTime(tx, para_id));
    const { feito } = await planejar(tx, de, { para_id, cliente_ids, ficam_tambem: [] });
    if (await repo.jaMarcados(tx.db, de, feito.movidos)) throw estadoInvalido(T.jaMarcada);
    const id = await repo.inserir(tx.db, {
      de_id: de,
      para_id,
      cliente_ids: feito.movidos,
      em,
      pedida_por: tx.ator.usuarioId,
      criado_em: tx.agora(),
      atualizado_em: tx.agora(),
    });
    await tx.auditar({
      acao: 'time.transferencia_marcada',
      objeto: { tipo: 'time', id: de },
      depois: { para_id, em },
    });
    const linha = await repo.ler(tx.db, tx.ator, id);
    if (!linha) throw new Error('a transferência marcada não foi lida');
    return {
      success: true as const,
      message: `Transferência marcada para ${diaEscrito(em)}.`,
      transferencia: apresentar(tx.ator, linha),
    };
  });
}

/** Calls one off. @throws Recusa 404; 409 for one that is over. */
export function cancelarTransferencia(
  ctx: Contexto,
  { id: time, transferencia_id: id }: { id: number; transferencia_id: number },
) {
  return ctx.transacao(async (tx) => {
    await lerTime(tx, time);
    const linha = await repo.travar(tx.db, id);
    if (!linha || ![linha.de_id, linha.para_id].includes(time))
      throw naoEncontrado(T.naoEncontrada);
    if (linha.situacao !== 'marcada') throw estadoInvalido(T.jaFeita);
    await repo.encerrar(tx.db, id, { situacao: 'cancelada', atualizado_em: tx.agora() });
    await tx.auditar({
      acao: 'time.transferencia_cancelada',
      objeto: { tipo: 'time', id: linha.de_id },
      antes: { para_id: linha.para_id, em: linha.em },
    });
    return { success: true as const, message: 'Transferência cancelada.' };
  });
}

/** Those of its clients that are still the team's and that who asked may give. */
async function aindaPossiveis(tx: ContextoDeTransacao, de: number, ids: readonly number[]) {
  const { visiveis } = await carteiraDoTime(tx, de);
  const alcance = new Set(visiveis);
  return ids.filter((id) => alcance.has(id));
}

const resultadoDe = (passaram: number, ficaram: number): string => {
  const foi = passaram === 1 ? '1 cliente passou.' : `${passaram} clientes passaram.`;
  if (ficaram === 0) return foi;
  const nao =
    ficaram === 1
      ? '1 não passou: saiu do time ou do alcance de quem pediu.'
      : `${ficaram} não passaram: saíram do time ou do alcance de quem pediu.`;
  return `${foi} ${nao}`;
};

/**
 * Does what was set for today, as the person who asked, through the service of a transfer at once.
 * One that is over already is left alone, however often this runs.
 *
 * @throws Recusa when nothing of it can be done.
 */
export function fazerMarcada(ctx: Contexto, id: number): Promise<void> {
  return ctx.transacao(async (tx) => {
    const origem = await repo.lerCrua(tx.db, id);
    if (!origem) return;
    // Nobody takes a client out of the team between what is checked and what is done.
    await abrirParaGravar(tx, origem.de_id);
    const linha = await repo.travar(tx.db, id);
    if (linha?.situacao !== 'marcada') return;
    if (!pode(tx.ator, 'times:editar')) {
      throw estadoInvalido('Quem pediu não pode mais mudar times.');
    }
    const possiveis = await aindaPossiveis(tx, linha.de_id, linha.cliente_ids);
    if (possiveis.length === 0) {
      throw estadoInvalido('Os clientes saíram do time ou do alcance de quem pediu.');
    }
    const { movidos } = await transferirCarteira(tx, linha.de_id, {
      para_id: linha.para_id,
      cliente_ids: possiveis,
      ficam_tambem: [],
      simular: false,
    });
    await repo.encerrar(tx.db, id, {
      situacao: 'feita',
      resultado: resultadoDe(movidos.length, linha.cliente_ids.length - movidos.length),
      atualizado_em: tx.agora(),
    });
    await tx.emitir('carteira.transferencia_encerrada', { id });
  });
}
