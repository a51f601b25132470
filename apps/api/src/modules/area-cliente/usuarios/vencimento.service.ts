import { registrar } from '../../../platform/auditoria/auditoria.ts';
import type { Trabalho } from '../../../platform/jobs.ts';
import { excluirAnteriores } from './pedidos.repository.ts';

/** As long as an answer may still be expected: a request names somebody who may never be invited. */
const TRINTA_DIAS_MS = 30 * 86_400_000;

/** Drops what no partner answered within thirty days, and writes down that nobody did. */
export function vencerPedidos({ banco, agora, id }: Trabalho): Promise<void> {
  return banco.transaction(async (tx) => {
    const vencidos = await excluirAnteriores(tx, new Date(agora().getTime() - TRINTA_DIAS_MS));
    const origem = {
      usuarioId: null,
      comoUsuarioId: null,
      sessaoId: null,
      ip: null,
      requestId: `trabalho:${id}`,
    };
    await registrar(
      tx,
      origem,
      ...vencidos.map(({ cliente_id, tipo, nome, papeis }) => ({
        acao: 'usuarios_do_cliente.vencido',
        objeto: { tipo: 'cliente', id: cliente_id },
        clienteId: cliente_id,
        depois: { pedido: tipo, pedido_de: nome, papeis_pedidos: papeis },
      })),
    );
  });
}
