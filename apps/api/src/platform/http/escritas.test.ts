import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { enderecoDe, montarApp } from '../../../test/build-app.ts';
import { pastaDeTeste } from '../../../test/postgres.ts';

/** What writes nothing, ends an access (seguranca.md P8) or leads back to the live feed. */
const SEGUEM = [
  'DELETE /usuarios/me/sessoes',
  'DELETE /usuarios/me/sessoes/{sid}',
  'DELETE /usuarios/{id}/sessoes',
  'DELETE /usuarios/{id}/sessoes/{sid}',
  'POST /api/agendamentos/validar-conflito',
  'POST /api/agendamentos/validar-participantes',
  'POST /api/notifications/stream-ticket',
  'POST /auth/logout',
  'POST /auth/validate-token',
  'POST /auth/ver-como/encerrar',
  'POST /usuarios/cache/clientes/limpar',
  'POST /usuarios/validar-cpf',
  'POST /usuarios/validar-email',
];

const dirDados = pastaDeTeste();
const { app, administrador, entrar } = await montarApp({ config: { databaseUrl: null, dirDados } });

test('a disk that takes no writes keeps back every call but those that read or cannot wait', async () => {
  const { id } = await administrador();
  rmSync(dirDados, { recursive: true });
  const seguem: string[] = [];
  for (const { method, path, acesso } of app.endpoints) {
    if (method === 'GET') continue;
    const url = enderecoDe(path.replaceAll(/\{\w+\}/g, '0'));
    // Of its own for each, as some end sessions.
    const headers = acesso === 'publico' ? {} : { authorization: `Bearer ${await entrar(id)}` };
    const { statusCode } = await app.inject({ method, url, headers });
    if (statusCode !== 503) seguem.push(`${method} ${path}`);
  }
  expect(seguem.sort()).toEqual(SEGUEM);
});
