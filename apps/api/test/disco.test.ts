import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { dentroDe } from './disputa.ts';
import { pastaDeTeste } from './postgres.ts';
import { iniciarProcesso, type Processo } from './processo.ts';
import { entrarNoServidor, titulosGravados, umaReserva } from './queda.apoio.ts';

const MB = 2 ** 20;
const pasta = join(pastaDeTeste(), 'dados');
mkdirSync(pasta);

/** Runs a command with a small disk of its own at `pasta`, which nobody else sees. */
const COM_DISCO_PEQUENO = [
  ...['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c'],
  'mount -t tmpfs -o size=320m,mode=711 disco "$0" && exec "$@"',
  pasta,
];
const [programa = '', ...argumentos] = COM_DISCO_PEQUENO;
const podeMontar = spawnSync(programa, [...argumentos, 'true']).status === 0;

let processo: Processo | undefined;
afterAll(async () => {
  await processo?.encerrar('SIGTERM');
});

test.skipIf(!podeMontar)(
  'a full disk is told by /health and refused by writes before PostgreSQL meets it; reads go on, and room heals it within 30 s',
  async () => {
    const servidor = await iniciarProcesso({ DATA_DIR: pasta }, COM_DISCO_PEQUENO);
    processo = servidor;
    const { endereco, filho } = servidor;
    const disco = `/proc/${filho.pid}/root${pasta}`;
    const enchimento = join(disco, 'enchimento');
    /** Writes until so many bytes are free. */
    const encher = (livres: number) => {
      for (;;) {
        const { bavail, bsize } = statfsSync(disco);
        const sobra = bavail * bsize - livres;
        if (sobra <= 0) return;
        appendFileSync(enchimento, Buffer.alloc(Math.min(sobra, MB)));
      }
    };
    const saude = async () => {
      const resposta = await fetch(`${endereco}/health`);
      return { status: resposta.status, corpo: await resposta.json() };
    };
    const token = await entrarNoServidor(endereco);
    const reservar = async (titulo: string) => {
      const resposta = await fetch(`${endereco}/api/agendamentos`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: umaReserva(titulo),
      });
      return { status: resposta.status, corpo: await resposta.json() };
    };
    const ler = () => titulosGravados(endereco, token, 'disco-');

    expect((await reservar('disco-antes')).status).toBe(201);
    encher(32 * MB);
    await dentroDe(5_000, (timeout) =>
      expect
        .poll(saude, { timeout })
        .toMatchObject({ status: 503, corpo: { codigo: 'INDISPONIVEL', motivo: 'disco' } }),
    );
    expect(await reservar('disco-cheio')).toMatchObject({
      status: 507,
      corpo: {
        codigo: 'SEM_ESPACO',
        detail:
          'O servidor está sem espaço em disco: você pode consultar, mas nada pode ser gravado agora. Avise quem cuida dele.',
      },
    });
    expect(await ler()).toEqual(['disco-antes']);
    expect(readFileSync(join(disco, 'postgres.log'), 'utf8')).not.toMatch(/No space|PANIC/);

    encher(0);
    expect(await ler()).toEqual(['disco-antes']);

    rmSync(enchimento);
    await dentroDe(30_000, (timeout) =>
      expect.poll(saude, { timeout }).toEqual({ status: 200, corpo: { status: 'ok' } }),
    );
    expect((await reservar('disco-depois')).status).toBe(201);
    expect((await ler()).toSorted()).toEqual(['disco-antes', 'disco-depois']);
  },
  120_000,
);
