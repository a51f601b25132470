import pino, { type Logger } from 'pino';
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

/**
 * JSON logs. A request is logged by method and route pattern, never by its address: paths and
 * queries carry reset tokens and stream tickets.
 */
export function criarLog(nivel: string): Logger {
  return pino({
    level: nivel,
    redact: { paths: SEGREDOS, remove: true },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (rotulo) => ({ level: rotulo }) },
    serializers: {
      err: serializarErro,
      req: (req: { method: string; id: string; routeOptions?: { url?: string }; ip?: string }) => ({
        id: req.id,
        method: req.method,
        rota: req.routeOptions?.url,
        ip: req.ip,
      }),
    },
  });
}
