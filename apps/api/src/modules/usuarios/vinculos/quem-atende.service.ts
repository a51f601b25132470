import type { Db } from '../../../platform/db.ts';
import { lerQuemAtende } from './quem-atende.repository.ts';

/** The active colleagues linked to a client, in whatever role: who is told of what happens there. */
export const quemAtende = (db: Db, clienteId: number): Promise<number[]> =>
  lerQuemAtende(db, clienteId);
