import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { platform } from 'node:process';
import { describe, expect, it } from 'vitest';
import { conexoesMudas, inodeDe, mudasNaTabela } from './sumidos.ts';

const TABELA = `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 0100007F:140B 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 47754 1 000000007a739914 100 0 0 10 0
   1: 0101000A:1415 0102000A:C762 01 00000018:00000000 01:00000263 00000005     0        0 81180 3 00000000c8c2eddb 20 4 30 10 -1
   2: 0101000A:1415 0102000A:C763 01 00000018:00000000 01:00000263 00000004     0        0 81181 3 00000000c8c2eddc 20 4 30 10 -1
   3: 0101000A:1415 0102000A:C764 01 00000018:00000000 01:00000263 0000000A     0        0 81182 3 00000000c8c2eddd 20 4 30 10 -1
`;

describe('the connections of readers that are gone', () => {
  it('are those with five or more unanswered retransmissions', () => {
    expect(mudasNaTabela(TABELA)).toEqual(['81180', '81182']);
  });

  it.runIf(platform === 'linux')(
    'are told from others by the inode that the system lists',
    async () => {
      const servidor = createServer().listen(0, '127.0.0.1');
      await once(servidor, 'listening');
      const { port } = servidor.address() as { port: number };
      const cliente = connect(port, '127.0.0.1');
      const [aceita] = (await once(servidor, 'connection')) as [Socket];
      const inode = inodeDe(aceita);
      expect(readFileSync('/proc/net/tcp', 'utf8')).toContain(` ${inode} `);
      expect((await conexoesMudas()).has(String(inode))).toBe(false);
      cliente.destroy();
      aceita.destroy();
      servidor.close();
    },
  );

  it('have no inode once closed', () => {
    expect(inodeDe(null)).toBeUndefined();
    expect(inodeDe(connect({ port: 9, host: '127.0.0.1' }).destroy())).toBeUndefined();
  });
});
