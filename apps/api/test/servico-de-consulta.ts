import type { IncomingMessage, ServerResponse } from 'node:http';
import { subirHttps } from './servidor-https.ts';

export type Atender = (req: IncomingMessage, res: ServerResponse) => void;

/** Answers JSON with a status. */
export const emJson =
  (corpo: unknown, status = 200, cabecalhos: Record<string, string> = {}): Atender =>
  (_req, res) =>
    res
      .writeHead(status, { 'content-type': 'application/json', ...cabecalhos })
      .end(JSON.stringify(corpo));

/**
 * A service of look-up on a loopback port that behaves as each test says, and remembers what it was
 * asked.
 */
export async function subirServicoDeConsulta() {
  const pedidos: { caminho: string; autorizacao: string | undefined }[] = [];
  let atender: Atender = emJson({});
  const { url, descer } = await subirHttps((req, res) => {
    pedidos.push({ caminho: req.url ?? '', autorizacao: req.headers.authorization });
    atender(req, res);
  });
  return {
    url,
    descer,
    pedidos,
    /** How it answers from now on; what it was asked before is forgotten. */
    responder(novo: Atender) {
      pedidos.length = 0;
      atender = novo;
    },
  };
}
