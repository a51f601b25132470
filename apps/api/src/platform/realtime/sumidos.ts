import { readlinkSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Socket } from 'node:net';

/**
 * Retransmissions without an answer after which the other end counts as gone. The system doubles
 * the wait after each, from 0.2 s: six seconds and more of silence.
 */
const REENVIOS = 5;

/** Places of the retransmissions and of the inode in a line of `/proc/net/tcp` (proc(5)). */
const COLUNA_DOS_REENVIOS = 6;
const COLUNA_DO_INODE = 9;

/** Inodes, in a table as `/proc/net/tcp` prints it, of the connections whose other end is silent. */
export function mudasNaTabela(tabela: string): string[] {
  return tabela
    .split('\n')
    .slice(1)
    .map((linha) => linha.trim().split(/\s+/))
    .filter((colunas) => Number.parseInt(colunas[COLUNA_DOS_REENVIOS] ?? '', 16) >= REENVIOS)
    .flatMap((colunas) => colunas[COLUNA_DO_INODE] ?? []);
}

/**
 * Connections, by inode, whose other end acknowledges nothing of what was sent. TCP itself would go
 * on for a quarter of an hour, and its keep-alive rests while something is unanswered; so a reader
 * whose network vanished is found here. Empty where the system does not tell (Linux alone does).
 */
export async function conexoesMudas(): Promise<ReadonlySet<string>> {
  const tabelas = await Promise.all(
    ['/proc/net/tcp', '/proc/net/tcp6'].map((caminho) => readFile(caminho, 'utf8').catch(() => '')),
  );
  return new Set(tabelas.flatMap(mudasNaTabela));
}

/** Inode of a connection; undefined where the system does not tell. */
export function inodeDe(socket: Socket | null): string | undefined {
  const { fd } = (socket as { _handle?: { fd?: number } } | null)?._handle ?? {};
  if (fd === undefined || fd < 0) return undefined;
  try {
    return /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/self/fd/${fd}`))?.[1];
  } catch {
    return undefined;
  }
}
