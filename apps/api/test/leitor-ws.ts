import { connect, type Socket } from 'node:net';
import type { MensagemAoVivo } from '@dominio/contrato/eventos';
import { expect, vi } from 'vitest';
import { dentroDe } from './disputa.ts';

export interface LeitorWs {
  mensagens(): MensagemAoVivo[];
  enviar(quadro: unknown): void;
  /** Waits for a message that meets the condition. Give a deadline where it is the claim. */
  esperar<M extends MensagemAoVivo>(
    condicao: (mensagem: MensagemAoVivo) => mensagem is M,
    prazoMs?: number,
  ): Promise<M>;
  esperar(
    condicao: (mensagem: MensagemAoVivo) => boolean,
    prazoMs?: number,
  ): Promise<MensagemAoVivo>;
  /** Code and reason of the closing frame. */
  esperarFim(prazoMs?: number): Promise<[number, string]>;
  fechado(): boolean;
  sair(): void;
}

/**
 * Opens a channel over a real connection and collects its messages. Resolves when the server has
 * let it open, before anything was sent; rejects when it was refused.
 */
export function abrirLeitorWs(url: string, origin?: string): Promise<LeitorWs> {
  // Node takes headers beside the protocols, which browsers do not.
  const opcoes = (origin === undefined ? [] : { headers: { origin } }) as string[];
  const socket = new WebSocket(url.replace(/^http/, 'ws'), opcoes);
  const mensagens: MensagemAoVivo[] = [];
  let fim: [number, string] | undefined;
  socket.onmessage = ({ data }) => mensagens.push(JSON.parse(String(data)));
  const leitor: LeitorWs = {
    mensagens: () => mensagens,
    enviar: (quadro) => socket.send(typeof quadro === 'string' ? quadro : JSON.stringify(quadro)),
    esperar: (condicao: (mensagem: MensagemAoVivo) => boolean, prazoMs = 5_000) =>
      dentroDe(prazoMs, (timeout) =>
        vi.waitFor(
          () => {
            const achada = mensagens.find(condicao);
            if (!achada)
              throw new Error(`não veio a mensagem esperada: ${JSON.stringify(mensagens)}`);
            return achada as never;
          },
          { timeout, interval: 5 },
        ),
      ),
    esperarFim: (prazoMs = 5_000) =>
      dentroDe(prazoMs, (timeout) =>
        vi.waitFor(
          () => {
            expect(fim).toBeDefined();
            return fim as [number, string];
          },
          { timeout, interval: 5 },
        ),
      ),
    fechado: () => fim !== undefined,
    sair: () => socket.close(),
  };
  return new Promise((resolver, recusar) => {
    socket.onopen = () => resolver(leitor);
    socket.onclose = ({ code, reason }) => {
      fim = [code, reason];
      recusar(new Error(`o canal não abriu: ${code}`));
    };
  });
}

/** A text frame of a client, which the protocol wants masked; the mask of zeros changes nothing. */
function quadroDeTexto(texto: string): Buffer {
  const corpo = Buffer.from(texto);
  const tamanho = Buffer.from([0x81, 0xfe, corpo.length >> 8, corpo.length & 0xff]);
  return Buffer.concat([tamanho, Buffer.alloc(4), corpo]);
}

/** A reader that opens a channel, sends its first frame, and never reads. */
export async function abrirLeitorMudo(url: string, primeiro: object): Promise<Socket> {
  const { hostname, port, pathname } = new URL(url);
  const rede = connect(Number(port), hostname);
  rede.on('error', () => undefined);
  rede.write(
    [
      `GET ${pathname} HTTP/1.1`,
      `Host: ${hostname}:${port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      '',
      '',
    ].join('\r\n'),
  );
  await new Promise<void>((resolver) => rede.once('data', () => resolver()));
  rede.pause();
  rede.write(quadroDeTexto(JSON.stringify(primeiro)));
  return rede;
}
