import http, { type ServerResponse } from 'node:http';

/**
 * The bare stream server, in a process of its own, with which the live feed is compared: it keeps
 * every answer open, and writes what it is sent to all of them.
 */
const abertas = new Set<ServerResponse>();
const servidor = http.createServer((_pedido, resposta) => {
  resposta.writeHead(200, { 'content-type': 'text/event-stream' });
  resposta.write(': heartbeat\n\n');
  abertas.add(resposta);
});
process.on('message', (texto: string) => {
  for (const resposta of abertas) resposta.write(`data: ${texto}\n\n`);
});
servidor.listen({ port: 0, host: '127.0.0.1', backlog: 1_024 }, () =>
  process.send?.(servidor.address()),
);
process.once('disconnect', () => process.exit(0));
