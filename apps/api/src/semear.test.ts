import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { criarBancoDeTeste, pastaDeTeste } from '../test/postgres.ts';
import { abrirBanco } from './platform/db.ts';

const PROGRAMA = fileURLToPath(new URL('./semear.ts', import.meta.url));
const bancoDeTeste = await criarBancoDeTeste();
const banco = abrirBanco(bancoDeTeste.conexao, { max: 1 });
afterAll(async () => {
  await banco.$client.end();
  await bancoDeTeste.descartar();
});

function enderecoDoBanco(): string {
  const { user, password, host, port, database } = bancoDeTeste.conexao;
  const endereco = new URL(`postgresql://localhost/${database}`);
  endereco.username = user ?? '';
  endereco.password = String(password ?? '');
  endereco.search = new URLSearchParams({ host: host ?? '', port: String(port) }).toString();
  return endereco.href;
}

const ambiente = {
  DATABASE_URL: enderecoDoBanco(),
  DATA_DIR: pastaDeTeste(),
  SESSION_SECRET: 'segredo de teste com mais de trinta e dois caracteres',
  VAULT_KEY: 'chave de teste com mais de trinta e dois caracteres',
};
const semear = (...argumentos: string[]) =>
  spawnSync(process.execPath, [PROGRAMA, ...argumentos], { env: ambiente, encoding: 'utf8' });

const quantasPessoas = async () =>
  (await banco.$client.query<{ n: number }>('select count(*) as n from usuarios')).rows[0]?.n;

test.each([[['--escala', 'media']], [['--escala', 'firma', '--fracao', '2']], [['--tudo']]])(
  'the command with %j prints its usage and writes nothing',
  async (argumentos) => {
    const { status, stderr } = semear(...argumentos);
    expect(status).toBe(1);
    expect(stderr).toContain('Uso: npm run semear -- --escala demo|firma');
    expect(await quantasPessoas()).toBe(0);
  },
);

// Starts the command four times: seconds each on a busy machine.
test('the command fills the database of the settings, prints what it wrote, and refuses to do it again', {
  timeout: 60_000,
}, async () => {
  const { status, stdout } = semear('--escala', 'firma', '--fracao', '0.002');
  expect(stdout).toMatch(/10 clientes, 16 contratos[\s\S]*600 agendamentos[\s\S]*Pronto em/);
  expect(status).toBe(0);
  expect(await quantasPessoas()).toBe(28);
  for (const escala of ['firma', 'demo']) {
    const outra = semear('--escala', escala);
    expect(outra.status).toBe(1);
    expect(outra.stderr).toContain('só enche um banco vazio');
  }
  expect(await quantasPessoas()).toBe(28);
});
