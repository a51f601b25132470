import http from 'node:http';
import pg from 'pg';
import type { Consulta } from './consulta.ts';

/**
 * The bare handler, in a process of its own, with which the application's throughput is compared.
 * For `GET /n` it runs the n-th recipe: the statements and values that the application runs for
 * that call, the session's look-up included, one after the other on a pool of the same size. It
 * answers all rows but the session's as `JSON.stringify` writes them. It verifies no token, checks
 * no permission, validates and maps nothing, sets only type and length as headers, and logs
 * nothing.
 */
interface Partida {
  readonly conexao: pg.PoolConfig;
  readonly conexoes: number;
  readonly receitas: readonly (readonly Consulta[])[];
}

process.once('message', ({ conexao, conexoes, receitas }: Partida) => {
  const pool = new pg.Pool({ ...conexao, max: conexoes });

  async function atender(url: string): Promise<string> {
    const receita = receitas[Number(url.slice(1))] ?? [];
    const resultados: unknown[] = [];
    for (const consulta of receita) {
      const { rows } = await pool.query(consulta);
      resultados.push(rows);
    }
    return JSON.stringify(resultados.slice(1));
  }

  const servidor = http.createServer((pedido, resposta) => {
    atender(pedido.url ?? '/').then(
      (corpo) => {
        const bytes = Buffer.from(corpo);
        resposta.writeHead(200, {
          'content-type': 'application/json; charset=utf-8',
          'content-length': bytes.length,
        });
        resposta.end(bytes);
      },
      (erro: unknown) => {
        resposta.writeHead(500).end(String(erro));
      },
    );
  });
  servidor.listen(0, '127.0.0.1', () => {
    process.send?.(servidor.address());
  });
});
process.once('disconnect', () => process.exit());
