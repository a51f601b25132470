import pino, { type DestinationStream, type Logger } from 'pino';
import { serializarErro } from './log-de-erros.ts';

/** Headers and fields that carry secrets and are removed from every log line. */
const SEGREDOS = [
  'req.headers',
  '*.password',
  '*.senha',
  '*.nova_senha',
  '*.token',
  '*.access_token',
];

/** What is logged waits for so many bytes, or for so long, in ms, and is then written at once. */
const PEDACO = { minLength: 4_096, periodicFlush: 250 };

/**
 * Standard output, written in pieces: a write for each request took a twentieth of the server's
 * time. What waits is written when the process ends; only SIGKILL takes the last moment's lines.
 */
export const saidaEmPedacos = (): DestinationStream =>
  pino.destination({ dest: 1, sync: false, ...PEDACO });

/**
 * JSON logs, to standard output unless it is told otherwise. A request is logged by method and
 * route pattern, never by its address: paths and queries carry reset tokens and stream tickets.
 */
export function criarLog(nivel: string, saida: DestinationStream = pino.destination(1)): Logger {
  const opcoes = {
    level: nivel,
    redact: { paths: SEGREDOS, remove: true },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (rotulo: string) => ({ level: rotulo }) },
    serializers: {
      err: serializarErro,
      req: (req: { method: string; id: string; routeOptions?: { url?: string }; ip?: string }) => ({
        id: req.id,
        method: req.method,
        rota: req.routeOptions?.url,
        ip: req.ip,
      }),
    },
  };
  return pino(opcoes, saida);
}
