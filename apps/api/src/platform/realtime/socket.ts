import type { Socket } from 'node:net';
import { FECHAMENTO } from '@dominio/contrato/canal-ao-vivo';
import { type MensagemAoVivo, TEMPOS_DO_FLUXO } from '@dominio/contrato/eventos';
import type { WebSocket } from '@fastify/websocket';
import { MAXIMO_PENDENTE, PRAZO_DA_DESPEDIDA_MS, type Saida, SINAL_DE_VIDA_MS } from './saida.ts';
import { inodeDe } from './sumidos.ts';

interface Fechamento {
  readonly codigo: number;
  readonly motivo: string;
}

/** Why a reader's channel closes, by the last message that it gets. */
function fechamentoDe(ultima: MensagemAoVivo | undefined): Fechamento {
  if (ultima === undefined) return FECHAMENTO.lugar;
  const encerrada = ultima.type === 'command' && ultima.action === 'session_ended';
  return encerrada ? FECHAMENTO.sessaoEncerrada : FECHAMENTO.reinicio;
}

/** Closes a channel, by force when the other end does not answer the closing. */
export function fecharSocket(socket: WebSocket, { codigo, motivo }: Fechamento): void {
  if (socket.readyState !== socket.OPEN) return;
  socket.close(codigo, motivo);
  const forcar = setTimeout(() => socket.terminate(), PRAZO_DA_DESPEDIDA_MS).unref();
  socket.once('close', () => clearTimeout(forcar));
}

/** Sends a message on a channel; a reader that leaves too much unread is dropped. */
export function enviarPeloSocket(socket: WebSocket, mensagem: MensagemAoVivo): void {
  if (socket.readyState !== socket.OPEN) return;
  socket.send(JSON.stringify(mensagem));
  if (socket.bufferedAmount > MAXIMO_PENDENTE) socket.terminate();
}

/** The live feed's end of a WebSocket, over the connection `rede`. */
export function abrirSaidaDoSocket(socket: WebSocket, rede: Socket): Saida {
  rede.setKeepAlive(true, SINAL_DE_VIDA_MS);
  let perguntadoEm: number | undefined;
  socket.on('pong', () => {
    perguntadoEm = undefined;
  });

  /** Asks whether the reader is there, by the protocol and by a message; drops one that is not. */
  function perguntar(timestamp: number): void {
    const agora = performance.now();
    if (perguntadoEm !== undefined) {
      if (agora - perguntadoEm > TEMPOS_DO_FLUXO.limiteDaConexao) socket.terminate();
      return;
    }
    perguntadoEm = agora;
    socket.ping();
    enviarPeloSocket(socket, { type: 'ping', timestamp });
  }

  return {
    inode: inodeDe(rede),
    escrever(mensagem, posicao) {
      if (socket.readyState !== socket.OPEN) return;
      if (mensagem.type === 'heartbeat') perguntar(mensagem.timestamp);
      enviarPeloSocket(
        socket,
        posicao === undefined ? mensagem : Object.assign({ id: posicao }, mensagem),
      );
    },
    encerrar(ultima) {
      if (ultima) enviarPeloSocket(socket, ultima);
      fecharSocket(socket, fechamentoDe(ultima));
    },
    cortar: () => socket.terminate(),
    aoFechar(avisar) {
      if (socket.readyState === socket.CLOSED) avisar();
      else socket.once('close', avisar);
    },
  };
}
