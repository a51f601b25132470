import {
  AGENDAMENTOS_DA_CARTEIRA,
  type CarteiraTransferida,
  type Transferencia,
} from '@dominio/contrato/times-carteira';
import { contratosDoTime, passarContratosAoTime } from '../../modules/contratos/time.service.ts';
import { abrirParaGravar, lerTime } from '../../modules/times/times.service.ts';
import { carteiraDoTime, passarClientes } from '../../modules/times/vinculos.service.ts';
import { pode } from '../../platform/acesso/ator.ts';
import { listados } from '../../platform/conjuntos.ts';
import type { Contexto } from '../../platform/contexto.ts';
import { campoInvalido, estadoInvalido } from '../../platform/erros.ts';
import * as repo from './carteira.repository.ts';

type Pedido = Omit<Transferencia, 'simular' | 'versao' | 'versao_destino'>;

/** @throws Recusa 422 for a team that takes nobody over. */
export function exigirAtivo({ ativo }: { readonly ativo: boolean }): void {
  if (!ativo) throw campoInvalido('para_id', 'Escolha um time ativo.');
}

/** What moves, and to whom it changes something. @throws Recusa 404; 409 with nothing to move; 422. */
export async function planejar(ctx: Contexto, de: number, pedido: Pedido) {
  const { para_id: para, cliente_ids, ficam_tambem, contrato_ids } = pedido;
  if (para === de) throw campoInvalido('para_id', 'Escolha outro time.');
  const { todos, visiveis } = await carteiraDoTime(ctx, de);
  const alcance = new Set(visiveis);
  const movidos = cliente_ids ?? visiveis;
  const estranhos = movidos.filter((id) => !alcance.has(id));
  if (estranhos.length > 0) {
    throw campoInvalido('cliente_ids', listados('Clientes não encontrados neste time', estranhos));
  }
  if (movidos.length === 0)
    throw estadoInvalido('Este time não tem clientes que você possa transferir.');
  const jaEstavam = await repo.quaisDoTime(ctx.db, para, movidos);
  const menos = (ids: readonly number[]) => {
    const fora = new Set(ids);
    return movidos.filter((id) => !fora.has(id));
  };
  const mudanca = { de, para, saem: menos(ficam_tambem), entram: menos(jaEstavam) };
  const pessoas = await repo.pessoasAfetadas(ctx.db, mudanca);
  const perdem = pessoas.filter(({ perde }) => perde > 0).map(({ id }) => id);
  // The team of a contract is changed by whoever changes contracts.
  const afetados = { clientes: mudanca.saem, pessoas: perdem, agora: ctx.agora() };
  const contratos = pode(ctx.ator, 'contratos:editar')
    ? await contratosDoTime(ctx, { time: de, clientes: movidos, entre: contrato_ids })
    : [];
  return {
    mudanca,
    feito: {
      success: true as const,
      movidos,
      ja_estavam: jaEstavam,
      fora_do_alcance: todos.length - visiveis.length,
      contratos,
      agendamentos_total: await repo.contarAgendamentos(ctx.db, ctx.ator, afetados),
      agendamentos: pode(ctx.ator, 'agenda:visualizar')
        ? await repo.listarAgendamentos(ctx.db, ctx.ator, {
            ...afetados,
            limite: AGENDAMENTOS_DA_CARTEIRA,
          })
        : [],
      pessoas,
    },
  };
}

/**
 * Moves clients from one team to another, with the contracts that name the team; or only says what
 * everyone would gain and lose (page book #56).
 *
 * @throws Recusa 404; 409 with `atual` for a stale version of either team, 409 with nothing to move;
 *   422 for the same or an inactive team, and for clients that the caller may not give.
 */
export async function transferirCarteira(
  ctx: Contexto,
  de: number,
  { simular, versao, versao_destino, ...pedido }: Transferencia,
): Promise<CarteiraTransferida> {
  if (simular) {
    const [origem, destino] = [await lerTime(ctx, de), await lerTime(ctx, pedido.para_id)];
    exigirAtivo(destino);
    const { feito } = await planejar(ctx, de, pedido);
    const versoes = { versao: origem.versao, versao_destino: destino.versao };
    return { ...feito, ...versoes, simulado: true };
  }
  return ctx.transacao(async (tx) => {
    await abrirParaGravar(tx, de, versao);
    exigirAtivo(await abrirParaGravar(tx, pedido.para_id, versao_destino));
    const { mudanca, feito } = await planejar(tx, de, pedido);
    const contratos = await passarContratosAoTime(tx, {
      time: de,
      para: mudanca.para,
      clientes: feito.movidos,
      entre: feito.contratos,
    });
    await passarClientes(tx, mudanca);
    const [origem, destino] = [await lerTime(tx, de), await lerTime(tx, mudanca.para)];
    const versoes = { versao: origem.versao, versao_destino: destino.versao };
    return { ...feito, ...versoes, contratos, simulado: false };
  });
}
