import { randomUUID } from 'node:crypto';
import type { MensagemAoVivo } from '@dominio/contrato/eventos';
import { sql } from 'drizzle-orm';
import type { Db } from '../db.ts';

/** Channel of LISTEN/NOTIFY to which every process listens. */
export const CANAL = 'dominio_ao_vivo';

/** What one process sends to all, itself included: a message to people, or sessions that ended. */
export type Sinal =
  | { readonly usuarios: readonly number[]; readonly mensagem: MensagemAoVivo }
  | { readonly encerradas: readonly string[] };

/** PostgreSQL refuses payloads of 8,000 bytes or more; the difference is for a piece's heading. */
const MAXIMO_POR_AVISO = 7_900;

/**
 * A signal as payloads of NOTIFY. A short one is one payload; a long one is cut into pieces, which
 * PostgreSQL delivers in order and unmixed with those of other transactions.
 */
export function codificar(sinal: Sinal): string[] {
  const texto = JSON.stringify(sinal);
  if (Buffer.byteLength(texto) <= MAXIMO_POR_AVISO) return [texto];
  const cifrado = Buffer.from(texto).toString('base64');
  const total = Math.ceil(cifrado.length / MAXIMO_POR_AVISO);
  const chave = randomUUID();
  return Array.from({ length: total }, (_, i) => {
    const pedaco = cifrado.slice(i * MAXIMO_POR_AVISO, (i + 1) * MAXIMO_POR_AVISO);
    return `${chave}:${i}:${total}:${pedaco}`;
  });
}

/** Puts the payloads of a channel together. One per connection, whose loss loses its pieces. */
export function criarMontador(): (aviso: string) => Sinal | undefined {
  let chaveAtual = '';
  let pedacos: string[] = [];
  return (aviso) => {
    if (aviso.startsWith('{')) return JSON.parse(aviso) as Sinal;
    const [chave = '', indice, total, pedaco = ''] = aviso.split(':');
    if (indice === '0') {
      chaveAtual = chave;
      pedacos = [];
    }
    if (chave !== chaveAtual || pedacos.length !== Number(indice)) return undefined;
    pedacos.push(pedaco);
    if (pedacos.length < Number(total)) return undefined;
    return JSON.parse(Buffer.from(pedacos.join(''), 'base64').toString('utf8')) as Sinal;
  };
}

/** Sends signals, in one statement, when the caller's transaction commits. */
export async function emitirSinais(db: Db, sinais: readonly Sinal[]): Promise<void> {
  const avisos = sinais.flatMap(codificar);
  if (avisos.length === 0) return;
  await db.execute(
    sql`select pg_notify(${CANAL}, aviso) from unnest(${sql.param(avisos)}::text[]) as aviso`,
  );
}

/**
 * Closes the live streams of sessions that end with the caller's transaction, in every process, as
 * soon as it commits (decisoes.md §5: revocation acts at once).
 */
export async function encerrarFluxos(db: Db, sessaoIds: readonly string[]): Promise<void> {
  if (sessaoIds.length > 0) await emitirSinais(db, [{ encerradas: sessaoIds }]);
}
