import http from 'node:http';
import pg from 'pg';
import type { Consulta } from './consulta.ts';

/**
 * The bare handler, in a process of its own, with which the application's throughput is compared.
 * For `GET /n` it runs the n-th recipe, one statement after the other on a pool of the same size,
 * and answers all rows, but those of the first `ignoradas` statements, as `JSON.stringify` writes
 * them. The recipe is either what the application runs for that call, the session's look-up
 * included and its rows left out, or one well-written statement (pisos.ts). It verifies no token,
 * checks no permission, validates and maps nothing, sets only type and length as headers, and logs
 * nothing.
 */
interface Partida {
  readonly conexao: pg.PoolConfig;
  readonly conexoes: number;
  readonly receitas: readonly (readonly Consulta[])[];
  readonly ignoradas: number;
}

process.once('message', ({ conexao, conexoes, receitas, ignoradas }: Partida) => {
  const pool = new pg.Pool({ ...conexao, max: conexoes });

  async function atender(url: string): Promise<string> {
    const receita = receitas[Number(url.slice(1))] ?? [];
    const resultados: unknown[] = [];
    for (const consulta of receita) {
      const { rows } = await pool.query(consulta);
      resultados.push(rows);
    }
    return JSON.stringify(resultados.slice(ignoradas));
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
