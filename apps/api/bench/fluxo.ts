import http from 'node:http';
import { createInterface } from 'node:readline';
import { setTimeout as esperar } from 'node:timers/promises';
import { SENHA_DA_DEMONSTRACAO } from '../src/semear/demo/equipe.ts';
import type { Pessoa } from './cenario.ts';

const PACIENCIA_MS = 5_000;

/** Makes a call that changes something. @throws with the answer, when it is a refusal. */
export async function postar<T>(base: URL, caminho: string, token: string, corpo = {}): Promise<T> {
  const resposta = await fetch(new URL(caminho, base), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(corpo),
  });
  if (!resposta.ok)
    throw new Error(`${caminho} respondeu ${resposta.status}: ${await resposta.text()}`);
  return (await resposta.json()) as T;
}

/** Opens a session of somebody of the data, and answers its token. */
export async function entrar(base: URL, email: string): Promise<string> {
  const corpo = { email, password: SENHA_DA_DEMONSTRACAO };
  const { access_token } = await postar<{ access_token: string }>(base, '/auth/login', '', corpo);
  return access_token;
}

export interface Fluxo {
  /** Resolves with the moment at which a notification with this text arrives. */
  aoChegar(texto: string): Promise<number>;
  /** Whether it is still open; only `fechar` should end it. */
  aberto(): boolean;
  fechar(): void;
}

/** Opens the live feed as a browser does: a ticket first, then the stream. */
export async function abrirFluxo(
  base: URL,
  { id, token }: Pick<Pessoa, 'id' | 'token'>,
): Promise<Fluxo> {
  const { ticket } = await postar<{ ticket: string }>(
    base,
    '/api/notifications/stream-ticket',
    token,
  );
  const esperas = new Map<string, (em: number) => void>();
  const pedido = http.get(new URL(`/api/notifications/sse/${id}?token=${ticket}`, base));
  const resposta = await new Promise<http.IncomingMessage>((resolver, rejeitar) => {
    pedido.on('response', resolver).on('error', rejeitar);
  });
  if (resposta.statusCode !== 200) throw new Error(`O fluxo respondeu ${resposta.statusCode}.`);
  pedido.on('error', () => {});
  const linhas = createInterface({ input: resposta });
  // Closing the feed aborts the reading; a wait that fails reports its own time limit.
  linhas.on('error', () => {});
  linhas.on('line', (linha) => {
    if (!linha.startsWith('data:') || !linha.includes('"notification"')) return;
    const em = performance.now();
    for (const [texto, chegou] of esperas) {
      if (!linha.includes(texto)) continue;
      esperas.delete(texto);
      chegou(em);
    }
  });
  return {
    aoChegar(texto) {
      const { promise, resolve } = Promise.withResolvers<number>();
      esperas.set(texto, resolve);
      const tarde = esperar(PACIENCIA_MS, null, { ref: false }).then(() => {
        throw new Error(`O aviso não chegou em ${PACIENCIA_MS / 1000} s.`);
      });
      return Promise.race([promise, tarde]);
    },
    aberto: () => !resposta.closed,
    fechar: () => pedido.destroy(),
  };
}
