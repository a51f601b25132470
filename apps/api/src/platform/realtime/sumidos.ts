import { readlinkSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Socket } from 'node:net';

/**
 * Retransmissions without an answer after which a reader counts as gone. The system doubles the
 * wait after each, from 0.2 s: at least six seconds of silence.
 */
const REENVIOS = 5;

/** Columns of the retransmissions and of the inode in `/proc/net/tcp` (proc(5)). */
const COLUNA_DOS_REENVIOS = 6;
const COLUNA_DO_INODE = 9;

/** Inodes of the silent connections in a table of the form of `/proc/net/tcp`. */
export function mudasNaTabela(tabela: string): string[] {
  return tabela
    .split('\n')
    .slice(1)
    .map((linha) => linha.trim().split(/\s+/))
    .filter((colunas) => Number.parseInt(colunas[COLUNA_DOS_REENVIOS] ?? '', 16) >= REENVIOS)
    .flatMap((colunas) => colunas[COLUNA_DO_INODE] ?? []);
}

/**
 * Inodes of connections whose other end acknowledges nothing that was sent. TCP itself would go on
 * for a quarter of an hour, and its keep-alive pauses while something is unanswered, so readers
 * whose network vanished are found here. Empty where the system does not tell (only Linux does).
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
