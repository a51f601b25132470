import { expect, test } from 'vitest';
import { CATALOGO } from './permissoes-catalogo.ts';
import { permissoesNaVisita } from './visita.ts';

test('a visit keeps the permissions to read, and none to write or export', () => {
  const mapa = Object.fromEntries(
    Object.entries(CATALOGO).map(([m, { acoes }]) => [m, [...acoes]]),
  );
  const resta = permissoesNaVisita(mapa);
  const acoes = new Set(Object.values(resta).flat());
  expect([...acoes].sort()).toEqual([
    'acessar',
    'ver_time',
    'ver_todos',
    'ver_valores',
    'ver_vinculados',
    'visualizar',
  ]);
  expect(resta.user_management).toEqual([]);
  expect(resta.times).toEqual(['acessar']);
  expect(resta.agenda).toEqual(['visualizar']);
});
