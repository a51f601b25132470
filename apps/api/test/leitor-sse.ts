import { get, type IncomingMessage } from 'node:http';
import type { MensagemAoVivo } from '@dominio/contrato/eventos';
import { expect, vi } from 'vitest';
import { dentroDe } from './disputa.ts';

export interface EventoLido {
  readonly id: string | undefined;
  readonly mensagem: MensagemAoVivo;
}

export interface LeitorSse {
  readonly status: number;
  readonly resposta: IncomingMessage;
  /** The text of the stream so far. */
  texto(): string;
  eventos(): EventoLido[];
  fechado(): boolean;
  /** Waits for an event that meets the condition. Give a deadline (`dentroDe`) where it is the claim. */
  esperar(condicao: (mensagem: MensagemAoVivo) => boolean, prazoMs?: number): Promise<EventoLido>;
  esperarFim(prazoMs?: number): Promise<void>;
  /** Disconnects, as a closed tab does. */
  sair(): void;
}

function lerEventos(texto: string): EventoLido[] {
  return texto
    .split('\n\n')
    .slice(0, -1)
    .map((bloco) => bloco.split('\n'))
    .flatMap((linhas) => {
      const campo = (nome: string) =>
        linhas.find((linha) => linha.startsWith(`${nome}: `))?.slice(nome.length + 2);
      const dados = campo('data');
      return dados ? [{ id: campo('id'), mensagem: JSON.parse(dados) as MensagemAoVivo }] : [];
    });
}

/** Opens a stream over a real connection and collects its events. Resolves with the headers. */
export function abrirLeitor(url: string, headers: Record<string, string> = {}): Promise<LeitorSse> {
  return new Promise((resolver, recusar) => {
    const pedido = get(
      url,
      { headers: { accept: 'text/event-stream', ...headers } },
      (resposta) => {
        let texto = '';
        let fechado = false;
        resposta.setEncoding('utf8');
        resposta.on('data', (parte: string) => {
          texto += parte;
        });
        resposta.on('error', () => undefined);
        resposta.on('close', () => {
          fechado = true;
        });
        const eventos = () => lerEventos(texto);
        resolver({
          status: resposta.statusCode ?? 0,
          resposta,
          texto: () => texto,
          eventos,
          fechado: () => fechado,
          esperar: (condicao, prazoMs = 5_000) =>
            dentroDe(prazoMs, (timeout) =>
              vi.waitFor(
                () => {
                  const achado = eventos().find(({ mensagem }) => condicao(mensagem));
                  if (!achado) throw new Error(`não veio o evento esperado; veio:\n${texto}`);
                  return achado;
                },
                { timeout, interval: 5 },
              ),
            ),
          esperarFim: (prazoMs = 5_000) =>
            dentroDe(prazoMs, (timeout) =>
              vi.waitFor(() => expect(fechado).toBe(true), { timeout, interval: 5 }),
            ),
          sair: () => pedido.destroy(),
        });
      },
    );
    pedido.on('error', recusar);
  });
}
