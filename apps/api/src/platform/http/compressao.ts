import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Below this a compressed answer is hardly smaller than a packet of the network. */
const MINIMO_BYTES = 1_024;

/** Up to this an answer is compressed in one piece: a stream costs more than its compression. */
const DE_UMA_VEZ_BYTES = 2_097_152;

/**
 * Compresses answers for who takes it, at the lowest useful level: the whole list of clients, 1.5 MB,
 * takes a few milliseconds, and the network a twentieth of the bytes.
 */
export async function comprimirRespostas(app: FastifyInstance): Promise<void> {
  await app.register(fastifyCompress, {
    threshold: MINIMO_BYTES,
    syncThreshold: DE_UMA_VEZ_BYTES,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
    zlibOptions: { level: 1 },
  });
}
